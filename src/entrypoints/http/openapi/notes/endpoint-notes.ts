// The descriptions of the endpoints, once for all contracts: purpose, endpoint-specific refusals, and example requests.
// Contract-specific descriptions are in the contracts' shapes.
import type { EndpointName } from "../../endpoints/endpoints.ts";
import { webhookNotes } from "./webhook-notes.ts";
import type { EndpointNotes } from "./notes.ts";
import { samples } from "../../contracts/wire/samples.ts";

const noProject = { not_found: "There is no project with this id on this account. Check the id, or list the projects." };
const noVersion = { not_found: "This project has no version 9. Read the project to see which there are." };
const noOperation = { not_found: "There is no build with this requestId on this account. Check the id that was sent with the create." };
const tooFewCredits = "A build needs 25 credits to start, and this account has 3 free. Wait for the month’s credits on 2026-04-01.";
const locked = "This model comes with a larger plan than this account has. Change the plan, or send the model auto.";
const refusesBuild = { not_enough_credits: tooFewCredits, model_locked: locked };

const readProject: EndpointNotes = {
  operationId: "getProject",
  tag: "Projects",
  summary: "Read a project",
  refuses: noProject,
  description:
    "One project of the account. A project that does not exist, was deleted, or belongs to another account returns the same 404.",
};

const readUsage: EndpointNotes = {
  operationId: "getUsage",
  tag: "Usage",
  summary: "Read the usage",
  refuses: {},
  description: "The account’s usage. The counts are exact and include this request. Days and months are in UTC.",
};

