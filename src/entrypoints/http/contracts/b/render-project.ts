import type { OfferedModel } from "../../../../domain/models/list-models.ts";
import type { AddressedProjectRow, ProjectPage } from "../../../../domain/projects/list-projects.ts";
import type { ProjectDetails } from "../../../../domain/projects/read-project.ts";
import type { ModelList } from "./answers/account.ts";
import type { Project, ProjectDetails as PresentedDetails, ProjectList } from "./answers/project.ts";
import { platformFields, projectFields } from "../wire/project.ts";

/** A project as the list shows it. */
export function renderProject(addressed: AddressedProjectRow): Project {
  const { name, type, model, metadata } = addressed.project;
  return { ...projectFields(addressed), ...platformFields(addressed), name, type, model, metadata };
}

/** A project with its versions and addresses. */
export function renderProjectDetails(details: ProjectDetails): PresentedDetails {
  return { ...renderProject(details), versions: details.versions, addresses: details.addresses, draft: details.draft };
}

/** A page of the list. */
export function renderProjects({ projects, total, limit, offset, nextCursor }: ProjectPage): ProjectList {
  return { projects: projects.map(renderProject), total, limit, offset, nextCursor };
}

/** The models; those that the account's plan does not include are marked. */
export function renderModels(models: OfferedModel[]): ModelList {
  return {
    models: models.map(({ id, name, provider, category, multiplier, contextWindow, minPlan, unlockedBy }) => ({
      id,
      name,
      provider,
      category,
      multiplier: `${multiplier}x`,
      contextWindow,
      minPlan,
      locked: unlockedBy !== null,
      unlockedBy,
    })),
  };
}
