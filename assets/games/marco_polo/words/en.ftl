## Names

# A name that is not listed here stands on the map or the card as it is.
mp-place = { $id ->
   *[other] { $name }
}
mp-character = { $id ->
   *[other] { $name }
}
mp-guild-farmers = Farmers
mp-guild-spicers = Spicers
mp-guild-tailors = Tailors
mp-guild-jewelers = Jewellers

## Words in pictures: short, for there is no room for long ones

mp-picture-edition = house edition
mp-picture-round = Round { $n } of { $of }
mp-picture-letters = choose a letter
mp-picture-khan = Khan's favour
mp-picture-seals = Guild seals
mp-picture-seals-hint = below: what improving costs and brings
mp-picture-bag = Money bag
mp-picture-bag-often = as often as you like
mp-picture-steps = steps: lowest die
mp-picture-contracts = Contracts
mp-picture-fulfilled = fulfilled
mp-picture-twice = ×2 from { $n }
mp-picture-black = Black dice
mp-picture-open = open to all
mp-picture-goal = Goal card
mp-picture-secret = Only you see the goal card.
mp-picture-board = own board
mp-picture-arms = { $n ->
    [one] { $n } coat of arms
   *[other] { $n } coats of arms
}
mp-picture-posts = Posts
mp-picture-score-total = Points
mp-picture-won = { $n ->
    [one] wins the game
   *[other] share the victory
}
# What seats do, behind their names or marks; $n is how many seats.
mp-picture-does-characters = picks a character
mp-picture-does-goals = { $n ->
    [one] keeps a goal card
   *[other] keep a goal card
}
mp-picture-does-bonuses = { $n ->
    [one] decides on a bonus
   *[other] decide on bonuses
}
mp-picture-does-rolled = { $n ->
    [one] settles the roll
   *[other] settle their rolls
}
mp-picture-does-action = chooses an action
mp-picture-does-end = may go on or end the turn
mp-picture-does-goods = chooses goods
mp-picture-does-tokens = chooses a bonus token
mp-picture-does-contract = takes a contract
mp-picture-does-seal = takes a guild seal
mp-picture-does-black = takes a black die
mp-picture-does-move = may move
mp-picture-does-post = moves a post
mp-picture-does-oases = chooses coins or camels
# What is asked after a verb, behind the same.
mp-picture-asks-character = which character?
mp-picture-asks-goal = which goal card?
mp-picture-asks-compensate = coins or camels?
mp-picture-asks-bonus = what will it be?
mp-picture-asks-book = which offer?
mp-picture-asks-khan = which die?
mp-picture-asks-seal = which seal?
mp-picture-asks-travel = where to?
mp-picture-asks-contracts = which contracts?
mp-picture-asks-city = which city?
mp-picture-asks-card = which card?
mp-picture-asks-fulfil = which contract?
mp-picture-asks-improve = which seal?
mp-picture-asks-bag = which die?
mp-picture-asks-reroll = which die?
mp-picture-asks-change = which die?
mp-picture-asks-black = which black die?
mp-picture-asks-outpost = which tile?
mp-picture-asks-take = which contract?
mp-picture-asks-post = which post?
mp-picture-asks-move = where to?
mp-picture-asks-jade = pay with jade?
mp-picture-asks-end = end the turn?
# What characters do, each in a few lines.
mp-picture-character-mongke_khan = Passing an oasis takes no step. After a journey, for each of its oases: 3 points, and 2 coins or 1 camel.
mp-picture-character-de_wu = 1 die is enough for a guild seal. 1 jade for each seal improved. At the end +1 coat of arms.
mp-picture-character-abha_basu = Each round starts with 2 coins. 1 jade for each contract fulfilled. 1 point for each jade received.
mp-picture-character-mailin_and_tian_chin = +3 coins at the start. 2 figures share the steps. At each start of a round 1 bonus counts twice.
mp-picture-character-filippo_vitello = Gets each outpost tile after its use, and can use it once more.
mp-picture-character-isabella_donati = Each die rolled brings: 1, 6 – 2 coins; 2, 5 – 1 point; 3, 4 – 1 camel. A pair at the start of a round may bring 1 jade, silk or gold instead.
mp-picture-character-gantulga_od = Pays no coins and no camels on ways. Uses the lower travel space only.
