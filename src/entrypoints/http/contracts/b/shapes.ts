// Contract B's shape of each endpoint: the schema that parses the request, and the answer that renders the result.
import type { Addresses } from "../../../../domain/call.ts";
import { readUuid } from "../../../../lib/ids.ts";
import { ServiceError } from "../../../../domain/errors.ts";
import { answerFiles, answerStored } from "../../answers/answer-files.ts";
import { replayHeaders } from "../../answers/replay-headers.ts";
import type { Answer, ServerEvent } from "../../answers/answer.ts";
import type { EndpointTypes } from "../../endpoints/endpoints.ts";
import type { FollowedOperation } from "../../endpoints/read-or-follow.ts";
import type { ApiContract, RequestParts } from "../api-contract.ts";
import { parse } from "../reading/parse.ts";
import { appliedWait, preferredWait, prefersEvents } from "../reading/preferences.ts";
import { projectIdOf, readingDraftFiles, readingFiles, readingNothing, readingProject } from "../reading/readings.ts";
import { nothingLeft } from "../wire/described-answer.ts";
import type { DescribedAnswer } from "../wire/described-answer.ts";
import { deliveredFiles, draftFiles } from "../wire/files.ts";
import { models, usage } from "./answers/account.ts";
import {
  begun,
  endedBefore,
  editStarted,
  messageSent,
  nothingMore,
  operationRead,
  restoreStarted,
  stoppedNow,
} from "./answers/operation-answers.ts";
import { listed, readOne, updated } from "./answers/project.ts";
import { versionRead, versionsCompared, versionsListed } from "./answers/version.ts";
import { renderOperation, renderProof, renderStarted, renderUnchanged } from "./render-operation.ts";
import { renderModels, renderProject, renderProjectDetails, renderProjects } from "./render-project.ts";
import { renderVersion } from "./render-version.ts";
import { webhookShapes } from "./webhook-shapes.ts";
import { renderUsage } from "./render-usage.ts";
import { NoBody, readingMessage } from "../reading/messages.ts";
import { readingCreate, readingList, readingUpdate } from "./requests/projects.ts";
import { readingComparison, readingEdit, readingRestore, readingVersion, readingVersions, versionOf } from "./requests/versions.ts";

const noSchemas = { body: null, query: null };

const screenshot: DescribedAnswer = { status: 200, description: "The screenshot.", headers: [], json: null, bytes: ["image/jpeg"] };

function requestId({ params }: RequestParts): string {
  const id = readUuid(params.requestId ?? "");
  if (id !== null) return id;
  throw new ServiceError("not_found", "There is no build with this requestId: it is not a UUID.", { what: "operation" });
}

const renderTask =
  (started: typeof editStarted) =>
  ({ details, replay }: EndpointTypes["editFiles"]["result"], { addresses }: { addresses: Addresses }) =>
    started.of(renderOperation(details, addresses, replay), replayHeaders(replay));

// The id of an event is the operation's revision.
function lastRevision({ headers }: RequestParts): number | null {
  const id = String(headers["last-event-id"] ?? "");
  return /^[0-9]{1,9}$/.test(id) ? Number(id) : null;
}

function renderRead(
  read: EndpointTypes["readOperation"]["result"],
  { addresses, input }: { addresses: Addresses; input: EndpointTypes["readOperation"]["input"] },
): Answer {
  const vary = { vary: "Accept, Prefer" };
  if ("states" in read)
    return read.states === null ? nothingMore.of() : { status: 200, headers: vary, body: { events: eventsOf(read.states, addresses) } };
  const applied = appliedWait(input);
  return operationRead.of(renderUnchanged(read, addresses), { ...vary, ...(applied !== null && { "preference-applied": applied }) });
}

async function* eventsOf(states: NonNullable<FollowedOperation["states"]>, addresses: Addresses): AsyncGenerator<ServerEvent> {
  for await (const state of states) {
    yield state && { id: String(state.operation.revision), event: "operation", json: renderOperation(state, addresses) };
  }
}

