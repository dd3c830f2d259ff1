import type { Desk } from "../../domain/models/generation/desk.ts";
import { monotonicMilliseconds } from "../../kit/clock.ts";
import { findVersion } from "../../storage/rows/versions/read-versions.ts";
import type { ProjectFiles } from "../../workshop/project-files.ts";
import { type Bench, readSource } from "../bench.ts";
import { openAsking } from "./open-asking.ts";
import { openInspecting } from "./open-inspecting.ts";
import { openTelling } from "./open-telling.ts";

/** A desk that is put in order after the work: what was told last is written down. */
export interface OpenDesk extends Desk {
  close(): Promise<void>;
}

/** The desk at which the generator of the bench's build works. `spentBefore` is what its model has cost already, in millionths of a credit. */
export function openDesk(bench: Bench, spentBefore = 0): OpenDesk {
  const { ground, build, signal, endsAt } = bench;
  const telling = openTelling(ground, build);

  async function filesOf(version: number): Promise<ProjectFiles> {
    const row = await findVersion(ground.database, { projectId: build.projectId, version });
    if (row === null) throw new Error(`the version ${version} of the project ${build.projectId} is missing`);
    return readSource(ground, row.source);
  }

  return {
    ...{ signal, isModelFree: build.isModelFree, filesOf },
    ...openAsking(bench, spentBefore),
    ...openInspecting(bench),
    millisecondsLeft: () => endsAt - monotonicMilliseconds(),
    ...telling,
  };
}
