import type { GeneratorContext } from "../../domain/models/generation/generator-context.ts";
import { monotonicMilliseconds } from "../../lib/clock.ts";
import { findVersion } from "../../storage/rows/versions/read-versions.ts";
import type { ProjectFiles } from "../../workshop/project-files.ts";
import { type BuildContext, readSource } from "../build-context.ts";
import { openAsking } from "./open-asking.ts";
import { openDrafting } from "./open-drafting.ts";
import { openInspecting } from "./open-inspecting.ts";
import { openReporting } from "./open-reporting.ts";

/** A generator context that is closed after the work; closing saves the last reported activity. */
export interface OpenGeneratorContext extends GeneratorContext {
  close(): Promise<void>;
}

/** Opens the context in which a build's generator works. `spentBefore` is the cost of its model so far, in millionths of a credit. */
export function openGeneratorContext(context: BuildContext, spentBefore = 0): OpenGeneratorContext {
  const { ctx, build, signal, endsAt } = context;
  const reporter = openReporting(ctx, build);

  async function filesOf(version: number): Promise<ProjectFiles> {
    const row = await findVersion(ctx.database, { projectId: build.projectId, version });
    if (row === null) throw new Error(`the version ${version} of the project ${build.projectId} is missing`);
    return readSource(ctx, row.source);
  }

  return {
    signal,
    isModelAuto: build.isModelAuto,
    isModelConnected: ctx.models().some(({ category }) => category !== "free"),
    filesOf,
    ...openDrafting(context),
    ...openAsking(context, spentBefore),
    ...openInspecting(context),
    now: () => ctx.clock.now(),
    millisecondsLeft: () => endsAt - monotonicMilliseconds(),
    ...reporter,
  };
}
