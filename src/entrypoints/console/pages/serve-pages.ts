// The console's bundle: its pages, and the files that they load, whose names contain a hash of their content. They are
// read once, on first request, and sent in an encoding that the browser accepts.
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { Addresses } from "../../../domain/call.ts";
import type { SessionInfo } from "../session/describe-session.ts";
import { pageHeaders } from "./page-headers.ts";
import { pageLanguage } from "./page-language.ts";

/** A request for a page or one of its files. A page includes the session; with null, it requests the session itself. */
export interface PageRequest {
  request: IncomingMessage;
  response: ServerResponse;
  session: SessionInfo | null;
  /** The page's status: 404 for one that says that nothing is here. */
  status: 200 | 404;
}

/** Serves a page or one of its files. */
export type ServePages = (asked: PageRequest) => Promise<void>;

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".tgz": "application/gzip",
  ".whl": "application/zip",
  ".yml": "text/yaml; charset=utf-8",
};
const NONCE = "%NONCE%";
const SESSION = "%SESSION%";
/** The page for a path, which preloads additional files beside the common ones. */
const PAGES: readonly [beginning: RegExp, page: string][] = [
  [/^\/$/, "home.html"],
  [/^\/projects\//, "editor.html"],
  [/^/, "index.html"],
];
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const NOT_BUILT = "The console has not been built. Run npm start once more: it builds what is missing.";

const isFile = (pathname: string): boolean => /^\/(?:assets|downloads)\/[\w.-]+$/.test(pathname) || pathname === "/icon.svg";

/** Serves the bundle in this folder. */
export function createServePages({ folder, addresses }: { folder: string; addresses: Addresses }): ServePages {
  const kept = new Map<string, Promise<Buffer | null>>();
  const read = (name: string): Promise<Buffer | null> => {
    const file = path.join(folder, name);
    const found = kept.get(name) ?? (existsSync(file) ? readFile(file) : Promise.resolve(null));
    kept.set(name, found);
    return found;
  };
  // The pages in English are in the folder itself, those in another language in a folder of its name.
  const built = existsSync(folder) ? readdirSync(folder).filter((name) => existsSync(path.join(folder, name, "index.html"))) : [];
  return async ({ request, response, session, status }) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const nonce = randomBytes(16).toString("base64");
    const headers = pageHeaders(addresses, nonce);
    if (isFile(pathname)) return sendFile({ request, response, headers, pathname, read });
    const language = pageLanguage(request.headers["accept-language"], ["en", ...built]);
    const name = PAGES.find(([beginning]) => beginning.test(pathname))?.[1] ?? "index.html";
    const page = await read(language === "en" ? name : path.join(language, name));
    const sessionJson = session === null ? "" : JSON.stringify(session).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
    const text =
      page === null
        ? NOT_BUILT
        : page
            .toString("utf8")
            .replaceAll(NONCE, nonce)
            .replace(SESSION, () => sessionJson);
    const type = page === null ? "text/plain; charset=utf-8" : "text/html; charset=utf-8";
    const body = Buffer.from(text);
    response.writeHead(page === null ? 503 : status, {
      ...headers,
      "Content-Type": type,
      "Content-Length": body.byteLength,
      "Cache-Control": "no-store",
    });
    response.end(request.method === "HEAD" ? undefined : body);
  };
}

interface Sending {
  request: IncomingMessage;
  response: ServerResponse;
  headers: Record<string, string>;
  pathname: string;
  read(name: string): Promise<Buffer | null>;
}

async function sendFile({ request, response, headers, pathname, read }: Sending): Promise<void> {
  const takesBrotli = /\bbr\b/.test(request.headers["accept-encoding"]?.toString() ?? "");
  const small = takesBrotli ? await read(`${pathname}.br`) : null;
  const bytes = small ?? (await read(pathname));
  const type = TYPES[path.extname(pathname)];
  if (bytes === null || type === undefined) {
    response.writeHead(404, { ...headers, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
    return void response.end("There is no such file.");
  }
  response.writeHead(200, {
    ...headers,
    "Content-Type": type,
    "Content-Length": bytes.byteLength,
    Vary: "Accept-Encoding",
    "Cache-Control": pathname.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    ...(small === null ? {} : { "Content-Encoding": "br" }),
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}
