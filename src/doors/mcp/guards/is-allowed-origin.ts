// A page's origin is told by its browser. Ours and those of pages on the person's own machine (such as the MCP Inspector)
// may ask; a page on the web may not, since a client there would hold the person's tokens. Programs send no origin, or one
// with a scheme of their own, which no page can have.
import { LOOPBACK_NAMES } from "./is-own-host.ts";

/** Whether a request with this `Origin` is answered. */
export function isAllowedOrigin(service: string, origin: string | undefined): boolean {
  if (origin === undefined) return true;
  const { protocol, hostname, origin: whole } = URL.parse(origin) ?? { protocol: "null:", hostname: "", origin: "" };
  if (protocol === "null:") return false;
  if (protocol !== "http:" && protocol !== "https:") return true;
  return whole === new URL(service).origin || LOOPBACK_NAMES.has(hostname);
}
