// Files are stored once, by content hash. Compression is expensive, so only new content is compressed: the shared
// vendor chunks of a site are compressed only by the first build that uses them.
import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { AppContext } from "../domain/call.ts";
import { type NewBlob, useBlobs } from "../storage/rows/versions/write-versions.ts";
import type { Manifest } from "../storage/tables/index.ts";
import type { ProjectFiles, Site } from "../workshop/project-files.ts";

/** A manifest and the blobs that it references. */
export interface KeptFiles {
  manifest: Manifest;
  blobs: NewBlob[];
}

const compress = promisify(brotliCompress);
const compressible = /^text\/|javascript|json|xml|svg/;
// A smaller response fits into one packet anyway.
const smallestBytes = 1_024;

/** A project's source as blobs. */
export function keepSource(files: ProjectFiles): KeptFiles {
  const manifest: Manifest = {};
  const blobs = [...files].map(([path, text]) => {
    const bytes = Buffer.from(text, "utf8");
    const blob = { hash: contentHash(bytes), bytes, brotli: null };
    manifest[path] = { hash: blob.hash, bytes: bytes.length, contentType: "text/plain; charset=utf-8", immutable: false };
    return blob;
  });
  return { manifest, blobs };
}

/** A built site as compressed blobs, without the blobs that are already stored. */
export async function keepSite({ database, clock }: Pick<AppContext, "database" | "clock">, site: Site): Promise<KeptFiles> {
  const files = site.map((file) => ({ ...file, hash: contentHash(file.bytes) }));
  const manifest: Manifest = {};
  for (const { path, hash: name, bytes, contentType, immutable } of files) {
    manifest[path] = { hash: name, bytes: bytes.length, contentType, immutable };
  }
  const kept = await useBlobs(
    database,
    files.map((file) => file.hash),
    clock.now(),
  );
  const fresh = files.filter((file) => !kept.has(file.hash));
  const blobs = await Promise.all(
    fresh.map(async (file) => ({ hash: file.hash, bytes: file.bytes, brotli: await compressed(file.contentType, file.bytes) })),
  );
  return { manifest, blobs };
}

/** The hexadecimal SHA-256, used as the name of a blob. */
export function contentHash(bytes: Uint8Array): string {
  return hash("sha256", bytes, "hex");
}

async function compressed(contentType: string, bytes: Uint8Array): Promise<Uint8Array | null> {
  if (bytes.length < smallestBytes || !compressible.test(contentType)) return null;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const brotli = await compress(bytes, { params });
  return brotli.length < bytes.length ? brotli : null;
}
