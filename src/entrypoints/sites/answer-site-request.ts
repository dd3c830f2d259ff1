// The response of a site, computed as a value before anything is written: which app, which file, whether the browser
// already has it, and in which encoding. Only the entrance of a private site sets a cookie, for that site only.
import { ENTRANCE, readTarget } from "../../domain/projects/site/open-private-site.ts";
import { type ContentReader } from "./create-content-reader.ts";
import { findEntry, type FoundEntry, type SiteEntry, type SiteManifest } from "./find-entry.ts";
import { heldTag, takesBrotli, wantsHtml } from "./negotiate.ts";
import { guardSite, type SiteGuard } from "./private/guard-site.ts";
import { siteNameOf } from "./site-host.ts";
import { PHONE_PAGE, SOURCE_PATH } from "../../workshop/project-files.ts";
import type { PhoneSite } from "../../domain/projects/site/phone/find-phone-site.ts";
import type { ExpoRequest } from "./documents/expo-go/expo-exchange.ts";
import { answerExpoGo, isForExpoGo } from "./documents/expo-go/expo-go-site.ts";
import { PREVIEW_PATH, previewFrame } from "./documents/preview-frame.ts";
import { RESET_PATH, resetPage } from "./documents/reset-page.ts";
import { appHeaders, pageHeaders } from "./site-headers.ts";
import { type PageReason, pageStyleHash, sitePage } from "./documents/site-page.ts";
import { readSitePath } from "./site-path.ts";

/** A deployed app, or a draft or version of one: its files, and who may access it. */
export interface Site {
  /** Of a live version. */
  projectId?: string;
  manifest: SiteManifest;
  visibility: "public" | "private";
  /** A draft or a version, which no search engine may list. */
  isUnlisted?: boolean;
}

/** Finds the site of this name; null when there is none. */
export type FindSite = (name: string) => Promise<Site | null>;

/** Finds a hashed-path file of an earlier version, for pages opened before the site changed; null when there is none. */
export type FindEarlierFile = (name: string, path: string) => Promise<SiteEntry | null>;

/** Finds what an app for phones has for Expo Go. */
export type FindPhoneSite = (name: string) => Promise<PhoneSite>;

/** The sources of the responses. */
export interface SiteSources {
  /** The sites' address without a name: `http://apps.localhost:4000`. */
  sitesUrl: string;
  /** The console's origin, which may frame the apps: `http://localhost:4000`. */
  consoleOrigin: string;
  findSite: FindSite;
  findEarlierFile: FindEarlierFile;
  findPhoneSite: FindPhoneSite;
  readContent: ContentReader;
  guard: SiteGuard;
}

/** The parts of a request that decide the response. */
export interface SiteRequest {
  method: string;
  target: string;
  host: string | undefined;
  accept: string | undefined;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  cookie: string | undefined;
  /** `Sec-Fetch-Mode`. */
  mode: string | undefined;
  /** `Sec-Fetch-Dest`. */
  destination: string | undefined;
  agent: string | undefined;
  /** What a client of Expo Updates says: `Expo-Platform` and `Expo-Protocol-Version`. */
  expo?: ExpoRequest["expo"];
}

/** A response with its whole body; the writer adds `Content-Length`. */
export interface SiteAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Uint8Array | null;
}

/** Responds to a request for a deployed app; throws when a source fails. */
export async function answerSiteRequest(sources: SiteSources, request: SiteRequest): Promise<SiteAnswer> {
  const page = (reason: PageReason) => answerPage(sources.consoleOrigin, reason);
  if (request.method !== "GET" && request.method !== "HEAD") return page("readOnly");
  const name = siteNameOf(request.host, sources.sitesUrl);
  if (name === null) return page("noSite");
  const path = readSitePath(request.target);
  if (path === null) return page("malformed");
  // The same for all sites, and without anything of theirs.
  if (path === PREVIEW_PATH) return { ...previewFrame(sources.consoleOrigin), status: 200 };
  if (path === RESET_PATH) return resetPage(sources.consoleOrigin);
  const site = await sources.findSite(name);
  if (site === null) return page("noSite");
  if (site.visibility === "public")
    return path === ENTRANCE ? sendOn(sources, pathAfterEntrance(request)) : answerPath(sources, { request, name, path, site });
  const verdict = await guardSite(sources.guard, sources, { ...request, name, path });
  if (verdict.outcome === "unknown") return page("noSite");
  if (verdict.outcome === "away") return sendOn(sources, verdict.headers);
  const answer = kept(await answerPath(sources, { request, name, path, site }));
  return site.isUnlisted === true ? { ...answer, headers: { ...answer.headers, "X-Robots-Tag": "noindex" } } : answer;
}

