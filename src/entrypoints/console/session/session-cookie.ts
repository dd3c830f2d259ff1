// The console's cookies. They are host-only, so that no site under another name receives them; over https their names
// prevent sites of the same domain from overwriting them (RFC 6265bis, __Host-).
import type { Addresses } from "../../../domain/call.ts";
import { KNOWN_SECONDS } from "../../../domain/accounts/sessions/known-browsers.ts";
import { SESSION_SECONDS } from "../../../domain/accounts/sessions/sessions.ts";

const TOKEN = /^[0-9A-Za-z]{43}$/;
const KNOWN = /^[\w.~-]{1,1000}$/;

const isSecure = ({ service }: Addresses): boolean => service.startsWith("https:");

const nameOf = (addresses: Addresses, name: string): string => (isSecure(addresses) ? `__Host-${name}` : name);

/** The session token in a Cookie header; null if there is none. If there are several, the first is used. */
export function readSessionCookie(addresses: Addresses, cookies: string | undefined): string | null {
  return readCookie(cookies, { name: nameOf(addresses, "atelier"), pattern: TOKEN });
}

/** The browser's cookie of known accounts; null if it has none. */
export function readKnownCookie(addresses: Addresses, cookies: string | undefined): string | null {
  return readCookie(cookies, { name: nameOf(addresses, "atelier-known"), pattern: KNOWN });
}

/** The Set-Cookie header that sets the session; `token` null removes it. */
export function sessionCookie(addresses: Addresses, token: string | null): string {
  return cookie(addresses, { name: "atelier", value: token ?? "", seconds: token === null ? 0 : SESSION_SECONDS });
}

/** The Set-Cookie header for the browser's known accounts. It persists when a session ends. */
export function knownCookie(addresses: Addresses, known: string): string {
  return cookie(addresses, { name: "atelier-known", value: known, seconds: KNOWN_SECONDS });
}

function readCookie(cookies: string | undefined, { name, pattern }: { name: string; pattern: RegExp }): string | null {
  for (const pair of (cookies ?? "").split(";")) {
    const [key, value = ""] = pair.trim().split("=", 2);
    if (key === name) return pattern.test(value) ? value : null;
  }
  return null;
}

function cookie(addresses: Addresses, { name, value, seconds }: { name: string; value: string; seconds: number }): string {
  const secure = isSecure(addresses) ? "; Secure" : "";
  return `${nameOf(addresses, name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
