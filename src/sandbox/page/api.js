// The driver's calls, as any script makes them.

async function call(method, path, body) {
  const response = await fetch(path, { method, body: body && JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error ?? `The sandbox answered ${response.status}.`);
  return answer;
}

const query = (values) => new URLSearchParams(Object.entries(values).filter(([, value]) => value !== undefined));

export const look = (path, values = {}) => call("GET", `/driver/${path}?${query(values)}`);
export const act = (path, body) => call("POST", `/driver/${path}`, body);
export const change = (path, body) => call("PATCH", `/driver/${path}`, body);
export const remove = (path) => call("DELETE", `/driver/${path}`);
