import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { errorTable } from "../contracts/error-table.ts";
import type { ApiContract } from "../contracts/api-contract.ts";
import { standardHeaders } from "../standard-headers.ts";

/** How the error is sent: in which contract, with which request id, and with which rate limit headers. */
interface ErrorResponseOptions {
  contract: ApiContract;
  requestId: string;
  limits: Promise<Record<string, string>>;
}

/** Responds to input that is not valid HTTP, on the bare socket, and closes it: 400 in the contract's format. */
export async function answerClientError(error: Error & { code?: string }, socket: Socket, options: ErrorResponseOptions): Promise<void> {
  const { contract, requestId } = options;
  const limits = await options.limits;
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const { status, code } = errorTable.invalid_input;
  const message =
    "This is not a request that HTTP/1.1 knows: check its request line, its headers and their size, and that it is sent in time.";
  const body = JSON.stringify(contract.renderError({ message, code, status, error: null }));
  const headers = {
    ...standardHeaders(requestId),
    ...limits,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...lines, "", body].join("\r\n"));
}
