// The error handler of this entrypoint. A refusal is returned as it is; any other error is an internal error, which is
// logged once with the request's id and returned without internal details.
import { ServiceError } from "../../../domain/errors.ts";
import type { Log } from "../../../lib/log.ts";
import { stackOf } from "../../../storage/error-causes.ts";
import { jsonAnswer } from "./answer.ts";
import type { Answer } from "./answer.ts";
import { errorHeaders, errorTable, faultEntry } from "../contracts/error-table.ts";
import type { ApiContract } from "../contracts/api-contract.ts";

/** The error, its request, and the contract of the response. */
export interface Failure {
  error: unknown;
  /** Whether the client disconnected before the whole request arrived. */
  isCutShort: boolean;
  contract: ApiContract;
  requestId: string;
  /** The maximum size of the request's body. */
  bytesMax: number;
  log: Log;
}

/** The response to a failed request. */
export function refuse({ error, isCutShort, bytesMax, contract, requestId, log }: Failure): Answer {
  const refusal: ServiceError | null = error instanceof ServiceError ? error : refusalOfServer(error, { isCutShort, bytesMax });
  if (refusal !== null) {
    const { status, code } = errorTable[refusal.kind];
    const { message } = refusal;
    return jsonAnswer(status, contract.renderError({ message, code, status, error: refusal }), errorHeaders(refusal));
  }
  log.error({ requestId, error: stackOf(error) }, "a request failed");
  const message = `Something went wrong on our side. Try again; if it happens again, tell the operator the request id ${requestId}.`;
  return jsonAnswer(faultEntry.status, contract.renderError({ message, ...faultEntry, error: null }));
}

/** Maps an error of the HTTP server itself to a domain error; null for anything else. */
function refusalOfServer(error: unknown, { isCutShort, bytesMax }: Pick<Failure, "isCutShort" | "bytesMax">): ServiceError | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") {
    const message = `The body is larger than ${bytesMax} bytes. Send a shorter body. In JSON, an escaped character such as \\u00e9 takes six bytes.`;
    return new ServiceError("body_too_large", message, { bytesMax });
  }
  if (error.code === "FST_ERR_BAD_URL") return invalid("The address is not valid: check its percent-encoding.");
  if (error.code === "FST_ERR_CTP_INVALID_CONTENT_LENGTH") return invalid("The body has not the length that Content-Length says.");
  // The database connection breaks with the same codes, and that is not a client error.
  if (isCutShort && (error.code === "ECONNRESET" || error.code === "ABORT_ERR")) return invalid("The request ended before its body did.");
  return null;
}

function invalid(message: string): ServiceError {
  return new ServiceError("invalid_input", message, { field: null });
}
