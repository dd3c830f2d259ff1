import { z } from "zod";
import type { Form, Refusal } from "../form.ts";
import { codedErrorShape } from "../wire/errors.ts";

const ErrorBody = z.object(codedErrorShape).meta({ id: "Error", description: "What went wrong." });
type ErrorBody = z.output<typeof ErrorBody>;

/** The schemas of form B's errors. */
export const errors: Form["errors"] = { body: ErrorBody, bodiesByStatus: {} };

/** Form B's body of an error: its sentence, its code and the status. */
export function presentError({ message, code, status }: Refusal): ErrorBody {
  return { error: message, code, status };
}
