import type { ApiContract } from "../api-contract.ts";
import { errors, renderError } from "./errors.ts";
import { limits } from "./limits.ts";
import { shapes } from "./shapes.ts";

const about =
  "A create is answered at once with the record of a project. Read the project until its `status` is `ready`, then read its files.";

/** Contract A: a create is answered with the record of a project, which is read until it is ready. */
export const contractA: ApiContract<"a"> = { id: "a", about, shapes, asksForPlan: false, limits, errors, renderError };
