import type { ServerResponse } from "node:http";

/** An error response sent before a message was read. */
export interface PlainError {
  status: number;
  message: string;
  headers: Record<string, string>;
}

const CODE = -32_000;

/** Sends a status and a JSON-RPC error without an id, since no message was read. */
export function sendPlainError(response: ServerResponse, { status, message, headers }: PlainError): void {
  response.writeHead(status, { ...headers, "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify({ jsonrpc: "2.0", error: { code: CODE, message }, id: null }));
}
