// For whom the accounts of an app are.
import { isPublic, type ProjectModel } from "../project-model.ts";

/** Whether people who come from outside open accounts: the first of them is not the administrator. A game is played by visitors. */
export function isForVisitors(project: ProjectModel): boolean {
  return isPublic(project) || project.blueprint.kind === "game";
}
