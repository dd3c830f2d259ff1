import * as generalWords from "#words/general.ts";
import { TRPCClientError } from "@trpc/client";
import type { ConsoleRouter } from "../../../src/entrypoints/console/routers/index.ts";

/** Why the service refused a request, in its own message. `status` null: it could not be reached. */
export interface Refusal {
  message: string;
  status: number | null;
  kind: string | null;
  facts: Readonly<Record<string, unknown>>;
}

/** Converts an error to the message shown to the user. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof TRPCClientError) {
    const { data, message, meta } = toConsoleError(error);
    if (data) return { message, status: data.httpStatus, kind: data.kind, facts: { ...data.facts } };
    // Rejected before our router: by the service, for a browser that hides where a request comes from, or by a proxy.
    const { status }: { status?: unknown } = Object(meta?.["response"]);
    if (typeof status === "number" && status >= 400 && status < 500)
      return { message: generalWords.requestRejected({ status }), status, kind: null, facts: {} };
  }
  return {
    message: generalWords.serviceUnreachable,
    status: null,
    kind: null,
    facts: {},
  };
}

// Every error of this client comes from our router, whose formatter gives it this shape.
const toConsoleError = (error: TRPCClientError<ConsoleRouter>): TRPCClientError<ConsoleRouter> => error;
