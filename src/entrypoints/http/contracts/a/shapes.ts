// Contract A's shape of each endpoint.
import { answerFiles } from "../../answers/answer-files.ts";
import { replayHeaders } from "../../answers/replay-headers.ts";
import type { ApiContract } from "../api-contract.ts";
import { readingAnswers } from "../reading/messages.ts";
import { readingCreate, readingFiles, readingList, readingNothing, readingProject } from "../reading/readings.ts";
import { nothingLeft } from "../wire/described-answer.ts";
import { filesOrNone } from "../wire/files.ts";
import { balance, models, usage } from "./answers/account.ts";
import { created, listed, answered, readOne } from "./answers/project.ts";
import { renderBalance, renderModels, renderProject, renderProjects, renderUsage } from "./render.ts";

/** The shapes of contract A by endpoint. */
export const shapes: ApiContract["shapes"] = {
  startBuild: {
    ...readingCreate,
    answers: [created],
    render: (started) => created.of({ project: renderProject(started) }, replayHeaders(started.replay)),
  },
  listProjects: { ...readingList, answers: [listed], render: (page) => listed.of(renderProjects(page)) },
  readProject: { ...readingProject, answers: [readOne], render: (details) => readOne.of(renderProject(details)) },
  deleteProject: { ...readingProject, answers: [nothingLeft], render: nothingLeft.of },
  answerQuestions: {
    ...readingAnswers,
    answers: [answered],
    render: (sent) => answered.of({ project: renderProject(sent) }, replayHeaders(sent.replay)),
  },
  readFiles: { ...readingFiles, answers: [filesOrNone], render: (result, { input }) => answerFiles(result, input) },
  readUsage: { ...readingNothing, answers: [usage], render: (found) => usage.of(renderUsage(found)) },
  readBalance: { ...readingNothing, answers: [balance], render: (credits) => balance.of(renderBalance(credits)) },
  listModels: { ...readingNothing, isOpen: true, answers: [models], render: (offered) => models.of(renderModels(offered)) },
};
