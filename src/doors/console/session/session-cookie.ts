// The one cookie of the console. It is host-only, so that no site under another name ever receives it; where the service
// is reached over https its name keeps sites of the same domain from setting it in our place (RFC 6265bis, __Host-).
import type { Addresses } from "../../../domain/call.ts";
import { SESSION_SECONDS } from "../../../domain/accounts/sessions/sessions.ts";

const TOKEN = /^[0-9A-Za-z]{43}$/;

const isSecure = ({ service }: Addresses): boolean => service.startsWith("https:");

const nameOf = (addresses: Addresses): string => (isSecure(addresses) ? "__Host-atelier" : "atelier");

/** The session's token in a Cookie header; null when it holds none. Of several, the first counts. */
export function readSessionCookie(addresses: Addresses, cookies: string | undefined): string | null {
  const name = nameOf(addresses);
  for (const pair of (cookies ?? "").split(";")) {
    const [key, value = ""] = pair.trim().split("=", 2);
    if (key === name) return TOKEN.test(value) ? value : null;
  }
  return null;
}

/** The Set-Cookie header that gives a browser a session; `token` null takes it away. */
export function sessionCookie(addresses: Addresses, token: string | null): string {
  const life = token === null ? 0 : SESSION_SECONDS;
  const secure = isSecure(addresses) ? "; Secure" : "";
  return `${nameOf(addresses)}=${token ?? ""}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`;
}
