// What form B says on each endpoint: which schema reads the request, and which answer presents the result.
import { readUuid } from "../../../../kit/ids.ts";
import { ServiceError } from "../../../../domain/errors.ts";
import { jsonAnswer } from "../../answers/answer.ts";
import { answerFiles } from "../../answers/answer-files.ts";
import { replayHeaders } from "../../answers/replay-headers.ts";
import type { Form, RequestParts } from "../form.ts";
import { parse } from "../reading/parse.ts";
import { preferredWaitSeconds } from "../reading/preferences.ts";
import { projectIdOf, readingCreate, readingFiles, readingList, readingNothing, readingProject } from "../reading/readings.ts";
import { presentOperation, presentStarted } from "./present-operation.ts";
import { presentModels, presentProjectDetails, presentProjects } from "./present-project.ts";
import { presentUsage } from "./present-usage.ts";
import { MessageBody, NoBody } from "./schemas.ts";

const noSchemas = { body: null, query: null };

function requestId({ params }: RequestParts): string {
  const id = readUuid(params.requestId ?? "");
  if (id !== null) return id;
  throw new ServiceError("not_found", "There is no build with this requestId: it is not a UUID.", { what: "operation" });
}

/** The shapes of form B by endpoint. */
export const shapes: Form["shapes"] = {
  startBuild: {
    ...readingCreate,
    present: (started, { addresses }) => jsonAnswer(202, presentStarted(started, addresses), replayHeaders(started.replay)),
  },
  listProjects: { ...readingList, present: (page) => jsonAnswer(200, presentProjects(page)) },
  readProject: { ...readingProject, present: (details) => jsonAnswer(200, presentProjectDetails(details)) },
  deleteProject: { ...readingProject, present: () => ({ status: 204, body: null }) },
  readFiles: {
    ...readingFiles,
    present(result, { input }) {
      if (result.version !== null) return answerFiles(result, input);
      const message = "This project has no delivered files yet. Read its operation until operationStatus is done, then read the files.";
      throw new ServiceError("no_files_yet", message, {});
    },
  },
  readScreenshot: {
    ...noSchemas,
    decode(parts) {
      const { version = "", viewport = "" } = parts.params;
      return { projectId: projectIdOf(parts), version: /^[1-9][0-9]{0,8}$/.test(version) ? Number(version) : 0, viewport };
    },
    present: ({ bytes }) => ({ status: 200, body: { bytes, contentType: "image/jpeg" } }),
  },
  sendMessage: {
    ...{ body: MessageBody, query: null },
    decode(parts) {
      const { message, answers, model, requestId: id } = parse(MessageBody, parts.body);
      return {
        projectId: projectIdOf(parts),
        message: message ?? null,
        answers: answers ?? [],
        model: model ?? null,
        requestId: id ?? null,
      };
    },
    present: ({ details, replay }, { addresses }) => jsonAnswer(202, presentOperation(details, addresses, replay), replayHeaders(replay)),
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
  readUsage: { ...readingNothing, present: (usage) => jsonAnswer(200, presentUsage(usage)) },
  listModels: { ...readingNothing, present: (models) => jsonAnswer(200, presentModels(models)) },
};
