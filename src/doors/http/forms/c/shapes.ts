// What form C says on each endpoint.
import { answerFiles } from "../../answers/answer-files.ts";
import { jsonAnswer } from "../../answers/answer.ts";
import { replayHeaders } from "../../answers/replay-headers.ts";
import type { Form } from "../form.ts";
import { readingCreate, readingFiles, readingList, readingNothing, readingProject } from "../reading/readings.ts";
import { presentCreated, presentModels, presentProjects, presentWithCode } from "./present.ts";

/** The shapes of form C by endpoint. */
export const shapes: Form["shapes"] = {
  startBuild: { ...readingCreate, present: (started) => jsonAnswer(201, presentCreated(started), replayHeaders(started.replay)) },
  listProjects: { ...readingList, present: (page) => jsonAnswer(200, presentProjects(page)) },
  readProjectWithFiles: { ...readingProject, present: (found) => jsonAnswer(200, presentWithCode(found)) },
  deleteProject: { ...readingProject, present: ({ deletedAt }) => jsonAnswer(200, { success: true, deletedAt }) },
  readFiles: { ...readingFiles, present: (result, { input }) => answerFiles(result, input) },
  readKeyUsage: {
    ...readingNothing,
    present: ({ keys, totalRequests }) => jsonAnswer(200, { apiKeys: keys, totalRequests }),
  },
  listModels: { ...readingNothing, present: (models) => jsonAnswer(200, presentModels(models)) },
};
