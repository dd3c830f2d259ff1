/** An answer before it is sent: JSON, bytes of a type, or nothing. */
export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: { json: unknown } | { bytes: Uint8Array | string; contentType: string } | null;
}

/** An answer of JSON. */
export function jsonAnswer(status: number, json: unknown, headers: Record<string, string> = {}): Answer {
  return { status, headers, body: { json } };
}
