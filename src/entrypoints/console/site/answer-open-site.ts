// Where a private site redirects its visitor, because the console knows the session. A visitor who is not signed in
// signs in first; a signed-in one returns to the site, with a token if it is theirs. Redirects only to our sites.
import type { IncomingMessage, ServerResponse } from "node:http";
import { resumeSession } from "../../../domain/accounts/sessions/sessions.ts";
import type { AppContext } from "../../../domain/call.ts";
import { openSite, readTarget } from "../../../domain/projects/site/open-private-site.ts";
import { plainHeaders } from "../pages/page-headers.ts";
import { readSessionCookie } from "../session/session-cookie.ts";

/** The path of this route. */
export const OPEN_SITE = "/open-site";

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Responds to `GET /open-site?site=<name>&to=<path>` with a redirect. */
export async function answerOpenSite(
  { ctx }: { ctx: AppContext },
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const { searchParams } = new URL(request.url ?? "/", "http://host");
  const name = searchParams.get("site") ?? "";
  const to = readTarget(searchParams.get("to"));
  if (!LABEL.test(name)) return send(response, 303, "/");
  const token = readSessionCookie(ctx.addresses, request.headers.cookie);
  const signedIn = token === null ? null : await resumeSession(ctx, token);
  if (signedIn === null) {
    const own = `${OPEN_SITE}?${new URLSearchParams({ site: name, to }).toString()}`;
    return send(response, 303, `/sign-in?${new URLSearchParams({ to: own }).toString()}`);
  }
  return send(response, 303, await openSite(signedIn.call, { name, to, session: signedIn.session }));
}

function send(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { ...plainHeaders(), "Referrer-Policy": "no-referrer", Location: location });
  response.end();
}
