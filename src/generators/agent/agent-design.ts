import { AcceptanceCheck, Blueprint } from "@atelier/blueprint";
import { z } from "zod";

/**
 * What the agent keeps of a version beside its files. The blueprint is what the project's scaffold was written from; the
 * built-in generator goes on from it, and lays what it changes over what the agent has written.
 */
export const AgentDesign = z.object({
  madeBy: z.literal("agent"),
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
