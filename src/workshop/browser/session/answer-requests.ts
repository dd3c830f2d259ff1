// Answers every request of the tried page from the built site, in the browser, before any network access. A path that
// the site lacks is a 404, as when published; requests to other origins are refused and reported. Responses are
// cacheable, so that the second visit of a page costs neither transfer nor compilation.
import type { CDPSession } from "playwright-core";
import type { Site, SiteFile, SiteFrame } from "../../project-files.ts";
import type { Report } from "./problem.ts";

/** A site indexed for answering its requests; built once per run. */
export interface SiteAnswers {
  byPath: ReadonlyMap<string, SiteFile>;
  /** Headers that every response carries, as on the published site. */
  headers: Readonly<Record<string, string>>;
  /** Documents beside the site's files, which have headers of their own. */
  frames: ReadonlyMap<string, SiteFrame>;
}

/** Indexes a site by path. */
export const siteAnswers = (
  site: Site,
  { headers, frames }: { headers: Readonly<Record<string, string>>; frames: readonly SiteFrame[] },
): SiteAnswers => ({
  byPath: new Map(site.map((file) => [file.path, file])),
  headers,
  frames: new Map(frames.map((frame) => [frame.path, frame])),
});

interface Answer {
  status: number;
  contentType: string;
  base64: string;
  cacheable: boolean;
}

interface PausedRequest {
  requestId: string;
  resourceType: string;
  request: { url: string; method: string };
}

const encoded = new WeakMap<Uint8Array, string>();

/** Base64, cached by array: a vendor chunk is encoded once per run of a driver process. */
function base64Of(bytes: Uint8Array): string {
  const known = encoded.get(bytes);
  if (known !== undefined) return known;
  const text = Buffer.from(bytes).toString("base64");
  encoded.set(bytes, text);
  return text;
}

const answerWith = (file: SiteFile): Answer => ({
  status: 200,
  contentType: file.contentType,
  base64: base64Of(file.bytes),
  cacheable: !file.contentType.startsWith("text/html"),
});

const NOT_FOUND: Answer = { status: 404, contentType: "text/plain", base64: "", cacheable: false };

/** Answers a request to the site's own origin; undefined if it cannot. A navigation to a path without an extension gets the index. */
export function answerFor(site: SiteAnswers, request: { path: string; method: string; isPage: boolean }): Answer | undefined {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const index = site.byPath.get("/index.html");
  const isRoute = request.isPage && !/\.[a-z0-9]+$/i.test(request.path);
  const file = site.byPath.get(request.path) ?? (isRoute || request.path === "/" ? index : undefined);
  return file && answerWith(file);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** More documents than this between two visits of ours are a page that reloads or redirects itself without end. */
const DOCUMENTS_MAX = 30;

/**
 * Answers every request of a page from its present site until its session ends. `report` is called for what the site lacks, for other origins, and once
 * for a page that loads itself without end, which gets no more documents.
 * Resolves with a function that says that the next document is a visit of ours, not the page's own doing, and one that counts the page's own documents
 * since that visit.
 */
export async function answerRequests(
  session: CDPSession,
  context: { origin: string; site: () => SiteAnswers; report: Report },
): Promise<{ expectVisit: () => void; ownDocuments: () => number }> {
  const { origin, report } = context;
  // A session that ends while a response is being sent is not a failure.
  const send = (...[method, parameters]: Parameters<CDPSession["send"]>): void =>
    void session.send(method, parameters).catch(() => undefined);

  let documents = 0;
  const isEndless = ({ requestId, resourceType }: PausedRequest): boolean => {
    if (resourceType !== "Document") return false;
    documents += 1;
    if (documents <= DOCUMENTS_MAX) return false;
    if (documents === DOCUMENTS_MAX + 1) report({ code: "endless_loading", detail: String(DOCUMENTS_MAX) });
    send("Fetch.failRequest", { requestId, errorReason: "Aborted" });
    return true;
  };

  const refuse = ({ requestId, resourceType, request }: PausedRequest): void => {
    const isPage = resourceType === "Document";
    report({ code: isPage ? "left_the_site" : "blocked_request", detail: request.url.slice(0, 200) });
    send("Fetch.failRequest", { requestId, errorReason: isPage ? "Aborted" : "BlockedByClient" });
  };

  const fulfil = (
    { requestId }: PausedRequest,
    { status, headers, base64 }: { status: number; headers: Readonly<Record<string, string>>; base64: string },
  ): void =>
    send("Fetch.fulfillRequest", {
      requestId,
      responseCode: status,
      responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
      body: base64,
    });

  session.on("Fetch.requestPaused", (paused: PausedRequest) => {
    const url = new URL(paused.request.url);
    if (url.origin !== origin) return refuse(paused);
    const path = decoded(url.pathname);
    const site = context.site();
    const frame = site.frames.get(path);
    if (frame !== undefined && paused.request.method === "GET")
      return fulfil(paused, { status: 200, headers: frame.headers, base64: base64Of(frame.body) });
    if (isEndless(paused)) return;
    const found = answerFor(site, { path, method: paused.request.method, isPage: paused.resourceType === "Document" });
    if (!found && path !== "/favicon.ico") report({ code: "failed_request", detail: `${paused.request.method} ${path}` });
    const { status, contentType, base64, cacheable } = found ?? NOT_FOUND;
    const headers = {
      ...site.headers,
      "content-type": contentType,
      "cache-control": cacheable ? "public, max-age=31536000, immutable" : "no-store",
    };
    fulfil(paused, { status, headers, base64 });
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*" }] });
  return { expectVisit: () => void (documents = 0), ownDocuments: () => Math.max(0, documents - 1) };
}
