// The door through which deployed apps are seen: each on its own origin, known by the Host header. Nothing of an app is
// trusted here, neither its paths nor its content types, and no failure of the store reaches the browser as more than
// "not now".
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "../../kit/log.ts";
import {
  answerPage,
  answerSiteRequest,
  type FindEarlierFile,
  type FindSite,
  type SiteAnswer,
  type SiteRequest,
} from "./answer-site-request.ts";
import { createContentReader, type ReadBlob } from "./create-content-reader.ts";
import type { SiteGuard } from "./private/guard-site.ts";

/** What the door needs. `findSite`, `findEarlierFile` and `readBlob` may fail or hang: the answer is then 503, after the deadline at the latest. */
export interface SitesHandlerOptions {
  /** The sites' address without a name: `http://apps.localhost:4000`. */
  sitesUrl: string;
  /** The console's origin, which may frame the apps: `http://localhost:4000`. */
  consoleOrigin: string;
  findSite: FindSite;
  findEarlierFile: FindEarlierFile;
  readBlob: ReadBlob;
  /** Reads the brotli of a blob, where the store keeps it; without this, the door compresses what it sends. */
  readBrotli?: ReadBlob;
  /** Who may see private sites. */
  guard: SiteGuard;
  log: Pick<Log, "warn">;
  deadlineMilliseconds?: number;
}

/** Answers a request; it never rejects. */
export type SitesHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A handler for `node:http` that serves every deployed app by the Host header. */
export function createSitesHandler(options: SitesHandlerOptions): SitesHandler {
  const { sitesUrl, consoleOrigin, findSite, findEarlierFile, readBlob, readBrotli, guard, log, deadlineMilliseconds = 10_000 } = options;
  const sources = { sitesUrl, consoleOrigin, findSite, findEarlierFile, guard, readContent: createContentReader({ readBlob, readBrotli }) };

  return async (request, response) => {
    try {
      const answer = await withDeadline(answerSiteRequest(sources, readRequest(request)), deadlineMilliseconds);
      write(response, answer);
    } catch (error) {
      log.warn({ error, host: request.headers.host }, "a site could not be served");
      if (response.headersSent) response.destroy();
      else write(response, answerPage(consoleOrigin, "unavailable"));
    }
  };
}

function readRequest({ method = "GET", url = "", headers }: IncomingMessage): SiteRequest {
  const { host, accept, cookie } = headers;
  const acceptEncoding = [headers["accept-encoding"]].flat().join(",");
  const mode = [headers["sec-fetch-mode"]].flat().at(0);
  const said = { ifNoneMatch: headers["if-none-match"], mode, agent: headers["user-agent"] };
  return { method, target: url, host, accept, acceptEncoding, cookie, ...said };
}

async function withDeadline<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const finished = new AbortController();
  const late = delay(milliseconds, null, { signal: finished.signal, ref: false }).then(() => {
    throw new Error(`no answer within ${milliseconds} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    finished.abort();
  }
}

// To HEAD, Node sends the headers and leaves the body out.
function write(response: ServerResponse, { status, headers, body }: SiteAnswer): void {
  const length = body === null ? {} : { "Content-Length": body.byteLength };
  response.writeHead(status, { ...headers, ...length });
  response.end(body);
}
