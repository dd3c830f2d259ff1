// What form A says on each endpoint.
import { answerFiles } from "../../answers/answer-files.ts";
import { replayHeaders } from "../../answers/replay-headers.ts";
import type { Form } from "../form.ts";
import { readingCreate, readingFiles, readingList, readingNothing, readingProject } from "../reading/readings.ts";
import { nothingLeft } from "../wire/described-answer.ts";
import { filesOrNone } from "../wire/files.ts";
import { balance, models, usage } from "./answers/account.ts";
import { created, listed, readOne } from "./answers/project.ts";
import { presentBalance, presentModels, presentProject, presentProjects, presentUsage } from "./present.ts";

/** The shapes of form A by endpoint. */
export const shapes: Form["shapes"] = {
  startBuild: {
    ...readingCreate,
    answers: [created],
    present: (started) => created.of({ project: presentProject(started) }, replayHeaders(started.replay)),
  },
  listProjects: { ...readingList, answers: [listed], present: (page) => listed.of(presentProjects(page)) },
  readProject: { ...readingProject, answers: [readOne], present: (details) => readOne.of(presentProject(details)) },
  deleteProject: { ...readingProject, answers: [nothingLeft], present: nothingLeft.of },
  readFiles: { ...readingFiles, answers: [filesOrNone], present: (result, { input }) => answerFiles(result, input) },
  readUsage: { ...readingNothing, answers: [usage], present: (found) => usage.of(presentUsage(found)) },
  readBalance: { ...readingNothing, answers: [balance], present: (credits) => balance.of(presentBalance(credits)) },
  listModels: { ...readingNothing, isOpen: true, answers: [models], present: (offered) => models.of(presentModels(offered)) },
};
