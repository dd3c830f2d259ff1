// Projects and their builds as the console receives them: plain JSON, with dates as text.
import type { BrowsedProject } from "../../../../domain/projects/browsing/browse-projects.ts";
import type { ProjectState } from "../../../../domain/projects/browsing/read-project-state.ts";
import type { DeletedProject } from "../../../../domain/projects/trash/list-deleted.ts";
import { answerableUntil } from "../../../../domain/operations/end-unanswered.ts";
import { screenshotPath } from "./version-responses.ts";

type OperationRow = ProjectState["operations"][number];

/** A project as a card of the home page shows it. */
export function presentCard({ project, title, addresses, picture }: BrowsedProject) {
  const viewport = picture?.viewports.includes("desktop") ? "desktop" : picture?.viewports[0];
  return {
    id: project.id,
    name: title,
    prompt: project.prompt,
    status: project.status,
    type: project.type,
    visibility: project.visibility,
    version: project.liveVersion,
    deployment: addresses.deployment,
    screenshot:
      picture === null || viewport === undefined ? null : screenshotPath({ projectId: project.id, version: picture.version, viewport }),
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
  };
}

/** A project as the trash shows it. */
export function presentDeleted({ id, title, prompt, address, deletedAt, restorableUntil }: DeletedProject) {
  return { id, name: title, prompt, address, deletedAt: deletedAt.toISOString(), restorableUntil: restorableUntil.toISOString() };
}

/** A project as the editor shows it. */
export function renderProjectState(state: ProjectState) {
  const { project, title, addresses, operations, said, draft, microDollars } = state;
  const [newest] = operations;
  return {
    project: {
      id: project.id,
      name: title,
      prompt: project.prompt,
      status: project.status,
      type: project.type,
      model: project.model,
      visibility: project.visibility,
      version: project.liveVersion,
      createdAt: project.createdAt.toISOString(),
      updatedAt: project.updatedAt.toISOString(),
    },
    addresses,
    draft: draft && { ...draft, updatedAt: draft.updatedAt.toISOString() },
    siteName: project.siteName,
    customSubdomain: project.customSubdomain,
    operation: newest === undefined ? null : presentNewest(newest, state),
    conversation: said.map(({ id, author, text, requestId, createdAt }) => ({
      id,
      author,
      text,
      requestId,
      createdAt: createdAt.toISOString(),
    })),
    operations: operations.map((operation) => ({
      ...presentState(operation),
      // Only the installation's owner sees what providers charged.
      dollars: microDollars === null ? null : (microDollars.get(operation.id) ?? 0) / 1_000_000,
      createdAt: operation.createdAt.toISOString(),
    })),
  };
}

function presentState(operation: OperationRow) {
  const { requestId, kind, status, stage, progress, version, creditsSpent, waitedMilliseconds, finishedAt } = operation;
  return {
    requestId,
    kind,
    status,
    stage,
    progress,
    version,
    creditsSpent,
    waitedMilliseconds,
    error: errorOf(operation),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

function presentNewest(operation: OperationRow, { questions, usualMilliseconds }: ProjectState) {
  return {
    ...presentState(operation),
    activity: operation.activity,
    usualMilliseconds,
    model: operation.model,
    questions: questions.map(({ id, text, options, allowsOther, answer, offer }) => ({
      id,
      text,
      options,
      allowsOther,
      answer,
      isOffer: offer !== null,
    })),
    credits: { held: operation.creditsHeld, spent: operation.creditsSpent },
    answerableUntil: operation.status === "waiting" ? answerableUntil(operation).toISOString() : null,
    createdAt: operation.createdAt.toISOString(),
    updatedAt: operation.updatedAt.toISOString(),
  };
}

const errorOf = ({ errorCode, errorMessage }: OperationRow) =>
  errorCode === null ? null : { code: errorCode, message: errorMessage ?? "" };
