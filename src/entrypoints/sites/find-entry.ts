/** One file of a site: the hexadecimal SHA-256 of its bytes, and how it is served. */
export interface SiteEntry {
  hash: string;
  contentType: string;
  /** True when the path contains a hash of the content, so that it may be cached forever. */
  immutable: boolean;
}

/** The files of a site by absolute path: `/index.html`, `/assets/main-8f3a.js`. */
export type SiteManifest = Readonly<Record<string, SiteEntry>>;

/** The entry for a path: its own file, or the start page, which then routes by the URL. */
export interface FoundEntry extends SiteEntry {
  isFallback: boolean;
}

const startPage = "/index.html";

/** The file for a path; null if none. A path without extension that requests HTML is an app route and gets the start page. */
export function findEntry(manifest: SiteManifest, request: { path: string; wantsHtml: boolean }): FoundEntry | null {
  const path = request.path === "/" ? startPage : request.path;
  const exact = manifest[path];
  if (exact !== undefined) return { ...exact, isFallback: false };
  const isPage = !/\.[^/]*$/.test(path) && request.wantsHtml;
  const start = isPage ? manifest[startPage] : undefined;
  return start === undefined ? null : { ...start, isFallback: true };
}
