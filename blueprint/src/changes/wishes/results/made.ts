import type { Blueprint } from "../../../schema/blueprint.ts";

/** The app with what a clause wishes for, the ids of what shows it, and whether the clause says more than that. */
export interface Made {
  blueprint: Blueprint;
  became: string[];
  isDoubted: boolean;
}
