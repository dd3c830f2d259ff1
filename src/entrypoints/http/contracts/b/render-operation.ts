import type { Addresses } from "../../../../domain/call.ts";
import { answerableUntil } from "../../../../domain/operations/end-unanswered.ts";
import type { OperationDetails } from "../../../../domain/operations/read-operation.ts";
import type { Proof } from "../../../../domain/operations/proof.ts";
import { countRequests } from "../../../../domain/operations/requested-parts.ts";
import { editorAddress } from "../../../../domain/projects/addresses.ts";
import type { Replay } from "../../../../domain/projects/find-replay.ts";
import type { StartedBuild } from "../../../../domain/projects/start-build.ts";
import { answeredAgain } from "../../answers/json-text.ts";
import type { Operation, StartedOperation } from "./answers/operation.ts";
import { linksOf } from "./links.ts";

type Row = OperationDetails["operation"];
const DELETED = "The project of this build was deleted. To build it again, send its prompt with a new requestId.";

const AGAIN: Readonly<Record<Row["kind"], string>> = {
  create: "Send the prompt again",
  message: "Send the message again",
  edit: "Correct the files and send the edit again",
  restore: "Restore the version again",
};

type Started = Pick<StartedBuild, "operation" | "replay" | "addresses"> & { hasDraft?: boolean };

/** The response to a create: six fields, the beginning of the operation. */
export function renderStarted(started: Started, addresses: Addresses): StartedOperation {
  const { operation } = started;
  return {
    requestId: operation.requestId,
    accepted: true,
    operationStatus: operation.status,
    projectId: operation.projectId,
    editorUrl: editorAddress(addresses, operation.projectId),
    nextAction: nextAction(started, addresses),
  };
}

/** A build with all fields of contract B. */
export function renderOperation(details: OperationDetails, addresses: Addresses, replay: Replay | null = null): Operation {
  const { operation } = details;
  return {
    ...renderStarted({ operation, replay, addresses: details.addresses, hasDraft: details.draft !== null }, addresses),
    kind: operation.kind === "create" ? "create" : "message",
    stage: operation.stage,
    progress: operation.progress,
    model: operation.model,
    replies: details.replies.map(({ id, text, createdAt }) => ({ id, text, createdAt })),
    questions: details.questions.map(({ id, text, options, allowsOther, answer, createdAt }) => ({
      id,
      text,
      options,
      allowsOther,
      answer,
      createdAt,
    })),
    links: renderLinks(details, addresses),
    version: operation.version,
    credits: { held: operation.creditsHeld, spent: operation.creditsSpent },
    proof: details.proof && renderProof(details.proof, operation, addresses),
    draft: details.draft,
    error: operation.errorCode && { code: operation.errorCode, message: operation.errorMessage ?? "" },
    status: operation.status,
    createdAt: operation.createdAt,
    updatedAt: operation.updatedAt,
    finishedAt: operation.finishedAt,
  };
}

const rendered = new WeakMap<OperationDetails, Operation>();

/** The same, made once for a build that has ended: it is read as the same object until something of it changes. */
export function renderUnchanged(details: OperationDetails, addresses: Addresses): Operation {
  if (details.operation.finishedAt === null) return renderOperation(details, addresses);
  const made = rendered.get(details) ?? answeredAgain(renderOperation(details, addresses));
  rendered.set(details, made);
  return made;
}

function renderLinks({ operation, addresses: found }: OperationDetails, addresses: Addresses): Operation["links"] {
  const links = linksOf(addresses);
  return {
    project: links.project(operation.projectId),
    files: links.files(operation.projectId),
    editor: found.editor,
    deployment: found.deployment,
    stop: links.stop(operation.requestId),
  };
}

/** The proof of a version, with the URLs of its screenshots. */
export function renderProof(
  proof: Proof,
  { projectId, version }: { projectId: string; version: number | null },
  addresses: Addresses,
): NonNullable<Operation["proof"]> {
  const links = linksOf(addresses);
  const screenshots = proof.screenshots.map(({ viewport, width, height, bytes }) => ({
    viewport,
    width,
    height,
    bytes,
    url: version === null ? null : links.screenshot(projectId, version, viewport),
  }));
  return { ...proof, screenshots, requests: countRequests(proof) };
}

function nextAction({ operation, replay, addresses: found, hasDraft = false }: Started, addresses: Addresses): string {
  // A deleted project has released its subdomain, so it has no address.
  const next = found.subdomain === null ? DELETED : nextStep(operation, { addresses, hasDraft });
  if (!replay?.differs) return next;
  return `This requestId was used before for something else, and nothing new was started: send a new requestId for a new request. ${next}`;
}

function nextStep(operation: Row, { addresses, hasDraft }: { addresses: Addresses; hasDraft: boolean }): string {
  const links = linksOf(addresses);
  return {
    running: `${operation.activity === null ? "" : `${operation.activity} `}Keep reading GET ${links.operation(operation.requestId)} until operationStatus is done, waiting or failed.`,
    waiting: `Read the questions at GET ${links.operation(operation.requestId)} and answer them with POST ${links.messages(operation.projectId)}. Without an answer this build ends on ${answerableUntil(operation).toISOString().slice(0, 10)}, at no cost.`,
    done:
      operation.version === null
        ? `Nothing was changed: replies says why. Say it otherwise with POST ${links.messages(operation.projectId)}.`
        : `Read the files at GET ${links.files(operation.projectId)}, or open the app: links.deployment of GET ${links.operation(operation.requestId)}.`,
    failed: hasDraft
      ? `This build has ended: see error for the reason. What it wrote is kept as a draft: go on from it with POST ${links.messages(operation.projectId)}, read it at GET ${links.draft(operation.projectId)}/files, or drop it with DELETE ${links.draft(operation.projectId)}.`
      : `This build has ended: see error for the reason. ${AGAIN[operation.kind]} with a new requestId.`,
  }[operation.status];
}
