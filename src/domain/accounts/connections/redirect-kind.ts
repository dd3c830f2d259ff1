// Allowed redirect targets (RFC 8252, RFC 9700): an https page, an http program on the user's own machine, or an app
// with its own scheme. Any recipient of the code gets the connection, so everything else is rejected.

/** A web page, a program on this computer, or an app with its own scheme. */
export type RedirectKind = "web" | "computer" | "app";

/** As `URL` formats them. */
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

// A private-use scheme is a reversed domain name (RFC 8252, 7.1), so that two apps do not choose the same one. These
// editors have long used schemes that are not, and register them with every system they are installed on.
const EDITORS = new Set(["cursor:", "vscode:", "vscode-insiders:", "windsurf:"]);
const BACKWARDS_DOMAIN = /^[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+:$/;
const CHARACTERS_MAX = 1_000;

/** The kind of a redirect address; null if it is not allowed. */
export function redirectKind(address: string): RedirectKind | null {
  const url = URL.parse(address);
  // Rejects what a browser would parse differently than it is written, and what could hide the target.
  if (url === null || address.length > CHARACTERS_MAX || !/^[!-~]+$/.test(address) || /[\\#*]/.test(address)) return null;
  if (url.username !== "" || url.password !== "") return null;
  if (url.protocol === "https:") return LOOPBACK.has(url.hostname) ? null : "web";
  if (url.protocol === "http:") return LOOPBACK.has(url.hostname) ? "computer" : null;
  return EDITORS.has(url.protocol) || BACKWARDS_DOMAIN.test(url.protocol) ? "app" : null;
}

/** The displayed form of a redirect address: its host, or the app's scheme. */
export function redirectPlace(address: string): string {
  const url = URL.parse(address);
  if (url === null) return "";
  return url.protocol === "https:" || url.protocol === "http:" ? url.host : url.protocol;
}
