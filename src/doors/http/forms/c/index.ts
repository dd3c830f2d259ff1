import type { Form } from "../form.ts";
import { errors, presentError } from "./errors.ts";
import { limits } from "./limits.ts";
import { shapes } from "./shapes.ts";

const about =
  "A create is answered at once with the beginning of a project, and a read of the project brings its code along. Only accounts whose plan has API access are answered.";

/** Form C: a read of a project brings its code along; only plans with API access are answered. */
export const formC: Form<"c"> = { id: "c", about, shapes, asksForPlan: true, limits, errors, presentError };
