// The error handler of this door. A refusal is told as it is; anything else is a fault of ours, which is logged once with
// the request's id and told without a word of what was inside.
import { ServiceError } from "../../../domain/errors.ts";
import type { Log } from "../../../kit/log.ts";
import { stackOf } from "../../../storage/error-causes.ts";
import { jsonAnswer } from "./answer.ts";
import type { Answer } from "./answer.ts";
import { errorHeaders, errorTable, faultEntry } from "../forms/error-table.ts";
import type { Form } from "../forms/form.ts";
import { BODY_BYTES_MAX } from "../standard-headers.ts";

/** What went wrong, with which request, and in which form it is told. */
export interface Failure {
  error: unknown;
  /** Whether the client went away before all of its request was there. */
  isCutShort: boolean;
  form: Form;
  requestId: string;
  log: Log;
}

/** The answer to a request that failed. */
export function refuse({ error, isCutShort, form, requestId, log }: Failure): Answer {
  const refusal: ServiceError | null = error instanceof ServiceError ? error : refusalOfServer(error, isCutShort);
  if (refusal !== null) {
    const { status, code } = errorTable[refusal.kind];
    const { message } = refusal;
    return jsonAnswer(status, form.presentError({ message, code, status, error: refusal }), errorHeaders(refusal));
  }
  log.error({ requestId, error: stackOf(error) }, "a request failed");
  const message = `Something went wrong on our side. Try again; if it happens again, tell the operator the request id ${requestId}.`;
  return jsonAnswer(faultEntry.status, form.presentError({ message, ...faultEntry, error: null }));
}

/** What the HTTP server itself refuses, in the domain's words; null for anything else. */
function refusalOfServer(error: unknown, isCutShort: boolean): ServiceError | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") {
    const message = `The body is larger than ${BODY_BYTES_MAX} bytes. Send a shorter one, in UTF-8 rather than in \\u escapes.`;
    return new ServiceError("body_too_large", message, { bytesMax: BODY_BYTES_MAX });
  }
  if (error.code === "FST_ERR_BAD_URL") return invalid("The address is not valid: check its percent-encoding.");
  if (error.code === "FST_ERR_CTP_INVALID_CONTENT_LENGTH") return invalid("The body has not the length that Content-Length says.");
  // The database's connection breaks with the same codes, and that is no fault of the client's.
  if (isCutShort && (error.code === "ECONNRESET" || error.code === "ABORT_ERR")) return invalid("The request ended before its body did.");
  return null;
}

function invalid(message: string): ServiceError {
  return new ServiceError("invalid_input", message, { field: null });
}
