// Contract C's shape of each endpoint.
import { answerFiles } from "../../answers/answer-files.ts";
import { replayHeaders } from "../../answers/replay-headers.ts";
import type { ApiContract } from "../api-contract.ts";
import { readingAnswers } from "../reading/messages.ts";
import { readingCreate, readingFiles, readingList, readingNothing, readingProject } from "../reading/readings.ts";
import { filesOrNone } from "../wire/files.ts";
import { models, usage } from "./answers/account.ts";
import { created, deleted, listed, answered, readOne } from "./answers/project.ts";
import { renderAnswered, renderCreated, renderModels, renderProjects, renderWithCode } from "./render.ts";

/** The shapes of contract C by endpoint. */
export const shapes: ApiContract["shapes"] = {
  startBuild: {
    ...readingCreate,
    answers: [created],
    render: (started) => created.of(renderCreated(started), replayHeaders(started.replay)),
  },
  listProjects: { ...readingList, answers: [listed], render: (page) => listed.of(renderProjects(page)) },
  readProjectWithFiles: { ...readingProject, answers: [readOne], render: (found) => readOne.of(renderWithCode(found)) },
  deleteProject: { ...readingProject, answers: [deleted], render: ({ deletedAt }) => deleted.of({ success: true, deletedAt }) },
  answerQuestions: {
    ...readingAnswers,
    answers: [answered],
    render: (sent) => answered.of(renderAnswered(sent), replayHeaders(sent.replay)),
  },
  readFiles: { ...readingFiles, answers: [filesOrNone], render: (result, { input }) => answerFiles(result, input) },
  readKeyUsage: {
    ...readingNothing,
    answers: [usage],
    render: ({ keys, totalRequests }) => usage.of({ apiKeys: keys, totalRequests }),
  },
  listModels: { ...readingNothing, answers: [models], render: (offered) => models.of(renderModels(offered)) },
};
