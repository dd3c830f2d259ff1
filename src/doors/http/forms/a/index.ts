import type { Form } from "../form.ts";
import { presentError } from "./errors.ts";
import { limits } from "./limits.ts";
import { shapes } from "./shapes.ts";

/** Form A: a create is answered with the record of a project, which is read until it is ready. */
export const formA: Form<"a"> = { id: "a", shapes, asksForPlan: false, limits, presentError };
