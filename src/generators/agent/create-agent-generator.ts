// A model writes the code. It starts from the shell and the items of the kit that its plan names, and its result is
// delivered only after the harness has seen it pass.
import { asksUndo, writeProject } from "@atelier/blueprint";
import type { ProjectFiles } from "../../workshop/project-files.ts";
import type { GeneratorContext } from "../../domain/models/generation/generator-context.ts";
import type { BuildRequest, Generator, Writing } from "../../domain/models/generation/generator.ts";
import { blueprintGenerator } from "../blueprint.ts";
import { AgentDesign } from "./agent-design.ts";
import { bringKitItem } from "./files/changing/bring-kit-files.ts";
import { type AgentModel, planWork, startingFiles } from "./plan/plan-work.ts";
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
      if (!design.success || isUndo) return atItsPrice(await blueprintGenerator.write({ buildRequest, plan }, context));
      const files = (await startingFiles(buildRequest, context)) ?? (await context.format(scaffoldOf(design.data)));
      const writing = await doWork(model, { buildRequest, plan, context, files });
      return writing.outcome === "files" ? settled(writing, { buildRequest, context }) : writing;
    },
    // The model only hands over a project that passed every check, so it cannot repair a failure found after that.
    repair: async () => null,
  };
}

/** What the built-in generator wrote, at its own price: the calls of a model that contributed nothing are refunded. */
function atItsPrice(written: Writing): Writing {
  return written.outcome === "files" ? { ...written, costsAtMost: written.credits } : written;
}

/**
 * What was written, at no more than was set aside: what an answer costs is known only once it is there, so the last one may
 * have cost more than was left. That is refunded.
 */
function settled(
  writing: Extract<Writing, { outcome: "files" }>,
  { buildRequest, context }: { buildRequest: BuildRequest; context: GeneratorContext },
): Writing {
  const { draft } = buildRequest;
  const { budgetCredits } = context.spending();
  const costsAtMost = Math.min(writing.costsAtMost ?? budgetCredits, budgetCredits);
  return { ...writing, costsAtMost, ...(draft === undefined ? {} : { fromDraft: draft.operationId }) };
}

/** The files that the work on a new app begins with. An item that the kit does not have is passed over. */
function scaffoldOf({ blueprint, items }: AgentDesign): ProjectFiles {
  const files = writeProject(blueprint);
  for (const item of items) bringKitItem(files, item);
  return files;
}
