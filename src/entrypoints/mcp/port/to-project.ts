import type { Draft, Project, ProjectDetails } from "@atelier/mcp";
import type { AddressedProjectRow } from "../../../domain/projects/list-projects.ts";
import type { ProjectDetails as Details } from "../../../domain/projects/read-project.ts";

/** A project as the tools list it. */
export function toProject({ project, addresses }: AddressedProjectRow): Project {
  const { id, name, prompt, status, updatedAt } = project;
  return { id, name, prompt, status, deploymentUrl: addresses.deployment, editorUrl: addresses.editor, updatedAt: updatedAt.toISOString() };
}

/** A project with its versions. */
export function toProjectDetails({ versions, draft, ...addressed }: Details): ProjectDetails {
  const { model, createdAt } = addressed.project;
  return {
    ...toProject(addressed),
    model,
    createdAt: createdAt.toISOString(),
    draft: draft && toDraft(draft),
    versions: versions.map(({ version, requestId, message, files, bytes, createdAt: at }) => ({
      version,
      requestId,
      message,
      files,
      bytes,
      createdAt: at.toISOString(),
    })),
  };
}

function toDraft({ requestId, works, missing, creditsSpent, url, updatedAt }: NonNullable<Details["draft"]>): Draft {
  return { requestId, works, missing, creditsSpent, url, updatedAt: updatedAt.toISOString() };
}
