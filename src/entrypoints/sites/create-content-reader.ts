// The bytes of a blob as they are sent. Stored bytes are used only if they match the requested hash: browsers cache an
// immutable file for a year, so one wrong response would outlive every repair.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { createByteCache } from "./create-byte-cache.ts";
import { createLimit } from "./create-limit.ts";
import type { SiteEntry } from "./find-entry.ts";

/** Reads a blob by the hexadecimal SHA-256 of its bytes; null when there is none. */
export type ReadBlob = (hash: string) => Promise<Uint8Array | null>;

/** Content as it is sent: plain, or brotli if that is smaller and accepted. */
export interface Content {
  bytes: Uint8Array;
  isBrotli: boolean;
}

/** Reads the content of an entry; throws when the store does not have it, or returns different bytes. */
export type ContentReader = (entry: SiteEntry, wanted: { brotli: boolean }) => Promise<Content>;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const compressible = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/;
const compressedSizes = { from: 512, to: 4_000_000 };
const quality = 7;
const compressionsAtOnce = 2;
const cacheLimits = { totalBytesMax: 64_000_000, itemBytesMax: 4_000_000 };
const nothing = new Uint8Array();

/** The source of content. `readBrotli` returns the stored brotli of a blob; otherwise it is compressed here. */
export interface ContentStore {
  readBlob: ReadBlob;
  readBrotli?: ReadBlob | undefined;
}

/** Creates a reader that caches small content in memory, and compresses each blob at most once. */
export function createContentReader({ readBlob, readBrotli }: ContentStore): ContentReader {
  const cache = createByteCache(cacheLimits);
  const limit = createLimit(compressionsAtOnce);

  return async ({ hash, contentType }, { brotli }) => {
    const bytes = await cache(hash, async () => checked(hash, await readBlob(hash)));
    if (bytes === null) throw new Error(`the store has no blob ${hash}`);
    const { byteLength } = bytes;
    const isWorthwhile = compressible.test(contentType) && byteLength >= compressedSizes.from && byteLength <= compressedSizes.to;
    if (!brotli || !isWorthwhile) return { bytes, isBrotli: false };
    const compressed = await cache(`${hash} br`, async () => {
      const stored = (await readBrotli?.(hash)) ?? null;
      return stored === null ? limit(() => compressedOrNothing(bytes)) : checkedBrotli(hash, { stored, bytes });
    });
    return compressed === null || compressed.byteLength === 0 ? { bytes, isBrotli: false } : { bytes: compressed, isBrotli: true };
  };
}

function checked(hash: string, bytes: Uint8Array | null): Uint8Array | null {
  if (bytes === null) return null;
  const found = createHash("sha256").update(bytes).digest("hex");
  if (found !== hash) throw new Error(`the store answered ${hash} with ${found}`);
  return bytes;
}

async function checkedBrotli(hash: string, { stored, bytes }: { stored: Uint8Array; bytes: Uint8Array }): Promise<Uint8Array> {
  const found = await decompress(stored, { maxOutputLength: bytes.byteLength });
  if (!found.equals(bytes)) throw new Error(`the store keeps other brotli for ${hash}`);
  return stored;
}

// Empty if brotli saves less than a tenth: that result is cached too.
async function compressedOrNothing(bytes: Uint8Array): Promise<Uint8Array> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
  const compressed = await compress(bytes, { params });
  return compressed.byteLength < bytes.byteLength * 0.9 ? compressed : nothing;
}
