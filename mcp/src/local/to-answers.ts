// Converts API responses to the neutral shapes of the tools.
import type { Operation as Answered, Project as Listed, Proof, ProjectDetails as Read, StartedOperation } from "@atelier/sdk";
import type { BegunBuild, Operation, ProofSummary } from "../shapes/operation.ts";
import type { Draft, Project, ProjectDetails } from "../shapes/project.ts";

/** A started build, without whether its request id was used for something else. */
export function toStartedBuild({ requestId, projectId, operationStatus, editorUrl }: StartedOperation): Omit<BegunBuild, "differs"> {
  return { requestId, projectId, status: operationStatus, editorUrl };
}

/** A build that was read. */
export function toOperation(read: Answered): Operation {
  const { requestId, projectId, kind, operationStatus, stage, progress, model, version, editorUrl, createdAt, updatedAt, proof, error } =
    read;
  return {
    requestId,
    projectId,
    kind,
    status: operationStatus,
    stage,
    progress,
    model,
    version,
    editorUrl,
    createdAt,
    updatedAt,
    questions: read.questions
      .filter(({ answer }) => answer === null)
      .map(({ id, text, options, allowsOther }) => ({ id, text, options, allowsOther })),
    replies: read.replies.map(({ text }) => text),
    deploymentUrl: read.links.deployment,
    creditsSpent: read.credits.spent,
    proof: proof && summarise(proof),
    error: error && { code: error.code, message: error.message },
  };
}

function summarise({ browser, checks, understood, notBuilt }: Proof): ProofSummary {
  return {
    browser,
    checksPassed: checks.filter(({ passed }) => passed).length,
    checksTotal: checks.length,
    notProven: understood.filter(({ outcome }) => outcome === "not tried").map(({ phrase }) => phrase),
    notBuilt,
  };
}

/** A project in the list. The list has no editor URL, so it is built from the address of the service. */
export function toProject({ id, name, prompt, status, deploymentUrl, updatedAt }: Listed, root: string): Project {
  return { id, name, prompt, status, deploymentUrl, editorUrl: `${new URL(root).origin}/projects/${id}`, updatedAt };
}

/** A project with its versions. */
export function toProjectDetails(read: Read): ProjectDetails {
  const { id, name, prompt, status, deploymentUrl, updatedAt, model, createdAt, addresses, draft } = read;
  return {
    id,
    name,
    prompt,
    status,
    deploymentUrl,
    updatedAt,
    model,
    createdAt,
    editorUrl: addresses.editor,
    draft: draft && toDraft(draft),
    versions: read.versions.map(({ version, requestId, message, files, bytes, createdAt: at }) => ({
      version,
      requestId,
      message,
      files,
      bytes,
      createdAt: at,
    })),
  };
}

function toDraft({ requestId, works, missing, creditsSpent, url, updatedAt }: NonNullable<Read["draft"]>): Draft {
  return { requestId, works, missing, creditsSpent, url, updatedAt };
}
