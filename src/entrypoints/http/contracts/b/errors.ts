import { z } from "zod";
import type { ApiContract, Refusal } from "../api-contract.ts";
import { codedErrorShape } from "../wire/errors.ts";

const ErrorBody = z.object(codedErrorShape).meta({ id: "Error", description: "What went wrong." });
type ErrorBody = z.output<typeof ErrorBody>;

/** The schemas of contract B's errors. */
export const errors: ApiContract["errors"] = { body: ErrorBody, bodiesByStatus: {} };

/** Contract B's error body: the message, the code and the status. */
export function renderError({ message, code, status }: Refusal): ErrorBody {
  return { error: message, code, status };
}