/** The shapes of contract B by endpoint. */
export const shapes: ApiContract["shapes"] = {
  startBuild: {
    ...readingCreate,
    answers: [begun],
    render: (started, { addresses }) => begun.of(renderStarted(started, addresses), replayHeaders(started.replay)),
  },
  listProjects: { ...readingList, answers: [listed], render: (page) => listed.of(renderProjects(page)) },
  readProject: { ...readingProject, answers: [readOne], render: (details) => readOne.of(renderProjectDetails(details)) },
  updateProject: { ...readingUpdate, answers: [updated], render: (project) => updated.of(renderProject(project)) },
  deleteProject: { ...readingProject, answers: [nothingLeft], render: nothingLeft.of },
  readFiles: {
    ...readingFiles,
    answers: [deliveredFiles],
    refuses: ["no_files_yet"],
    render(result, { input }) {
      if (result.version !== null) return answerFiles(result, input);
      const message = "This project has no delivered files yet. Read its operation until operationStatus is done, then read the files.";
      throw new ServiceError("no_files_yet", message, {});
    },
  },
  readDraftFiles: {
    ...readingDraftFiles,
    answers: [draftFiles],
    render: ({ siteName, updatedAt, files }, { input }) =>
      answerStored({ archive: `${siteName ?? "project"}-draft.zip`, createdAt: updatedAt, files }, input),
  },
  dropDraft: { ...readingProject, answers: [nothingLeft], render: nothingLeft.of },
  listVersions: {
    ...readingVersions,
    answers: [versionsListed],
    render: ({ versions, next }) =>
      versionsListed.of({ versions: versions.map(renderVersion), nextCursor: next === null ? null : String(next) }),
  },
  readVersion: {
    ...readingVersion,
    answers: [versionRead],
    render: ({ listed: found, proof }, { input, addresses }) =>
      versionRead.of({ ...renderVersion(found), proof: renderProof(proof, input, addresses) }),
  },
  compareVersions: {
    ...readingComparison,
    answers: [versionsCompared],
    render: ({ from, to, files }) => versionsCompared.of({ from: from.version, to: to.version, files }),
  },
  restoreVersion: { ...readingRestore, answers: [restoreStarted], render: renderTask(restoreStarted) },
  editFiles: { ...readingEdit, answers: [editStarted], render: renderTask(editStarted) },
  readScreenshot: {
    ...noSchemas,
    answers: [screenshot],
    decode: (parts) => ({ projectId: projectIdOf(parts), version: versionOf(parts), viewport: parts.params.viewport ?? "" }),
    render: ({ bytes }) => ({ status: 200, body: { bytes, contentType: "image/jpeg" } }),
  },
  sendMessage: {
    ...readingMessage,
    answers: [messageSent],
    render: ({ details, replay }, { addresses }) => messageSent.of(renderOperation(details, addresses, replay), replayHeaders(replay)),
  },
  readOperation: {
    ...noSchemas,
    answers: [operationRead, nothingMore],
    decode: (parts) => ({
      requestId: requestId(parts),
      ...preferredWait(parts.headers.prefer),
      follows: prefersEvents(parts.headers.accept) ? { seen: lastRevision(parts) } : null,
    }),
    render: renderRead,
  },
  stopOperation: {
    body: NoBody,
    query: null,
    answers: [stoppedNow, endedBefore],
    decode(parts) {
      parse(NoBody, parts.body);
      return { requestId: requestId(parts) };
    },
    render: ({ details, stopped }, { addresses }) => (stopped ? stoppedNow : endedBefore).of(renderOperation(details, addresses)),
  },
  readUsage: { ...readingNothing, answers: [usage], render: (found) => usage.of(renderUsage(found)) },
  ...webhookShapes,
  listModels: { ...readingNothing, answers: [models], render: (offered) => models.of(renderModels(offered)) },
};
