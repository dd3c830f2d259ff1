import type { AcceptanceCheck } from "@atelier/blueprint";
import { type BuildRequest, Plan } from "../../../domain/models/generation/generator.ts";
import { AgentDesign } from "../agent-design.ts";

/** What the work starts from: the current app, a draft, or the shell of a new app, and the checks that it passes. */
export interface StartingPoint {
  title: string;
  design: AgentDesign;
  checks: AcceptanceCheck[];
  /** The ids of those that a draft was planned to pass, and may not pass yet. */
  unfinished?: readonly string[];
}

/**
 * The unfinished work of an earlier build: its plan is kept with all of its checks, and those that it may not pass yet stay
 * requested. Null if there is none.
 */
export function draftedApp({ draft }: Pick<BuildRequest, "draft">): StartingPoint | null {
  if (draft === undefined) return null;
  const { title, checks, design } = Plan.parse(draft.plan);
  const own = AgentDesign.parse(design);
  return { title, design: own, checks, unfinished: own.fresh };
}
