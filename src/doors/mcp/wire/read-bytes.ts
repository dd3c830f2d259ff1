import type { IncomingMessage } from "node:http";

/** The whole body of a request; null where it has more bytes than that, and then the rest is not read. Rejects where the client goes before its end. */
export async function readBytes(request: IncomingMessage, bytesMax: number): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers["content-length"] ?? 0) > bytesMax) return null;
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(piece);
    length += bytes.length;
    if (length > bytesMax) return null;
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}
