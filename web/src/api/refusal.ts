import { TRPCClientError } from "@trpc/client";
import type { ConsoleRouter } from "../../../src/doors/console/routers/index.ts";

/** Why the service did not do something, in its words. `status` null: it could not be reached. */
export interface Refusal {
  message: string;
  status: number | null;
  kind: string | null;
  facts: Readonly<Record<string, unknown>>;
}

/** What went wrong, as the person is told it. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof TRPCClientError) {
    const { data, message } = toConsoleError(error);
    if (data) return { message, status: data.httpStatus, kind: data.kind, facts: { ...data.facts } };
  }
  return {
    message: "The service cannot be reached. Check that it runs; this page goes on by itself.",
    status: null,
    kind: null,
    facts: {},
  };
}

// Every error of this client comes from our router, whose formatter gives it this shape.
const toConsoleError = (error: TRPCClientError<ConsoleRouter>): TRPCClientError<ConsoleRouter> => error;
