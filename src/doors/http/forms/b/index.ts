import type { Form } from "../form.ts";
import { limits } from "./limits.ts";
import { shapes } from "./shapes.ts";

/** Form B: a create is answered with an operation, which is followed until it is done, waits or has failed. */
export const formB: Form<"b"> = {
  id: "b",
  shapes,
  asksForPlan: false,
  limits,
  presentError: ({ message, code, status }) => ({ error: message, code, status }),
};
