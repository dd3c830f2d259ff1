import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { errorTable } from "../forms/error-table.ts";
import type { Form } from "../forms/form.ts";
import { standardHeaders } from "../standard-headers.ts";

/** How such an answer is told: in which form, under which id, and with which rate headers. */
interface Telling {
  form: Form;
  requestId: string;
  limits: Promise<Record<string, string>>;
}

/** Answers what is not HTTP at all, on the bare socket, and closes it: 400 in the form's words. */
export async function answerClientError(error: Error & { code?: string }, socket: Socket, telling: Telling): Promise<void> {
  const { form, requestId } = telling;
  const limits = await telling.limits;
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const { status, code } = errorTable.invalid_input;
  const message =
    "This is not a request that HTTP/1.1 knows: check its request line, its headers and their size, and that it is sent in time.";
  const body = JSON.stringify(form.presentError({ message, code, status, error: null }));
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
