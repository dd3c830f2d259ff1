// The document with which the console empties what an app has stored in a browser: the app's own origin has to do that.
// It works in a frame of the console alone, so that no link can make a visitor lose their rows.
import { createHash } from "node:crypto";
import { fixedHeaders } from "../site-headers.ts";

/** Where every site has the document. It leads to the site's start. */
export const RESET_PATH = "/_reset";

// Only the console may frame it, and alone it empties nothing.
const script = `
const empty = async () => {
  if (window.parent === window) return;
  localStorage.clear();
  sessionStorage.clear();
  const databases = indexedDB.databases ? await indexedDB.databases() : [];
  for (const { name } of databases) indexedDB.deleteDatabase(name);
};
empty().catch(() => undefined).then(() => location.replace("/"));
`;

const hash = createHash("sha256").update(script).digest("base64");
const body = Buffer.from(
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Reset</title></head><body><script>${script}</script></body></html>\n`,
);

/** The document with its headers. */
export function resetPage(consoleOrigin: string): { status: number; headers: Record<string, string>; body: Uint8Array } {
  const policy = `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors ${consoleOrigin}`;
  const headers = {
    ...fixedHeaders,
    "Content-Security-Policy": policy,
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
  };
  return { status: 200, headers, body };
}
