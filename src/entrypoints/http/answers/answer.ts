import type { PackedFile } from "../../../lib/zip-pieces.ts";

/** An answer before it is sent: JSON, bytes with a media type, or no body. */
export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: { json: unknown } | { bytes: Uint8Array | string; contentType: string } | null;
}

/** An answer whose body is a zip archive still to be packed, of files that all have the time `createdAt`. */
export interface ArchiveAnswer extends Omit<Answer, "body"> {
  body: { files: readonly PackedFile[]; createdAt: Date };
}

/** Creates a JSON answer. */
export function jsonAnswer(status: number, json: unknown, headers: Record<string, string> = {}): Answer {
  return { status, headers, body: { json } };
}
