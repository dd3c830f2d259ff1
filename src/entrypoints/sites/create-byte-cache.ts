/** Bytes by key, created once and cached while there is room. */
export type ByteCache = (key: string, make: () => Promise<Uint8Array | null>) => Promise<Uint8Array | null>;

/** Limits of a cache, in bytes: in total, and for one item. */
export interface ByteCacheLimits {
  totalBytesMax: number;
  itemBytesMax: number;
}

/** An LRU cache. Concurrent requests for a key share one call of `make`; a failure and a null are not cached. */
export function createByteCache({ totalBytesMax, itemBytesMax }: ByteCacheLimits): ByteCache {
  // A Map keeps insertion order, so its first key is the least recently used one.
  const kept = new Map<string, Uint8Array>();
  const making = new Map<string, Promise<Uint8Array | null>>();
  let totalBytes = 0;

  function keep(key: string, bytes: Uint8Array): void {
    if (bytes.byteLength > itemBytesMax) return;
    kept.set(key, bytes);
    totalBytes += bytes.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (totalBytes <= totalBytesMax) return;
      kept.delete(oldest);
      totalBytes -= byteLength;
    }
  }

  async function makeAndKeep(key: string, make: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> {
    try {
      const bytes = await make();
      if (bytes !== null) keep(key, bytes);
      return bytes;
    } finally {
      making.delete(key);
    }
  }

  return async (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const underWay = making.get(key) ?? makeAndKeep(key, make);
    making.set(key, underWay);
    return underWay;
  };
}
