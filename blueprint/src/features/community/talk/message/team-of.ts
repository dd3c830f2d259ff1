import type { ProjectModel } from "../../../../model/project-model.ts";

/** Who wrote the first message of a fresh app. */
export function teamOf({ blueprint }: ProjectModel): string {
  return `${blueprint.title} team`;
}
