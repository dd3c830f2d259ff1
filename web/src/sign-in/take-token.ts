/** The token of the one-time link that opened this page, taken out of the address; empty where there is none. */
export function takeToken(): string {
  const hash = location.hash.slice(1);
  const token = new URLSearchParams(hash).get("token") ?? hash;
  history.replaceState(history.state, "", `${location.pathname}${location.search}`);
  return token;
}
