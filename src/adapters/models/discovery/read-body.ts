const BODY_BYTES_MAX = 2_000_000;

/** The text of a response of at most 2 MB; null if it is longer, and then no more of it is read. */
export async function readBody({ body }: Response): Promise<string | null> {
  if (body === null) return "";
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (bytes > BODY_BYTES_MAX) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
