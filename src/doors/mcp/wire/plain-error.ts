import type { ServerResponse } from "node:http";

/** An answer that no message was read for. */
export interface PlainError {
  status: number;
  message: string;
  headers: Record<string, string>;
}

const CODE = -32_000;

/** Answers with a status and an error of JSON-RPC that has no id, since none was read. */
export function sendPlainError(response: ServerResponse, { status, message, headers }: PlainError): void {
  response.writeHead(status, { ...headers, "content-type": "application/json; charset=utf-8" });
  response.end(JSON.stringify({ jsonrpc: "2.0", error: { code: CODE, message }, id: null }));
}
