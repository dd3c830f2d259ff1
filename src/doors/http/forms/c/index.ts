import type { Form } from "../form.ts";
import { presentError } from "./errors.ts";
import { limits } from "./limits.ts";
import { shapes } from "./shapes.ts";

/** Form C: a read of a project brings its code along; only plans with API access are answered. */
export const formC: Form<"c"> = { id: "c", shapes, asksForPlan: true, limits, presentError };
