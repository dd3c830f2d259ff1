// CSRF protection. A browser sends the console's cookie with every request to it, and sites of the same domain count as
// same-site. So requests that another page could have made are rejected: a change requires our own header, which a
// foreign page cannot send without a preflight, and an Origin equal to the host it was sent to.
import type { IncomingHttpHeaders } from "node:http";

/** The header that the console's own script sends with every request. */
export const OWN_HEADER = "x-atelier-console";

/** Whether a request was made by our own pages. `changes` is true if it may change anything. */
export function isOwnRequest(headers: IncomingHttpHeaders, { changes }: { changes: boolean }): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (!changes) return true;
  return headers[OWN_HEADER] === "1" && headers.origin !== undefined && hostOf(headers.origin) === headers.host?.toLowerCase();
}

function hostOf(origin: string): string | null {
  return URL.parse(origin)?.host ?? null;
}
