// A browser sends the console's cookie with whatever leads here, and sites of the same domain count as the same site. So
// nothing is done for a request that another page could have made: a change needs our own header, which a foreign page
// cannot send without being asked about it, and an Origin that is the host it was sent to.
import type { IncomingHttpHeaders } from "node:http";

/** The header that the console's own script sends with every request. */
export const OWN_HEADER = "x-atelier-console";

/** Whether a request was made by our own pages. `changes` tells whether it may change anything. */
export function isOwnRequest(headers: IncomingHttpHeaders, { changes }: { changes: boolean }): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (!changes) return true;
  return headers[OWN_HEADER] === "1" && headers.origin !== undefined && hostOf(headers.origin) === headers.host?.toLowerCase();
}

function hostOf(origin: string): string | null {
  return URL.parse(origin)?.host ?? null;
}
