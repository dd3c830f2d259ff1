// Where an app may be answered (RFC 8252, RFC 9700): a page over https, a program on the person's own machine over http,
// or an app that has a scheme of its own. Whoever receives the code has the connection, so everything else is refused.

/** A page of the web, a program on this computer, or an app with a scheme of its own. */
export type RedirectKind = "web" | "computer" | "app";

/** As `URL` writes them. */
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

// A scheme of one's own is a domain name read backwards (RFC 8252, 7.1), so that two apps do not take the same one. These
// editors have had theirs for longer, and register them with every system that they are installed on.
const EDITORS = new Set(["cursor:", "vscode:", "vscode-insiders:", "windsurf:"]);
const BACKWARDS_DOMAIN = /^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+:$/;
const CHARACTERS_MAX = 1_000;

/** The kind of a redirect address; null for one that no app may have. */
export function redirectKind(address: string): RedirectKind | null {
  const url = URL.parse(address);
  // What a browser would read otherwise than it is written, and what could hide where it leads.
  if (url === null || address.length > CHARACTERS_MAX || !/^[!-~]+$/.test(address) || /[\\#*]/.test(address)) return null;
  if (url.username !== "" || url.password !== "") return null;
  if (url.protocol === "https:") return LOOPBACK.has(url.hostname) ? null : "web";
  if (url.protocol === "http:") return LOOPBACK.has(url.hostname) ? "computer" : null;
  return EDITORS.has(url.protocol) || BACKWARDS_DOMAIN.test(url.protocol) ? "app" : null;
}

/** What a person is shown of a redirect address: its host, or the scheme of an app. */
export function redirectPlace(address: string): string {
  const url = URL.parse(address);
  if (url === null) return "";
  return url.protocol === "https:" || url.protocol === "http:" ? url.host : url.protocol;
}
