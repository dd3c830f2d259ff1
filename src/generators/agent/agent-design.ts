import { AcceptanceCheck, Blueprint } from "@atelier/blueprint";
import { z } from "zod";

/**
 * What is kept of a version whose files are not what its blueprint writes, because a language model or a person's own hand
 * has changed them. The blueprint is what the project began with; the built-in generator goes on from it, and lays what it
 * changes over the files as they are.
 */
export const AgentDesign = z.object({
  /** Who has changed the files: a model that writes code, a person, or both. */
  madeBy: z.enum(["agent", "person", "both"]),
  blueprint: Blueprint,
  /** What the project is called; empty where that is the blueprint's. */
  title: z.string().default(""),
  /** What the app has become, in the agent's words. */
  brief: z.string(),
  /** What is to be done in which files, as it was planned for this version. */
  files: z.array(z.string()).default([]),
  /** The ids of the blueprint's checks that do not hold of the app any more, because its person wanted it otherwise. */
  dropped: z.array(z.string()),
  /** The titles of the promises that this version was allowed to give up. */
  gone: z.array(z.string()).default([]),
  /** What the app promises beside its blueprint. */
  checks: z.array(AcceptanceCheck),
  /** How many questions had been answered when the work was planned; later answers belong to the work. */
  answered: z.number(),
  /** The ids of those checks that this version was asked for. */
  fresh: z.array(z.string()),
});
export type AgentDesign = z.infer<typeof AgentDesign>;

/** The design of a version that is what this blueprint writes, and of which others are to be made. */
export function designOver(blueprint: Blueprint, madeBy: AgentDesign["madeBy"]): AgentDesign {
  return { madeBy, blueprint, title: "", gone: [], brief: "", files: [], dropped: [], checks: [], answered: 0, fresh: [] };
}
