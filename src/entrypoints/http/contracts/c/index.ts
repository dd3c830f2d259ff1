import type { ApiContract } from "../api-contract.ts";
import { errors, renderError } from "./errors.ts";
import { limits } from "./limits.ts";
import { shapes } from "./shapes.ts";

const about =
  "A create is answered at once with the beginning of a project, and a read of the project brings its code along. Only accounts whose plan has API access are answered.";

/** Contract C: reading a project includes its code; requires a plan with API access. */
export const contractC: ApiContract<"c"> = { id: "c", about, shapes, asksForPlan: true, limits, errors, renderError };
