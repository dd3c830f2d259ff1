// Generated projects live in memory: a map from relative POSIX path to UTF-8 text. They never touch the disk outside a
// sandbox, and our own processes never import them.

/** The source files of a generated project: `src/App.tsx` → its text. Paths are relative, with `/`, without `.` or `..`. */
export type ProjectFiles = ReadonlyMap<string, string>;

/** One file of a built site. `path` is absolute within the site (`/index.html`, `/assets/main-8f3a.js`, `/_v/react-1b2c.js`). */
export interface SiteFile {
  path: string;
  contentType: string;
  bytes: Uint8Array;
  /** True if the path contains a hash of the content, so that it may be cached forever. */
  immutable: boolean;
}

/** A built site: every file that a browser needs, including shared vendor chunks. */
export type Site = readonly SiteFile[];

/** Where the site of an app for phones has the page that frames it. */
export const PHONE_PAGE = "/_phone.html";

/** The path of its site that leads to its files, in the console of its owner. */
export const SOURCE_PATH = "/_source";

/** Where the site of an app for phones says how it is opened in Expo Go. */
export const EXPO_GO_CODE_PATH = "/_expo/code";

/** A document that every published site has beside its own files, with headers of its own. */
export interface SiteFrame {
  path: string;
  headers: Record<string, string>;
  body: Uint8Array;
}
