import type { PackedFile } from "../../../lib/zip-pieces.ts";

/** One server-sent event, with the id from which a client goes on; null is a sign of life. */
export type ServerEvent = { id: string; event: string; json: unknown } | null;

/** An answer before it is sent: JSON, bytes with a media type, events as they happen, or no body. */
export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: { json: unknown } | { bytes: Uint8Array | string; contentType: string } | { events: AsyncIterable<ServerEvent> } | null;
}

/** An answer whose body is a zip archive still to be packed, of files that all have the time `createdAt`. */
export interface ArchiveAnswer extends Omit<Answer, "body"> {
  body: { files: readonly PackedFile[]; createdAt: Date };
}

/** Creates a JSON answer. */
export function jsonAnswer(status: number, json: unknown, headers: Record<string, string> = {}): Answer {
  return { status, headers, body: { json } };
}
