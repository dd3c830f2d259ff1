// A language model writes the code. It begins with a scaffold that works, and what it makes of it is delivered only when
// the harness has seen it work.
import { asksUndo, writeProject } from "@atelier/blueprint";
import type { Generator } from "../../domain/models/generation/generator.ts";
import { blueprintGenerator } from "../blueprint.ts";
import { AgentDesign } from "./agent-design.ts";
import { type AgentModel, planWork } from "./plan/plan-work.ts";
import { doWork } from "./work/do-work.ts";

/** The generator of a model that writes code. */
export function createAgentGenerator(model: AgentModel): Generator {
  return {
    id: model.id,
    category: "paid",
    understand: (wish, desk) => planWork(model, { wish, desk }),
    write: async ({ wish, plan }, desk) => {
      const design = AgentDesign.safeParse(plan.design);
      // Where its model could not be had, or is not needed, the built-in generator has planned, and writes.
      const isUndo = wish.message !== null && asksUndo(wish.message);
      if (!design.success || isUndo) return blueprintGenerator.write({ wish, plan }, desk);
      const files =
        wish.present === null ? await desk.format(writeProject(design.data.blueprint)) : await desk.filesOf(wish.present.version);
      return doWork(model, { wish, plan, desk, files });
    },
    // It has seen everything pass before it handed the project over: what fails after that, it does not know how to mend.
    repair: async () => null,
  };
}
