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
    const { data, message } = toConsoleError(error);
    if (data) return { message, status: data.httpStatus, kind: data.kind, facts: { ...data.facts } };
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
