import type { ApiContract } from "../api-contract.ts";
import { errors, renderError } from "./errors.ts";
import { limits } from "./limits.ts";
import { shapes } from "./shapes.ts";

const about = "A create immediately returns the record of a project. Poll the project until its `status` is `ready`, then read its files.";

/** Contract A: a create returns the record of a project, which is polled until it is ready. */
export const contractA: ApiContract<"a"> = {
  id: "a",
  about,
  shapes,
  asksForPlan: false,
  rejectsUnknownParameters: false,
  limits,
  errors,
  renderError,
};
