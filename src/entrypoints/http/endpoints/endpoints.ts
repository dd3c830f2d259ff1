// The endpoints of the API, once for all contracts: path, required scope, and the verb that each one calls. The wire
// format is up to the contracts; a contract offers the endpoints that it has a shape for.
import { randomUUID } from "node:crypto";
import type { QuestionRow } from "../../../storage/rows/conversation.ts";
import type { Call } from "../../../domain/call.ts";
import { readBalance } from "../../../domain/credits/read-balance.ts";
import type { AccountCredits } from "../../../domain/credits/read-balance.ts";
import { listModels, listModelsForAnyone } from "../../../domain/models/list-models.ts";
import type { OfferedModel } from "../../../domain/models/list-models.ts";
import { readOperation } from "../../../domain/operations/read-operation.ts";
import type { OperationDetails } from "../../../domain/operations/read-operation.ts";
import { readOpenQuestions } from "../../../domain/builds/asking/read-open-questions.ts";
import { stopOperation } from "../../../domain/operations/stop-operation.ts";
import { deleteProject } from "../../../domain/projects/trash/delete-project.ts";
import type { Replay } from "../../../domain/projects/find-replay.ts";
import { listProjects } from "../../../domain/projects/list-projects.ts";
import type { AddressedProjectRow, ListProjects, ProjectPage } from "../../../domain/projects/list-projects.ts";
import { readDraftFiles } from "../../../domain/projects/site/read-draft-files.ts";
import type { DraftFiles } from "../../../domain/projects/site/read-draft-files.ts";
import { dropDraft } from "../../../domain/projects/versions/changing/drop-draft.ts";
import { browseVersions } from "../../../domain/projects/versions/browse-versions.ts";
import type { BrowsedVersions, BrowseVersions } from "../../../domain/projects/versions/browse-versions.ts";
import { editVersion } from "../../../domain/projects/versions/changing/edit-version.ts";
import type { EditVersion } from "../../../domain/projects/versions/changing/edit-version.ts";
import { restoreVersion } from "../../../domain/projects/versions/changing/restore-version.ts";
import { compareVersions } from "../../../domain/projects/versions/comparing/compare-versions.ts";
import type { ComparedVersions, CompareVersions } from "../../../domain/projects/versions/comparing/compare-versions.ts";
import { readVersion } from "../../../domain/projects/versions/read-version.ts";
import type { VersionDetails } from "../../../domain/projects/versions/read-version.ts";
import type { VersionKey } from "../../../domain/projects/versions/require-version.ts";
import { readFiles } from "../../../domain/projects/versions/read-files.ts";
import type { DeliveredFiles, ReadFiles } from "../../../domain/projects/versions/read-files.ts";
import { projectAddresses } from "../../../domain/projects/addresses.ts";
import { requireProject } from "../../../domain/projects/require-project.ts";
import { readProject } from "../../../domain/projects/read-project.ts";
import type { ProjectDetails } from "../../../domain/projects/read-project.ts";
import { readProjectWithFiles } from "../../../domain/projects/versions/read-project-with-files.ts";
import type { ProjectWithFiles } from "../../../domain/projects/versions/read-project-with-files.ts";
import { readScreenshot } from "../../../domain/projects/versions/read-screenshot.ts";
import type { ReadScreenshot } from "../../../domain/projects/versions/read-screenshot.ts";
import { sendMessage } from "../../../domain/projects/send-message.ts";
import type { SendMessage } from "../../../domain/projects/send-message.ts";
import { updateProject } from "../../../domain/projects/settings/update-project.ts";
import type { ProjectChanges } from "../../../domain/projects/settings/update-project.ts";
import { startBuild } from "../../../domain/projects/start-build.ts";
import type { StartBuild, StartedBuild } from "../../../domain/projects/start-build.ts";

import type { Endpoint } from "./endpoint.ts";
import { readOrFollow } from "./read-or-follow.ts";
import type { FollowedOperation, ReadOperation } from "./read-or-follow.ts";
import { webhookEndpoints } from "./webhook-endpoints.ts";
import type { WebhookEndpointTypes } from "./webhook-endpoints.ts";
import { readKeyUsage } from "../../../domain/usage/read-key-usage.ts";
import type { KeysUsage } from "../../../domain/usage/read-key-usage.ts";
import { readUsage } from "../../../domain/usage/read-usage.ts";
import type { Usage } from "../../../domain/usage/read-usage.ts";

/** A build that a request started, or continued; `replay` is set if that request was sent before. */
interface StartedOperation {
  details: OperationDetails;
  replay: Replay | null;
}

/** A project whose build goes on with the answers to its questions. */
interface AnsweredProject extends AddressedProjectRow {
  questions: QuestionRow[];
  replay: Replay | null;
}

