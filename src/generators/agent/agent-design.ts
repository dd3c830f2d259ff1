import { AcceptanceCheck, Blueprint, planChecks, withoutNames } from "@atelier/blueprint";
import { z } from "zod";

/**
 * The stored design of a version whose files differ from what its blueprint writes, because a model or a person edited
 * them. The blueprint is the one the project started from; the built-in generator continues from it and merges its changes
 * into the current files.
 */
export const AgentDesign = z.object({
  /** Who has changed the files: a model that writes code, a person, or both. */
  madeBy: z.enum(["agent", "person", "both"]),
  blueprint: Blueprint,
  /** The project's title; empty when it is the blueprint's. */
  title: z.string().default(""),
  /** What the app is now, as described by the agent. */
  brief: z.string(),
  /** The facts that the plan was made with: the date, the language and its formats. Kept, so that they stay as they were said. */
  facts: z.array(z.string()).default([]),
  /** The planned changes by file for this version. */
  files: z.array(z.string()).default([]),
  /** The items of the kit that a new app begins with beside the shell. */
  items: z.array(z.string()).default([]),
  /** The ids of the blueprint's checks that no longer apply because the user asked for something else. */
  dropped: z.array(z.string()),
  /** The titles of the checks that this version was allowed to drop. */
  gone: z.array(z.string()).default([]),
  /** The checks in addition to those of the blueprint. */
  checks: z.array(AcceptanceCheck),
  /** The number of questions already answered at planning time; later answers are part of the work. */
  answered: z.number(),
  /** The ids of the checks that this version was requested to pass. */
  fresh: z.array(z.string()),
});
export type AgentDesign = z.infer<typeof AgentDesign>;

/** The design of a version that is exactly what this blueprint writes, as the base for later versions. */
export function designOver(blueprint: Blueprint, madeBy: AgentDesign["madeBy"]): AgentDesign {
  return {
    madeBy,
    blueprint,
    title: "",
    gone: [],
    brief: "",
    facts: [],
    files: [],
    items: [],
    dropped: [],
    checks: [],
    answered: 0,
    fresh: [],
  };
}

/** The checks of a version: those of its blueprint that still apply, the common ones without names of pages, and its own. */
export function checksOf({ blueprint, dropped, checks }: AgentDesign): AcceptanceCheck[] {
  const kept = planChecks(blueprint).filter(({ id }) => !dropped.includes(id));
  return [...withoutNames(kept, blueprint), ...checks];
}
