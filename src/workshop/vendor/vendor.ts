// The vetted packages as generated projects see them: prebuilt ES modules with hashed names, and what each one exports.
// Plain data, so that it can be cached on disk and sent to other processes.

/** The path of vendor chunks in a site. */
export const VENDOR_PATH = "/_v/";

/** The prebuilt modules for one mode. Chunk names are like `react-1B2C3D4E.js`. */
export interface VendorSet {
  /** Chunk name → its JavaScript. Chunks import each other as `./name`. */
  chunks: ReadonlyMap<string, string>;
  /** Specifier of a module, or of a barrel's prebuilt members → the chunk that a project imports in its place. */
  entries: ReadonlyMap<string, string>;
  /** Chunk name → the chunks that it imports statically. */
  imports: ReadonlyMap<string, readonly string[]>;
}

/** Member name → its origin: an absolute file and the name that it is exported by there. */
export type Barrel = ReadonlyMap<string, { file: string; name: string }>;

/** What projects may import: each module with its names, null where these are not known, and the barrels. */
export interface VendorNames {
  exports: ReadonlyMap<string, ReadonlySet<string> | null>;
  barrels: ReadonlyMap<string, Barrel>;
}

export interface Vendor {
  /** Changes when anything in it changes. */
  key: string;
  /** Module specifier → the names that projects may import from it. Barrels are not in here. */
  exports: ReadonlyMap<string, ReadonlySet<string>>;
  barrels: ReadonlyMap<string, Barrel>;
  /** Barrel specifier → its prebuilt members, under the names that their chunk exports. */
  prebuilt: ReadonlyMap<string, Barrel>;
  production: VendorSet;
  development: VendorSet;
}

/** The two kinds of bundle: the published one, and the one that the browser run crawls because its errors are readable. */
export type BundleMode = "production" | "development";
