import * as codeWords from "#words/editor/panels/code.ts";

/** A size of data: `512 B`, `3.4 kB`. */
export function byteWords(bytes: number): string {
  if (bytes < 1000) return codeWords.bytes({ count: bytes });
  return bytes < 1_000_000 ? codeWords.kilobytes({ count: bytes / 1000 }) : codeWords.megabytes({ count: bytes / 1_000_000 });
}
