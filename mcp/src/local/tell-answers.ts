// What the API answers, in the neutral shapes of the tools.
import type { Operation as Answered, Project as Listed, ProjectDetails as Read, StartedOperation } from "@atelier/sdk";
import type { BegunBuild, Operation } from "../shapes/operation.ts";
import type { Project, ProjectDetails } from "../shapes/project.ts";

// How the API's sentence on what to do next begins where a request id was used before for something else.
const DIFFERS = "This requestId was used before for something else";

/** A build that was begun. */
export function tellBegun({ requestId, projectId, operationStatus, editorUrl, nextAction }: StartedOperation): BegunBuild {
  return { requestId, projectId, status: operationStatus, editorUrl, differs: nextAction.startsWith(DIFFERS) };
}

/** A build as it was read. */
export function tellOperation(read: Answered): Operation {
  const { requestId, projectId, kind, operationStatus, stage, progress, model, version, editorUrl, createdAt, updatedAt, proof, error } =
    read;
  const passed = proof?.checks.filter((check) => check.passed).length ?? 0;
  return {
    ...{ requestId, projectId, kind, status: operationStatus, stage, progress, model, version, editorUrl, createdAt, updatedAt },
    questions: read.questions
      .filter(({ answer }) => answer === null)
      .map(({ id, text, options, allowsOther }) => ({ id, text, options, allowsOther })),
    replies: read.replies.map(({ text }) => text),
    deploymentUrl: read.links.deployment,
    creditsSpent: read.credits.spent,
    proof: proof && { browser: proof.browser, checksPassed: passed, checksTotal: proof.checks.length, notBuilt: proof.notBuilt },
    error: error && { code: error.code, message: error.message },
  };
}

/** A project as the list has it. The list does not name its page in the editor, which is at the service that was asked. */
export function tellProject({ id, name, prompt, status, deploymentUrl, updatedAt }: Listed, root: string): Project {
  return { id, name, prompt, status, deploymentUrl, editorUrl: `${new URL(root).origin}/projects/${id}`, updatedAt };
}

/** A project with its versions. */
export function tellProjectDetails(read: Read): ProjectDetails {
  const { id, name, prompt, status, deploymentUrl, updatedAt, model, createdAt, addresses } = read;
  return {
    ...{ id, name, prompt, status, deploymentUrl, updatedAt, model, createdAt, editorUrl: addresses.editor },
    versions: read.versions.map(({ version, requestId, message, files, bytes, createdAt: at }) => ({
      ...{ version, requestId, message, files, bytes, createdAt: at },
    })),
  };
}
