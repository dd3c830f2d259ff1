// The entrypoint that serves deployed apps, each on its own origin, by the Host header. Nothing in an app is trusted
// here, neither its paths nor its content types, and a failure of the store reaches the browser only as "unavailable".
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "../../lib/log.ts";
import { stackOf } from "../../storage/error-causes.ts";
import {
  answerPage,
  answerSiteRequest,
  type FindEarlierFile,
  type FindPhoneSite,
  type FindSite,
  type SiteAnswer,
  type SiteRequest,
} from "./answer-site-request.ts";
import { createContentReader, type ReadBlob } from "./create-content-reader.ts";
import type { SiteGuard } from "./private/guard-site.ts";

/** Options. If `findSite`, `findEarlierFile` or `readBlob` fails or hangs, the response is 503, after the deadline at the latest. */
export interface SitesHandlerOptions {
  /** The sites' address without a name: `http://apps.localhost:4000`. */
  sitesUrl: string;
  /** The console's origin, which may frame the apps: `http://localhost:4000`. */
  consoleOrigin: string;
  findSite: FindSite;
  findEarlierFile: FindEarlierFile;
  /** Finds what an app for phones has for Expo Go; without this, nothing is prepared. */
  findPhoneSite?: FindPhoneSite;
  readBlob: ReadBlob;
  /** Reads the stored brotli of a blob; without this, the entrypoint compresses what it sends. */
  readBrotli?: ReadBlob;
  /** Access control of private sites. */
  guard: SiteGuard;
  log: Pick<Log, "warn">;
  deadlineMilliseconds?: number;
}

/** Handles a request; it never rejects. */
export type SitesHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A handler for `node:http` that serves every deployed app by the Host header. */
export function createSitesHandler(options: SitesHandlerOptions): SitesHandler {
  const { sitesUrl, consoleOrigin, findSite, findEarlierFile, readBlob, readBrotli, guard, log, deadlineMilliseconds = 10_000 } = options;
  const { findPhoneSite = async () => ({ status: "preparing" }) } = options;
  const readContent = createContentReader({ readBlob, readBrotli });
  const sources = { sitesUrl, consoleOrigin, findSite, findEarlierFile, findPhoneSite, guard, readContent };

  return async (request, response) => {
    try {
      const answer = await withDeadline(answerSiteRequest(sources, readRequest(request)), deadlineMilliseconds);
      write(response, answer);
    } catch (error) {
      log.warn({ error: stackOf(error) }, "a site could not be served");
      if (response.headersSent) response.destroy();
      else write(response, answerPage(consoleOrigin, "unavailable"));
    }
  };
}

function readRequest({ method = "GET", url = "", headers }: IncomingMessage): SiteRequest {
  const { host, accept, cookie } = headers;
  const acceptEncoding = [headers["accept-encoding"]].flat().join(",");
  const mode = [headers["sec-fetch-mode"]].flat().at(0);
  const destination = [headers["sec-fetch-dest"]].flat().at(0);
  const said = { destination, ifNoneMatch: headers["if-none-match"], mode, agent: headers["user-agent"] };
  const [platform, protocolVersion] = ["expo-platform", "expo-protocol-version"].map((header) => [headers[header]].flat().at(0));
  return { method, target: url, host, accept, acceptEncoding, cookie, ...said, expo: { platform, protocolVersion } };
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

// For HEAD, Node sends the headers and omits the body.
function write(response: ServerResponse, { status, headers, body }: SiteAnswer): void {
  const length = body === null ? {} : { "Content-Length": body.byteLength };
  response.writeHead(status, { ...headers, ...length });
  response.end(body);
}
