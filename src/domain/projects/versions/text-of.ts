/** Decodes bytes as UTF-8 text; null if they are not text. */
export function textOf(bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
  return text.includes("\u0000") || text.includes("\uFFFD") ? null : text;
}
