import type { ApiContract } from "../api-contract.ts";
import { errors, renderError } from "./errors.ts";
import { limits } from "./limits.ts";
import { shapes } from "./shapes.ts";

const about =
  "A create returns the operation that it started. Follow the operation under its `requestId` until `operationStatus` is `done`, `waiting` or `failed`, then read the project’s files.";

/** Contract B: a create is answered with an operation, which is followed until it is done, waits or has failed. */
export const contractB: ApiContract<"b"> = {
  id: "b",
  about,
  shapes,
  asksForPlan: false,
  rejectsUnknownParameters: true,
  limits,
  errors,
  renderError,
};
