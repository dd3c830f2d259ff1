// A model writes the code. It starts from a working scaffold, and its result is delivered only after the harness has
// seen it pass.
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
    understand: (buildRequest, context) => planWork(model, { buildRequest, context }),
    write: async ({ buildRequest, plan }, context) => {
      const design = AgentDesign.safeParse(plan.design);
      // When the model was unavailable or not needed, the built-in generator made the plan and also writes the files.
      const isUndo = buildRequest.message !== null && asksUndo(buildRequest.message);
      if (!design.success || isUndo) return blueprintGenerator.write({ buildRequest, plan }, context);
      const files =
        buildRequest.current === null
          ? await context.format(writeProject(design.data.blueprint))
          : await context.filesOf(buildRequest.current.version);
      return doWork(model, { buildRequest, plan, context, files });
    },
    // The model only hands over a project that passed every check, so it cannot repair a failure found after that.
    repair: async () => null,
  };
}