/** The description of every endpoint. */
export const endpointNotes: Readonly<Record<EndpointName, EndpointNotes>> = {
  startBuild: {
    operationId: "createProject",
    tag: "Projects",
    summary: "Create a project from a prompt",
    description: [
      "Creates a project and starts its build. The response is immediate; the build continues without the client.",
      "",
      "Send a `requestId` of your own with every create. If it is sent again, for example after a lost connection, nothing new is started, the response describes the first create, and `Idempotent-Replayed` is `true`. A rejected request leaves its `requestId` unused.",
      "",
      "A build holds at least 25 credits until it ends, and then releases what it did not use. A build that fails costs nothing.",
    ].join("\n"),
    refuses: { ...refusesBuild, invalid_input: "prompt is missing: send a string of 1 to 20,000 characters that says what to build." },
    requestExamples: {
      short: { summary: "Only a prompt", value: { prompt: samples.prompt } },
      whole: { summary: "With every field", value: { prompt: samples.prompt, model: "auto", type: "web", requestId: samples.requestId } },
    },
  },
  listProjects: {
    operationId: "listProjects",
    tag: "Projects",
    summary: "List projects",
    description:
      "The account’s projects, newest first, in pages of at most 100. In contract B the list can be filtered, and `cursor` continues after the page that returned it as `nextCursor`.",
    refuses: { invalid_input: "limit is too large: send 1 to 100." },
  },
  readProject,
  readProjectWithFiles: readProject,
  updateProject: {
    operationId: "updateProject",
    tag: "Projects",
    summary: "Update a project",
    description:
      "Changes the project’s name, visibility, custom subdomain or metadata. If one of the fields is not valid, nothing is changed. It starts no build and costs nothing.",
    refuses: { ...noProject, invalid_input: "visibility is not one that is known: send public or private." },
    requestExamples: {
      name: { summary: "Rename it", value: { name: samples.newName } },
      private: { summary: "Only its owner may open the site", value: { visibility: "private", metadata: { customer: "1042" } } },
    },
  },
  deleteProject: {
    operationId: "deleteProject",
    tag: "Projects",
    summary: "Delete a project",
    refuses: noProject,
    description:
      "Deletes the project immediately: it can no longer be found, its site is taken down, its unfinished build is stopped, and the credits held by that build are released. The API cannot undo this; in the console, the owner of the account can restore the project from the trash for thirty days.",
  },
  readFiles: {
    operationId: "getProjectFiles",
    tag: "Files",
    summary: "Read the source files",
    description:
      "The source files of a version: the one given by `version`, else the live one, else the newest. `path` selects a single file. With `Accept: application/zip` the response is a zip archive of the same files.",
    refuses: { ...noProject, invalid_input: "version is not a version’s number: send 1 or more, or leave it out for the newest." },
  },
  readDraftFiles: {
    operationId: "getDraftFiles",
    tag: "Files",
    summary: "Read the source files of the draft",
    description:
      "The source files that a build has written and could not finish, as in `draft` of the project. Only a language model that writes the code itself leaves a draft; `path` selects a single file. With `Accept: application/zip` the response is a zip archive of the same files. While a build runs, there is no draft.",
    refuses: {
      not_found: "This project has no draft. Read the project to see whether there is one.",
      invalid_input: "path is there more than once: send one path.",
    },
  },
  dropDraft: {
    operationId: "dropDraft",
    tag: "Projects",
    summary: "Delete the draft",
    description:
      "Deletes what a build has written and could not finish, which only a language model that writes the code itself leaves. The versions of the project are unchanged. Until the build has ended, the response is 409. If the build asks whether to go on, answer `Drop it` instead. This cannot be undone.",
    refuses: {
      not_found: "This project has no draft. Read the project to see whether there is one.",
      build_running: "A build of this project has not ended. Answer it or stop it first.",
    },
  },
  listVersions: {
    operationId: "listVersions",
    tag: "Versions",
    summary: "List versions",
    description: "The versions of a project, newest first, in pages of at most 50.",
    refuses: { ...noProject, invalid_input: "limit is too large: send 1 to 50." },
  },
  readVersion: {
    operationId: "getVersion",
    tag: "Versions",
    summary: "Read a version",
    description:
      "A version with its proof: the checks that it passed. Its source files are read with `GET /projects/{id}/files?version=…`.",
    refuses: noVersion,
  },
  compareVersions: {
    operationId: "compareVersions",
    pathExamples: { version: 2 },
    tag: "Versions",
    summary: "Compare a version",
    description:
      "The files that differ between a version and the one before it, or the one given by `from`, with the numbers of added and removed lines. Version 1 has none before it: without `from`, the response is 404.",
    refuses: { ...noVersion, invalid_input: "from is not a version’s number: send 1 or more, or leave it out for the one before." },
  },
  restoreVersion: {
    operationId: "restoreVersion",
    tag: "Versions",
    summary: "Restore a version",
    description:
      "Publishes the files of an earlier version again, as the newest version. It is a build like every other one, with the same checks, and costs nothing.",
    refuses: {
      ...noVersion,
      invalid_input: "Version 3 is live already: there is nothing to restore. Send the number of an earlier version.",
      build_running: "A build of this project is running. Wait until it has ended, or stop it first.",
    },
    requestExamples: { repeatable: { summary: "With an id, so that it can be repeated", value: { requestId: samples.restoreId } } },
  },
  editFiles: {
    operationId: "editFiles",
    tag: "Files",
    summary: "Edit source files by hand",
    description:
      "Starts a build that adds, replaces and removes files of the live version. The result becomes a version if it type-checks, bundles, and passes the checks of the version that was edited. Otherwise the build ends as `failed` with `CHECKS_FAILED` and a message that names file and line, and the app is unchanged. It costs nothing. The request body is limited to 1 MiB.",
    refuses: {
      ...noVersion,
      invalid_input:
        "This edit was made in version 1, and version 2 is live now. Read the files of version 2, make the edit in them, and save it with base 2.",
      build_running: "A build of this project is running. Wait until it has ended, or stop it first.",
    },
    requestExamples: {
      edit: {
        summary: "Write a file",
        value: { base: 1, changes: [{ path: "docs/notes.md", content: "Maintained by the library team.\n" }], requestId: samples.editId },
      },
      removal: {
        summary: "Remove a file",
        value: { base: 2, changes: [{ path: "docs/notes.md", content: null }], requestId: samples.removalId },
      },
    },
  },
  readScreenshot: {
    operationId: "getScreenshot",
    tag: "Files",
    summary: "Read a screenshot",
    description:
      "A screenshot of a version, taken in the browser when the version was proven. The proof of the operation lists the available screenshots.",
    refuses: { not_found: "There is no such picture. The proof of the operation that made the version names those that there are." },
  },
  sendMessage: {
    operationId: "sendMessage",
    tag: "Messages",
    summary: "Send a message to a project",
    description: [
      "Requests a change, or answers the questions of a build.",
      "",
      "While an operation of the project waits, the message or the answers resume *that* operation. All of its open questions must be answered at once: by id, or by a message, which answers every question that `answers` omits. While an operation runs, the response is 409. Otherwise the message starts a new operation of kind `message`. Earlier versions of the project are never changed.",
    ].join("\n"),
    refuses: {
      ...noProject,
      ...refusesBuild,
      invalid_input: "The body says nothing: send a message, or answers to the questions.",
      build_running: "A build of this project is running. Read its operation until it has ended or asks something, or stop it first.",
    },
    requestExamples: {
      change: { summary: "Request a change", value: { message: `Rename it to ${samples.newName}`, requestId: samples.messageId } },
      answer: { summary: "Answer a question", value: { answers: [{ questionId: samples.questionId, answer: "Recipes" }] } },
    },
  },
  answerQuestions: {
    operationId: "answerQuestions",
    tag: "Messages",
    summary: "Answer the questions of a build",
    description:
      "Resumes the build of a project whose `status` is `waiting`. All of its open questions must be answered at once: by id in `answers`, or by `answer`, which answers every question that `answers` omits.",
    refuses: {
      ...noProject,
      invalid_input: "No build of this project waits for an answer.",
      build_running: "A build of this project is running. Read its operation until it has ended or asks something, or stop it first.",
    },
    requestExamples: {
      one: { summary: "Answer the open question", value: { answer: "Recipes" } },
      each: {
        summary: "Answer by id",
        value: { answers: [{ questionId: samples.questionId, answer: "Recipes" }], requestId: samples.answerId },
      },
    },
  },
  readOperation: {
    operationId: "getOperation",
    tag: "Operations",
    summary: "Follow a build",
    refuses: noOperation,
    headers: ["Prefer", "Last-Event-ID"],
    description:
      "The current state of the operation. Read it until `operationStatus` is `done`, `waiting` or `failed`. With `Prefer: wait=30` the response for a running operation is delayed until something about it changes, and with `Prefer: wait=30, until=outcome` until it asks a question or has ended, which saves polling. With `Accept: text/event-stream` every state is sent as it comes, as an event `operation` whose `data` is the operation and whose `id` continues the stream (`Last-Event-ID`); the stream stays open while the build waits for an answer, and ends when the build is done or has failed. An operation can still be read after its project was deleted.",
  },
  stopOperation: {
    operationId: "stopOperation",
    tag: "Operations",
    summary: "Stop a build",
    description:
      "Stops a running or waiting build: it ends as `failed` with the error code `STOPPED`. What was debited before the stop stays debited, and nothing is debited afterwards; `credits.spent` and `error.message` state the amount. An operation that has already ended is not changed. The request needs no body.",
    refuses: { ...noOperation, invalid_input: '"force" is a field that is not known here. There are no fields.' },
  },
  readUsage,
  readKeyUsage: readUsage,
  readBalance: {
    operationId: "getCreditBalance",
    tag: "Credits",
    summary: "Read the credit balance",
    refuses: {},
    description: "The credits that the account can spend: a create is checked against this number.",
  },
  ...webhookNotes,
  listModels: {
    operationId: "listModels",
    tag: "Models",
    summary: "List the models",
    refuses: {},
    description: "The models that a create can name.",
  },
};
