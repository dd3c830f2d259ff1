import type { OfferedModel } from "../../../../domain/models/list-models.ts";
import type { AddressedProjectRow, ProjectPage } from "../../../../domain/projects/list-projects.ts";
import type { ProjectDetails } from "../../../../domain/projects/read-project.ts";

const USER_INTERFACE_TYPES = { web: "react", "mobile-expo": "expo", "mobile-flutter": "flutter" } as const;

/** A project as the list shows it. */
function presentProject({ project, addresses }: AddressedProjectRow) {
  return {
    id: project.id,
    name: project.name,
    prompt: project.prompt,
    status: project.status,
    type: project.type,
    uiType: USER_INTERFACE_TYPES[project.type],
    model: project.model,
    visibility: project.visibility,
    deploymentUrl: addresses.deployment,
    deployedUrl: addresses.deployment,
    customSubdomain: project.customSubdomain,
    createdAt: project.createdAt,
    updatedAt: project.updatedAt,
  };
}

/** A project with its versions and addresses. */
export function presentProjectDetails(details: ProjectDetails) {
  return { ...presentProject(details), versions: details.versions, addresses: details.addresses };
}

/** A page of the list. */
export function presentProjects({ projects, total, limit, offset }: ProjectPage) {
  return { projects: projects.map(presentProject), total, limit, offset };
}

/** The models, with those marked that the account's plan does not include. */
export function presentModels(models: OfferedModel[]) {
  return {
    models: models.map(({ id, name, provider, category, multiplier, contextWindow, minPlan, unlockedBy }) => ({
      ...{ id, name, provider, category, multiplier: `${multiplier}x`, contextWindow, minPlan },
      ...{ locked: unlockedBy !== null, unlockedBy },
    })),
  };
}
