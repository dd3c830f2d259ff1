// The browser sends the page's origin. Our own origin and pages on the user's own machine (such as the MCP Inspector)
// are allowed; web pages are not, since a client there would hold the user's tokens. Programs send no origin, or one
// with a custom scheme, which no page can have.
import { LOOPBACK_NAMES } from "../../../lib/own-hosts.ts";

/** Whether a request with this `Origin` is allowed. */
export function isAllowedOrigin(service: string, origin: string | undefined): boolean {
  if (origin === undefined) return true;
  const { protocol, hostname, origin: whole } = URL.parse(origin) ?? { protocol: "null:", hostname: "", origin: "" };
  if (protocol === "null:") return false;
  if (protocol !== "http:" && protocol !== "https:") return true;
  return whole === new URL(service).origin || LOOPBACK_NAMES.has(hostname);
}
