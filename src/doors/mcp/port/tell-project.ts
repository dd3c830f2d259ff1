import type { Project, ProjectDetails } from "atelier-mcp";
import type { AddressedProjectRow } from "../../../domain/projects/list-projects.ts";
import type { ProjectDetails as Details } from "../../../domain/projects/read-project.ts";

/** A project as the list of tools shows it. */
export function tellProject({ project, addresses }: AddressedProjectRow): Project {
  const { id, name, prompt, status, updatedAt } = project;
  return { id, name, prompt, status, deploymentUrl: addresses.deployment, editorUrl: addresses.editor, updatedAt: updatedAt.toISOString() };
}

/** A project with its versions. */
export function tellProjectDetails({ versions, ...addressed }: Details): ProjectDetails {
  const { model, createdAt } = addressed.project;
  return {
    ...tellProject(addressed),
    ...{ model, createdAt: createdAt.toISOString() },
    versions: versions.map(({ version, requestId, message, files, bytes, createdAt: at }) => ({
      ...{ version, requestId, message, files, bytes, createdAt: at.toISOString() },
    })),
  };
}
