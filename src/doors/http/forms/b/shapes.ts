// What form B says on each endpoint: which schema reads the request, and which answer presents the result.
import { readUuid } from "../../../../kit/ids.ts";
import { ServiceError } from "../../../../domain/errors.ts";
import type { Replay } from "../../../../domain/projects/find-replay.ts";
import { jsonAnswer } from "../../answers/answer.ts";
import type { Form, RequestParts } from "../form.ts";
import { parse } from "../parse.ts";
import { prefersZip, preferredWaitSeconds } from "../preferences.ts";
import { packFiles, presentFiles } from "../present-files.ts";
import { presentOperation, presentStarted } from "./present-operation.ts";
import { presentModels, presentProjectDetails, presentProjects } from "./present-project.ts";
import { CreateBody, FilesQuery, ListQuery, MessageBody, NoBody } from "./schemas.ts";

const noSchemas = { body: null, query: null };

function projectId({ params }: RequestParts): string {
  return params.projectId ?? "";
}

function requestId({ params }: RequestParts): string {
  const id = readUuid(params.requestId ?? "");
  if (id !== null) return id;
  throw new ServiceError("not_found", "There is no build with this requestId: it is not a UUID.", { what: "operation" });
}

const replayed = (replay: Replay | null): Record<string, string> => (replay === null ? {} : { "idempotent-replayed": "true" });

/** The shapes of form B by endpoint. */
export const shapes: Form["shapes"] = {
  startBuild: {
    ...{ body: CreateBody, query: null },
    decode(parts) {
      const { prompt, model = null, requestId: id = null } = parse(CreateBody, parts.body);
      return { prompt, model, type: "web", requestId: id };
    },
    present: (started, { addresses }) => jsonAnswer(202, presentStarted(started, addresses), replayed(started.replay)),
  },
  listProjects: {
    ...{ body: null, query: ListQuery },
    decode: ({ query }) => parse(ListQuery, query),
    present: (page) => jsonAnswer(200, presentProjects(page)),
  },
  readProject: {
    ...noSchemas,
    decode: (parts) => ({ projectId: projectId(parts) }),
    present: (details) => jsonAnswer(200, presentProjectDetails(details)),
  },
  deleteProject: {
    ...noSchemas,
    decode: (parts) => ({ projectId: projectId(parts) }),
    present: () => ({ status: 204, body: null }),
  },
  readFiles: {
    ...{ body: null, query: FilesQuery },
    decode(parts) {
      const { path = null, version = null } = parse(FilesQuery, parts.query);
      return { projectId: projectId(parts), path, version, packed: prefersZip(parts.headers.accept) };
    },
    present(result, { input }) {
      if (result.version === null) {
        const message = "This project has no delivered files yet. Read its operation until operationStatus is done, then read the files.";
        throw new ServiceError("no_files_yet", message, {});
      }
      if (!input.packed) return jsonAnswer(200, { files: presentFiles(result) }, { vary: "Accept" });
      const name = `${result.siteName ?? "project"}-v${result.version.number}.zip`;
      const headers = { vary: "Accept", "content-disposition": `attachment; filename="${name}"` };
      return { status: 200, headers, body: { bytes: packFiles(result.files, result.version.createdAt), contentType: "application/zip" } };
    },
  },
  readScreenshot: {
    ...noSchemas,
    decode(parts) {
      const { version = "", viewport = "" } = parts.params;
      return { projectId: projectId(parts), version: /^[1-9][0-9]{0,8}$/.test(version) ? Number(version) : 0, viewport };
    },
    present: ({ bytes }) => ({ status: 200, body: { bytes, contentType: "image/jpeg" } }),
  },
  sendMessage: {
    ...{ body: MessageBody, query: null },
    decode(parts) {
      const { message, answers, model, requestId: id } = parse(MessageBody, parts.body);
      return { projectId: projectId(parts), message: message ?? null, answers: answers ?? [], model: model ?? null, requestId: id ?? null };
    },
    present: ({ details, replay }, { addresses }) => jsonAnswer(202, presentOperation(details, addresses, replay), replayed(replay)),
  },
  readOperation: {
    ...noSchemas,
    decode: (parts) => ({ requestId: requestId(parts), waitSeconds: preferredWaitSeconds(parts.headers.prefer) }),
    present(details, { addresses, input }) {
      const applied: Record<string, string> = input.waitSeconds > 0 ? { "preference-applied": `wait=${input.waitSeconds}` } : {};
      return jsonAnswer(200, presentOperation(details, addresses), { vary: "Prefer", ...applied });
    },
  },
  stopOperation: {
    ...{ body: NoBody, query: null },
    decode(parts) {
      parse(NoBody, parts.body);
      return { requestId: requestId(parts) };
    },
    present: ({ details, stopped }, { addresses }) => jsonAnswer(stopped ? 202 : 200, presentOperation(details, addresses)),
  },
  listModels: { ...noSchemas, decode: () => null, present: (models) => jsonAnswer(200, presentModels(models)) },
};
