import type { IncomingMessage } from "node:http";

/** The whole body of a request; null if it exceeds `bytesMax`, without reading the rest. Rejects if the client disconnects early. */
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
