/** One file of a site: the SHA-256 of its bytes in hexadecimal, and how it is served. */
export interface SiteEntry {
  hash: string;
  contentType: string;
  /** True when the path holds a hash of the content, so that it may be kept for ever. */
  immutable: boolean;
}

/** The files of a site by absolute path: `/index.html`, `/assets/main-8f3a.js`. */
export type SiteManifest = Readonly<Record<string, SiteEntry>>;

/** What a path shows: a file of its own, or the start page, which then finds its way by the address. */
export interface FoundEntry extends SiteEntry {
  isFallback: boolean;
}

const startPage = "/index.html";

/** The file that answers a path. A path without an extension that asks for HTML is a page of the app, so the start page answers; null when nothing does. */
export function findEntry(manifest: SiteManifest, request: { path: string; wantsHtml: boolean }): FoundEntry | null {
  const path = request.path === "/" ? startPage : request.path;
  const exact = manifest[path];
  if (exact !== undefined) return { ...exact, isFallback: false };
  const isPage = !/\.[^/]*$/.test(path) && request.wantsHtml;
  const start = isPage ? manifest[startPage] : undefined;
  return start === undefined ? null : { ...start, isFallback: true };
}
