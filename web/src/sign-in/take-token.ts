/** Returns the token of the one-time link that opened this page and removes it from the URL; empty if there is none. */
export function takeToken(): string {
  const hash = location.hash.slice(1);
  const token = new URLSearchParams(hash).get("token") ?? hash;
  history.replaceState(history.state, "", `${location.pathname}${location.search}`);
  return token;
}
