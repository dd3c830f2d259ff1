// The documentation at /docs, and /llms.txt: static files, open to all. It is built beside the running service, so that
// for some seconds after the first start there may be none yet.
import type { IncomingMessage, ServerResponse } from "node:http";
import { docsHeaders } from "./docs-headers.ts";
import { type DocsFile, readDocs } from "./read-docs.ts";

const PATHS = /^\/(?:docs(?:\/|$)|llms(?:-full)?\.txt$)/;
const RETRY_SECONDS = 5;
const ASSET_SECONDS = 31_536_000;
const NOT_BUILT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RETRY_SECONDS}"><title>Atelier docs</title></head>
<body><p>The documentation is being built. This page reloads by itself.</p></body></html>\n`;
const NOT_BUILT_TEXT = `The documentation is being built. Try again in ${RETRY_SECONDS} seconds.\n`;
const NOT_FOUND = "This page does not exist. The documentation starts at /docs/.\n";
const NOT_FOUND_MARKDOWN = "There is no page at this address. The list of pages is in /llms.txt.\n";

/** The entrypoint. `owns` returns whether a path belongs to it. */
export interface DocsEntrypoint {
  owns(request: IncomingMessage): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

const pathOf = ({ url = "/" }: IncomingMessage): string => url.split(/[?#]/, 1)[0] ?? "/";

/** Creates the entrypoint for the documentation in `folder`. `onError` receives what could not be read. */
export function createDocsEntrypoint(options: { folder: string; service: string; onError: (error: unknown) => void }): DocsEntrypoint {
  const docs = readDocs(options);
  const answer = async ({ request, response }: Exchange): Promise<void> => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      return sendText({ request, response }, { status: 405, text: "The documentation is read with GET.\n" });
    }
    const path = pathOf(request);
    if (path === "/docs") return redirect(response, "/docs/");
    const scripts = await docs.scripts();
    for (const [name, value] of Object.entries(docsHeaders(scripts ?? []))) response.setHeader(name, value);
    if (scripts === null) {
      response.setHeader("Retry-After", String(RETRY_SECONDS));
      const notBuilt = /\.(?:txt|md)$/.test(path) ? { text: NOT_BUILT_TEXT } : { text: NOT_BUILT, type: "text/html; charset=utf-8" };
      return sendText({ request, response }, { status: 503, ...notBuilt });
    }
    const file = await docs.find(path.replace(/^\/(?:docs\/)?/, "").replace(/(?<=.)\/$/, ""));
    if (file !== null) return sendFile({ request, response }, { status: 200, file });
    if (path.endsWith(".md")) return sendText({ request, response }, { status: 404, text: NOT_FOUND_MARKDOWN });
    const page = await docs.find("404");
    return page === null
      ? sendText({ request, response }, { status: 404, text: NOT_FOUND })
      : sendFile({ request, response }, { status: 404, file: page });
  };
  return {
    owns: (request) => PATHS.test(pathOf(request)),
    handle: (request, response) =>
      void answer({ request, response }).catch((error: unknown) => {
        options.onError(error);
        if (response.headersSent) response.destroy();
        else sendText({ request, response }, { status: 500, text: "Something went wrong on our side. Try again in a moment.\n" });
      }),
  };
}

function sendFile({ request, response }: Exchange, { status, file }: { status: number; file: DocsFile }): void {
  response.setHeader("Vary", "Accept-Encoding");
  response.setHeader("Cache-Control", file.isFixed ? `public, max-age=${ASSET_SECONDS}, immutable` : "no-cache");
  response.setHeader("ETag", file.tag);
  if (status === 200 && request.headers["if-none-match"] === file.tag) {
    response.statusCode = 304;
    return void response.end();
  }
  const isSmall = /\bbr\b/.test(request.headers["accept-encoding"]?.toString() ?? "");
  const bytes = isSmall ? file.small : file.bytes;
  response.writeHead(status, {
    "Content-Type": file.type,
    "Content-Length": bytes.byteLength,
    ...(isSmall && { "Content-Encoding": "br" }),
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

function sendText(
  { request, response }: Exchange,
  { status, text, type = "text/plain; charset=utf-8" }: { status: number; text: string; type?: string },
): void {
  response.writeHead(status, {
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(request.method === "HEAD" ? undefined : text);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { Location: location, "Content-Length": 0 });
  response.end();
}
