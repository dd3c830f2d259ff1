// What form B says on each endpoint: which schema reads the request, and which answer presents the result.
import { readUuid } from "../../../../kit/ids.ts";
import { ServiceError } from "../../../../domain/errors.ts";
import { answerFiles } from "../../answers/answer-files.ts";
import { replayHeaders } from "../../answers/replay-headers.ts";
import type { Form, RequestParts } from "../form.ts";
import { parse } from "../reading/parse.ts";
import { preferredWaitSeconds } from "../reading/preferences.ts";
import { projectIdOf, readingCreate, readingFiles, readingList, readingNothing, readingProject } from "../reading/readings.ts";
import { nothingLeft } from "../wire/described-answer.ts";
import type { DescribedAnswer } from "../wire/described-answer.ts";
import { deliveredFiles } from "../wire/files.ts";
import { models, usage } from "./answers/account.ts";
import { begun, endedBefore, messageSent, operationRead, stoppedNow } from "./answers/operation-answers.ts";
import { listed, readOne } from "./answers/project.ts";
import { presentOperation, presentStarted } from "./present-operation.ts";
import { presentModels, presentProjectDetails, presentProjects } from "./present-project.ts";
import { presentUsage } from "./present-usage.ts";
import { MessageBody, NoBody } from "./schemas.ts";

const noSchemas = { body: null, query: null };

const screenshot: DescribedAnswer = { status: 200, description: "The picture.", headers: [], json: null, bytes: ["image/jpeg"] };

function requestId({ params }: RequestParts): string {
  const id = readUuid(params.requestId ?? "");
  if (id !== null) return id;
  throw new ServiceError("not_found", "There is no build with this requestId: it is not a UUID.", { what: "operation" });
}

/** The shapes of form B by endpoint. */
export const shapes: Form["shapes"] = {
  startBuild: {
    ...readingCreate,
    answers: [begun],
    present: (started, { addresses }) => begun.of(presentStarted(started, addresses), replayHeaders(started.replay)),
  },
  listProjects: { ...readingList, answers: [listed], present: (page) => listed.of(presentProjects(page)) },
  readProject: { ...readingProject, answers: [readOne], present: (details) => readOne.of(presentProjectDetails(details)) },
  deleteProject: { ...readingProject, answers: [nothingLeft], present: nothingLeft.of },
  readFiles: {
    ...readingFiles,
    answers: [deliveredFiles],
    refuses: ["no_files_yet"],
    present(result, { input }) {
      if (result.version !== null) return answerFiles(result, input);
      const message = "This project has no delivered files yet. Read its operation until operationStatus is done, then read the files.";
      throw new ServiceError("no_files_yet", message, {});
    },
  },
  readScreenshot: {
    ...noSchemas,
    answers: [screenshot],
    decode(parts) {
      const { version = "", viewport = "" } = parts.params;
      return { projectId: projectIdOf(parts), version: /^[1-9][0-9]{0,8}$/.test(version) ? Number(version) : 0, viewport };
    },
    present: ({ bytes }) => ({ status: 200, body: { bytes, contentType: "image/jpeg" } }),
  },
  sendMessage: {
    ...{ body: MessageBody, query: null, answers: [messageSent] },
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
    present: ({ details, replay }, { addresses }) => messageSent.of(presentOperation(details, addresses, replay), replayHeaders(replay)),
  },
  readOperation: {
    ...noSchemas,
    answers: [operationRead],
    decode: (parts) => ({ requestId: requestId(parts), waitSeconds: preferredWaitSeconds(parts.headers.prefer) }),
    present(details, { addresses, input }) {
      const applied: Record<string, string> = input.waitSeconds > 0 ? { "preference-applied": `wait=${input.waitSeconds}` } : {};
      return operationRead.of(presentOperation(details, addresses), { vary: "Prefer", ...applied });
    },
  },
  stopOperation: {
    ...{ body: NoBody, query: null, answers: [stoppedNow, endedBefore] },
    decode(parts) {
      parse(NoBody, parts.body);
      return { requestId: requestId(parts) };
    },
    present: ({ details, stopped }, { addresses }) => (stopped ? stoppedNow : endedBefore).of(presentOperation(details, addresses)),
  },
  readUsage: { ...readingNothing, answers: [usage], present: (found) => usage.of(presentUsage(found)) },
  listModels: { ...readingNothing, answers: [models], present: (offered) => models.of(presentModels(offered)) },
};
