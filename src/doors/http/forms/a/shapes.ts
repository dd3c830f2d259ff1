// What form A says on each endpoint.
import { answerFiles } from "../../answers/answer-files.ts";
import { jsonAnswer } from "../../answers/answer.ts";
import { replayHeaders } from "../../answers/replay-headers.ts";
import type { Form } from "../form.ts";
import { readingCreate, readingFiles, readingList, readingNothing, readingProject } from "../reading/readings.ts";
import { presentBalance, presentModels, presentProject, presentProjects, presentUsage } from "./present.ts";

/** The shapes of form A by endpoint. */
export const shapes: Form["shapes"] = {
  startBuild: {
    ...readingCreate,
    present: (started) => jsonAnswer(201, { project: presentProject(started) }, replayHeaders(started.replay)),
  },
  listProjects: { ...readingList, present: (page) => jsonAnswer(200, presentProjects(page)) },
  readProject: { ...readingProject, present: (details) => jsonAnswer(200, presentProject(details)) },
  deleteProject: { ...readingProject, present: () => ({ status: 204, body: null }) },
  readFiles: { ...readingFiles, present: (result, { input }) => answerFiles(result, input) },
  readUsage: { ...readingNothing, present: (usage) => jsonAnswer(200, presentUsage(usage)) },
  readBalance: { ...readingNothing, present: (credits) => jsonAnswer(200, presentBalance(credits)) },
  listModels: { ...readingNothing, isOpen: true, present: (models) => jsonAnswer(200, presentModels(models)) },
};
