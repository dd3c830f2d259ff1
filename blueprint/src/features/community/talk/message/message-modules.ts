// The files of private messages: the page with all conversations, the one that is open, and the way there from a person.
import type { ProjectModel } from "../../../../model/project-model.ts";

/** Who wrote the first message of a fresh app. */
export function teamOf({ blueprint }: ProjectModel): string {
  return `${blueprint.title} team`;
}
