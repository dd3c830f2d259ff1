// What form C says on each endpoint.
import { answerFiles } from "../../answers/answer-files.ts";
import { replayHeaders } from "../../answers/replay-headers.ts";
import type { Form } from "../form.ts";
import { readingCreate, readingFiles, readingList, readingNothing, readingProject } from "../reading/readings.ts";
import { filesOrNone } from "../wire/files.ts";
import { models, usage } from "./answers/account.ts";
import { created, deleted, listed, readOne } from "./answers/project.ts";
import { presentCreated, presentModels, presentProjects, presentWithCode } from "./present.ts";

/** The shapes of form C by endpoint. */
export const shapes: Form["shapes"] = {
  startBuild: {
    ...readingCreate,
    answers: [created],
    present: (started) => created.of(presentCreated(started), replayHeaders(started.replay)),
  },
  listProjects: { ...readingList, answers: [listed], present: (page) => listed.of(presentProjects(page)) },
  readProjectWithFiles: { ...readingProject, answers: [readOne], present: (found) => readOne.of(presentWithCode(found)) },
  deleteProject: { ...readingProject, answers: [deleted], present: ({ deletedAt }) => deleted.of({ success: true, deletedAt }) },
  readFiles: { ...readingFiles, answers: [filesOrNone], present: (result, { input }) => answerFiles(result, input) },
  readKeyUsage: {
    ...readingNothing,
    answers: [usage],
    present: ({ keys, totalRequests }) => usage.of({ apiKeys: keys, totalRequests }),
  },
  listModels: { ...readingNothing, answers: [models], present: (offered) => models.of(presentModels(offered)) },
};
