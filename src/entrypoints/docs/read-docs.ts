// The built documentation. A file is read when it is first requested; the address that the pages are written with is
// replaced by the service's own, so that what a reader copies is meant for this service.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** The address of the service in the sources of the documentation. */
const WRITTEN = "http://localhost:4000";
const QUALITY = 6;

const compress = promisify(brotliCompress);

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
};

/** A file of the documentation, ready to be sent. `isFixed` is whether its name stands for its content for ever. */
export interface DocsFile {
  type: string;
  bytes: Buffer;
  /** The same in brotli. */
  small: Buffer;
  tag: string;
  isFixed: boolean;
}

/** The built documentation. */
export interface Docs {
  /** Returns the file of a path below /docs, or null. */
  find(path: string): Promise<DocsFile | null>;
  /** The hashes of the pages' inline scripts; null when the documentation has not been built yet. */
  scripts(): Promise<readonly string[] | null>;
}

/** Reads the documentation that is built into `folder`; `service` is the address of the service. */
export function readDocs({ folder, service }: { folder: string; service: string }): Docs {
  const files = new Map<string, Promise<DocsFile | null>>();
  let scripts: Promise<readonly string[]> | null = null;
  const isBuilt = (): boolean => scripts !== null || existsSync(path.join(folder, "policy.json"));
  const read = async (name: string): Promise<DocsFile | null> => {
    const file = path.join(folder, name);
    const type = TYPES[path.extname(name)];
    if (type === undefined || !existsSync(file)) return null;
    const content = await readFile(file);
    const written = type.startsWith("image/") ? "" : content.toString("utf8");
    const bytes = written === "" ? content : Buffer.from(written.replaceAll(WRITTEN, service));
    const small = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    const tag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
    return { type, bytes, small, tag, isFixed: name.startsWith("assets/") && !written.includes(WRITTEN) };
  };
  return {
    scripts: async () => {
      if (!isBuilt()) return null;
      scripts ??= readFile(path.join(folder, "policy.json"), "utf8").then((text) => Object(JSON.parse(text)).scripts);
      return scripts;
    },
    find: async (address) => {
      const name = fileName(address);
      if (name === null || !isBuilt()) return null;
      const found = files.get(name) ?? read(name);
      // What does not exist is not remembered: anybody may ask for any name.
      files.set(name, found);
      const file = await found;
      if (file === null) files.delete(name);
      return file;
    },
  };
}

/** The name of the built file: a page without an ending is its HTML. Null for what cannot be one. */
function fileName(address: string): string | null {
  if (!/^[\w@.-]+(?:\/[\w@.-]+)*$/.test(address) || /(?:^|\/)\./.test(address)) return address === "" ? "index.html" : null;
  return path.extname(address) === "" ? `${address}.html` : address;
}