interface PathRequest {
  request: SiteRequest;
  name: string;
  path: string;
  site: Site;
}

async function answerPath(sources: SiteSources, { request, name, path, site }: PathRequest): Promise<SiteAnswer> {
  const isSource = path === SOURCE_PATH && site.manifest[PHONE_PAGE] !== undefined;
  if (isSource && site.projectId !== undefined) return sendOn(sources, { Location: `${sources.consoleOrigin}/projects/${site.projectId}` });
  if (isForExpoGo(path) && site.manifest[PHONE_PAGE] !== undefined) return answerForExpoGo(sources, { request, name, path, site });
  const entry = findEntry(site.manifest, { path, wantsHtml: wantsHtml(request.accept) });
  if (entry !== null) return answerEntry(sources, { request, entry: inPhone(site.manifest, entry, request.destination) });
  const earlier = await sources.findEarlierFile(name, path);
  return earlier === null
    ? answerPage(sources.consoleOrigin, "noFile")
    : answerEntry(sources, { request, entry: { ...earlier, isFallback: false } });
}

async function answerForExpoGo(sources: SiteSources, { request, name, path, site }: PathRequest): Promise<SiteAnswer> {
  const url = new URL(sources.sitesUrl);
  url.hostname = `${name}.${url.hostname}`;
  const find = () => sources.findPhoneSite(name);
  const answer = await answerExpoGo({ request, path, url, visibility: site.visibility, find });
  if (answer === null) return answerPage(sources.consoleOrigin, "noFile");
  return "status" in answer ? answer : answerEntry(sources, { request, entry: { ...answer, isFallback: false } });
}

/**
 * What a visitor gets who opens an address: of an app for phones the page that frames it. The frame, and whatever else reads the
 * address, gets the app itself.
 */
function inPhone(manifest: SiteManifest, entry: FoundEntry, destination: string | undefined): FoundEntry & { varies?: true } {
  const page = manifest[PHONE_PAGE];
  if (page === undefined || !entry.contentType.startsWith("text/html")) return entry;
  return { ...(destination === "document" ? { ...page, isFallback: entry.isFallback } : entry), varies: true };
}

/** Prevents caching, also by the browser: its next user may be someone else. */
function kept(answer: SiteAnswer): SiteAnswer {
  const vary = [answer.headers["Vary"] ?? []].flat();
  return { ...answer, headers: { ...answer.headers, "Cache-Control": "private, no-store", Vary: [...vary, "Cookie"].join(", ") } };
}

function sendOn({ consoleOrigin }: SiteSources, headers: SiteAnswer["headers"]): SiteAnswer {
  return {
    status: 303,
    headers: { ...pageHeaders(consoleOrigin, pageStyleHash), ...headers, "Cache-Control": "private, no-store" },
    body: null,
  };
}

/** If the site has become public in the meantime, the entrance redirects to the target. */
function pathAfterEntrance({ target }: SiteRequest): SiteAnswer["headers"] {
  return { Location: readTarget(URL.parse(target, "http://host")?.searchParams.get("to")) };
}

/** The response that replaces an app that cannot respond. */
export function answerPage(consoleOrigin: string, reason: PageReason): SiteAnswer {
  const { status, html } = sitePage(reason);
  const headers: Record<string, string> = pageHeaders(consoleOrigin, pageStyleHash);
  if (reason === "readOnly") headers["Allow"] = "GET, HEAD";
  if (reason === "unavailable") headers["Retry-After"] = "5";
  return { status, headers, body: html };
}

interface EntryRequest {
  request: SiteRequest;
  entry: FoundEntry & { varies?: true };
}

async function answerEntry(sources: SiteSources, { request, entry }: EntryRequest): Promise<SiteAnswer> {
  const plainTag = `"${entry.hash}"`;
  const brotliTag = `"${entry.hash}-br"`;
  const headers = {
    ...appHeaders(sources.consoleOrigin),
    "Cache-Control": entry.immutable ? "public, max-age=31536000, immutable" : "no-cache",
    Vary: `${entry.varies ? "Sec-Fetch-Dest, " : ""}${entry.isFallback ? "Accept, Accept-Encoding" : "Accept-Encoding"}`,
  };
  const held = heldTag(request.ifNoneMatch, [plainTag, brotliTag]);
  if (held !== null) return { status: 304, headers: { ...headers, ETag: held }, body: null };

  const { bytes, isBrotli } = await sources.readContent(entry, { brotli: takesBrotli(request.acceptEncoding) });
  const described = { ...headers, "Content-Type": entry.contentType, ETag: isBrotli ? brotliTag : plainTag };
  return { status: 200, headers: isBrotli ? { ...described, "Content-Encoding": "br" } : described, body: bytes };
}