/** The input and result of each endpoint, as domain types. */
export interface EndpointTypes extends WebhookEndpointTypes {
  startBuild: { input: StartBuild; result: StartedBuild };
  listProjects: { input: ListProjects; result: ProjectPage };
  readProject: { input: { projectId: string }; result: ProjectDetails };
  readProjectWithFiles: { input: { projectId: string }; result: ProjectWithFiles };
  updateProject: { input: { projectId: string; changes: ProjectChanges }; result: AddressedProjectRow };
  deleteProject: { input: { projectId: string }; result: { deletedAt: Date } };
  readFiles: { input: ReadFiles & { packed: boolean }; result: DeliveredFiles };
  readDraftFiles: { input: { projectId: string; path: string | null; packed: boolean }; result: DraftFiles };
  dropDraft: { input: { projectId: string }; result: void };
  listVersions: { input: BrowseVersions; result: BrowsedVersions };
  readVersion: { input: VersionKey; result: VersionDetails };
  compareVersions: { input: CompareVersions; result: ComparedVersions };
  restoreVersion: { input: VersionKey & { requestId: string | null }; result: StartedOperation };
  editFiles: { input: Omit<EditVersion, "requestId"> & { requestId: string | null }; result: StartedOperation };
  readScreenshot: { input: ReadScreenshot; result: { bytes: Uint8Array } };
  sendMessage: { input: SendMessage; result: StartedOperation };
  answerQuestions: { input: SendMessage; result: AnsweredProject };
  readOperation: { input: ReadOperation; result: OperationDetails | FollowedOperation };
  stopOperation: { input: { requestId: string }; result: { details: OperationDetails; stopped: boolean } };
  readUsage: { input: null; result: Usage };
  readKeyUsage: { input: null; result: KeysUsage };
  readBalance: { input: null; result: AccountCredits };
  listModels: { input: null; result: OfferedModel[] };
}
export type EndpointName = keyof EndpointTypes;

async function operationOf(
  call: Call,
  { operation, replay }: { operation: { requestId: string }; replay: Replay | null },
): Promise<StartedOperation> {
  return { details: await readOperation(call, operation.requestId), replay };
}

/** Every endpoint by its name. */
export const endpoints: { readonly [Name in EndpointName]: Endpoint<EndpointTypes[Name]["input"], EndpointTypes[Name]["result"]> } = {
  startBuild: { method: "POST", path: "/projects", scope: "projects:write", run: startBuild },
  listProjects: { method: "GET", path: "/projects", scope: "projects:read", run: listProjects },
  readProject: { method: "GET", path: "/projects/:projectId", scope: "projects:read", run: readProject },
  readProjectWithFiles: { method: "GET", path: "/projects/:projectId", scope: "projects:read", run: readProjectWithFiles },
  updateProject: { method: "PATCH", path: "/projects/:projectId", scope: "projects:write", run: updateProject },
  deleteProject: { method: "DELETE", path: "/projects/:projectId", scope: "projects:delete", run: deleteProject },
  readFiles: { method: "GET", path: "/projects/:projectId/files", scope: "files:read", run: readFiles },
  readDraftFiles: { method: "GET", path: "/projects/:projectId/draft/files", scope: "files:read", run: readDraftFiles },
  dropDraft: { method: "DELETE", path: "/projects/:projectId/draft", scope: "projects:write", run: dropDraft },
  listVersions: { method: "GET", path: "/projects/:projectId/versions", scope: "projects:read", run: browseVersions },
  readVersion: { method: "GET", path: "/projects/:projectId/versions/:version", scope: "projects:read", run: readVersion },
  compareVersions: { method: "GET", path: "/projects/:projectId/versions/:version/changes", scope: "files:read", run: compareVersions },
  restoreVersion: {
    method: "POST",
    path: "/projects/:projectId/versions/:version/restore",
    scope: "projects:write",
    run: async (call, input) => operationOf(call, await restoreVersion(call, { ...input, requestId: input.requestId ?? randomUUID() })),
  },
  editFiles: {
    method: "POST",
    path: "/projects/:projectId/edits",
    scope: "projects:write",
    bodyBytesMax: 2 ** 20,
    run: async (call, input) => operationOf(call, await editVersion(call, { ...input, requestId: input.requestId ?? randomUUID() })),
  },
  readScreenshot: {
    method: "GET",
    path: "/projects/:projectId/versions/:version/screenshots/:viewport",
    scope: "files:read",
    run: readScreenshot,
  },
  sendMessage: {
    method: "POST",
    path: "/projects/:projectId/messages",
    scope: "projects:write",
    run: async (call, input) => operationOf(call, await sendMessage(call, input)),
  },
  answerQuestions: {
    method: "POST",
    path: "/projects/:projectId/answers",
    scope: "projects:write",
    async run(call, input) {
      const { replay } = await sendMessage(call, input);
      const project = await requireProject(call, input.projectId);
      const questions = await readOpenQuestions(call.ctx, project);
      return { project, questions, replay, addresses: projectAddresses(call.ctx.addresses, project) };
    },
  },
  readOperation: {
    method: "GET",
    path: "/operations/:requestId",
    scope: "projects:read",
    run: readOrFollow,
  },
  stopOperation: {
    method: "POST",
    path: "/operations/:requestId/stop",
    scope: "projects:write",
    async run(call, input) {
      const { stopped } = await stopOperation(call, input);
      return { details: await readOperation(call, input.requestId), stopped };
    },
  },
  readUsage: { method: "GET", path: "/usage", scope: "usage:read", run: readUsage },
  readKeyUsage: { method: "GET", path: "/usage", scope: "usage:read", run: readKeyUsage },
  readBalance: { method: "GET", path: "/credits/balance", scope: "usage:read", run: readBalance },
  ...webhookEndpoints,
  listModels: { method: "GET", path: "/models", scope: null, run: listModels, runForAnyone: listModelsForAnyone },
};

/** The names of all endpoints. */
export const endpointNames = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);
