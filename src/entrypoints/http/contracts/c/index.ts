import type { ApiContract } from "../api-contract.ts";
import { errors, renderError } from "./errors.ts";
import { limits } from "./limits.ts";
import { shapes } from "./shapes.ts";

const about =
  "A create immediately returns the new project, and reading a project includes its code. Only accounts whose plan has API access can use this contract.";

/** Contract C: reading a project includes its code; requires a plan with API access. */
export const contractC: ApiContract<"c"> = {
  id: "c",
  about,
  shapes,
  asksForPlan: true,
  rejectsUnknownParameters: false,
  limits,
  errors,
  renderError,
};
