// A real server on a free port with the sites entrypoint, and requests as a browser sends them: to loopback, with the
// site in the Host header.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request, type RequestOptions } from "node:http";
import { createSitesHandler, type SitesHandlerOptions } from "../../src/entrypoints/sites/create-sites-handler.ts";
import type { SiteManifest } from "../../src/entrypoints/sites/find-entry.ts";

/** The hand-written site that the tests serve. */
export const indexHtml = `<!doctype html><title>Recipe box</title>${"<p>Pancakes with maple syrup</p>".repeat(40)}`;
export const mainScript = `console.log("recipes");\n${"export const recipe = 'pancakes';\n".repeat(60)}`;
export const picture = new Uint8Array(2_000).map((_, index) => (index * 2_654_435_761) >>> 24);

const blobs = new Map([indexHtml, mainScript, picture].map((content) => [hashOf(content), Buffer.from(content)]));

export const manifest: SiteManifest = {
  "/index.html": { hash: hashOf(indexHtml), contentType: "text/html; charset=utf-8", immutable: false },
  "/assets/main-8f3a.js": { hash: hashOf(mainScript), contentType: "text/javascript; charset=utf-8", immutable: true },
  "/pictures/crème.png": { hash: hashOf(picture), contentType: "image/png", immutable: false },
};

/** Files of an earlier version of the site. */
const earlierFiles: SiteManifest = {
  "/assets/main-0ld1.js": { hash: hashOf(mainScript), contentType: "text/javascript; charset=utf-8", immutable: true },
};

/** Returns the SHA-256 of some content, in hexadecimal. */
export function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** A response with its whole body. */
export interface SiteResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Options of a request. */
export interface RequestSettings {
  method?: string;
  headers?: Record<string, string>;
}

/** A running sites entrypoint. `names` and `reads` are the sites and blobs requested from the store, `warnings` what was logged. */
export interface SitesServer extends AsyncDisposable {
  get(target: string, settings?: RequestSettings): Promise<SiteResponse>;
  names: string[];
  reads: string[];
  warnings: string[];
}

/** Starts the entrypoint on a free port. By default it serves the site `box` and the private site `diary`. */
export async function startSites(options: Partial<SitesHandlerOptions> = {}): Promise<SitesServer> {
  const names: string[] = [];
  const reads: string[] = [];
  const warnings: string[] = [];
  const handler = createSitesHandler({
    sitesUrl: "http://apps.localhost:4000",
    consoleOrigin: "http://localhost:4000",
    findEarlierFile: async (name, path) => (name === "box" ? (earlierFiles[path] ?? null) : null),
    findSite: async (name) => {
      names.push(name);
      if (name === "box") return { manifest, visibility: "public" };
      return name === "diary" ? { manifest, visibility: "private" } : null;
    },
    readBlob: async (hash) => {
      reads.push(hash);
      return blobs.get(hash) ?? null;
    },
    guard: { admits: async () => false, enter: async () => null },
    log: { warn: (_facts, message) => warnings.push(message) },
    ...options,
  });
  const server = createServer((incoming, response) => void handler(incoming, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;

  return {
    names,
    reads,
    warnings,
    get: (target, { method = "GET", headers } = {}) =>
      send({ host: "127.0.0.1", port, method, path: target, headers: { host: "box.apps.localhost:4000", ...headers } }),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function send(options: RequestOptions): Promise<SiteResponse> {
  const outgoing = request({ ...options, agent: false }).end();
  const [response] = await once(outgoing, "response");
  const chunks: Buffer[] = await response.toArray();
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}
