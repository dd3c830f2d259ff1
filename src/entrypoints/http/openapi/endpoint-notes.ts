// The descriptions of the endpoints, once for all contracts: purpose, endpoint-specific refusals, and example requests.
// Contract-specific descriptions are in the contracts' shapes.
import type { ErrorKind } from "../../../domain/errors.ts";
import type { EndpointName } from "../endpoints.ts";
import type { Examples } from "../contracts/wire/described-answer.ts";
import { samples } from "../contracts/wire/samples.ts";

/** The groups of endpoints, in the order of the documents. */
export const tags = [
  { name: "Projects", description: "Create applications from a prompt, list, read and delete them." },
  { name: "Files", description: "Read the source of an application, and look at it." },
  { name: "Operations", description: "Follow builds, and stop them." },
  { name: "Messages", description: "Answer what a build asks, and say what to change." },
  { name: "Credits", description: "What the account has to spend." },
  { name: "Models", description: "What can write an application." },
  { name: "Usage", description: "What the account did." },
] as const;
export type TagName = (typeof tags)[number]["name"];

/** The description of one endpoint. `refuses` has an example message for each of its own kinds of refusal. */
export interface EndpointNotes {
  operationId: string;
  tag: TagName;
  summary: string;
  /** Markdown. */
  description: string;
  refuses: Readonly<Partial<Record<ErrorKind, string>>>;
  /** The request headers that change its behaviour. */
  headers?: readonly "Prefer"[];
  requestExamples?: Examples;
}

const noProject = { not_found: "There is no project with this id on this account. Check the id, or list the projects." };
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
    "One project of the account. A project that does not exist, was deleted or belongs to another account is 404: all three look the same.",
};

const readUsage: EndpointNotes = {
  operationId: "getUsage",
  tag: "Usage",
  summary: "Read the usage",
  refuses: {},
  description: "What the account did, counted exactly; the request that asks is counted too. Days and months are those of UTC.",
};

/** The description of every endpoint. */
export const endpointNotes: Readonly<Record<EndpointName, EndpointNotes>> = {
  startBuild: {
    operationId: "createProject",
    tag: "Projects",
    summary: "Create a project from a prompt",
    description: [
      "Creates a project and begins to build it. The answer comes at once; the build goes on without the client.",
      "",
      "Send a `requestId` of your own with every create: when it is sent again, after a lost connection for example, nothing new is started, the answer tells of the first create, and `Idempotent-Replayed` is `true`. A request that is refused leaves its `requestId` unused.",
      "",
      "A build sets 25 credits aside and gives back what it does not use. A build that fails costs nothing.",
    ].join("\n"),
    refuses: { ...refusesBuild, invalid_input: "prompt is missing: send a string of 1 to 20,000 characters that says what to build." },
    requestExamples: {
      short: { summary: "Only a prompt", value: { prompt: samples.prompt } },
      whole: { summary: "With everything", value: { prompt: samples.prompt, model: "auto", type: "web", requestId: samples.requestId } },
    },
  },
  listProjects: {
    operationId: "listProjects",
    tag: "Projects",
    summary: "List projects",
    description: "The account’s projects, newest first, in parts of at most 100.",
    refuses: { invalid_input: "limit is too large: send 1 to 100." },
  },
  readProject,
  readProjectWithFiles: readProject,
  deleteProject: {
    operationId: "deleteProject",
    tag: "Projects",
    summary: "Delete a project",
    refuses: noProject,
    description:
      "Deletes the project at once: it is no longer found, its site is taken down, a build of it that runs is stopped, and the credits that the build held are free again. It cannot be undone.",
  },
  readFiles: {
    operationId: "getProjectFiles",
    tag: "Files",
    summary: "Read the source files",
    description:
      "The source files of the newest version, or of the one that `version` names; `path` selects a single file. With `Accept: application/zip` the answer is a zip archive of the same files.",
    refuses: { ...noProject, invalid_input: "version is not a version’s number: send 1 or more, or leave it out for the newest." },
  },
  readScreenshot: {
    operationId: "getScreenshot",
    tag: "Files",
    summary: "Look at a version",
    description:
      "A picture of a version, as the browser saw it when the version was proven. The proof of an operation names the pictures that there are.",
    refuses: { not_found: "There is no such picture. The proof of the operation that made the version names those that there are." },
  },
  sendMessage: {
    operationId: "sendMessage",
    tag: "Messages",
    summary: "Send a message to a project",
    description: [
      "Says what to change, or answers what a build has asked.",
      "",
      "While an operation of the project waits, the message or the answers resume *that* operation: all of its open questions must be answered at once, by their id or by a message, which answers every question that `answers` leaves out. While an operation runs, the answer is 409. Otherwise the message begins a new operation of kind `message`. Earlier versions of the project are never changed.",
    ].join("\n"),
    refuses: {
      ...noProject,
      ...refusesBuild,
      invalid_input: "The body says nothing: send a message, or answers to the questions.",
      build_running: "A build of this project is running. Read its operation until it has ended or asks something, or stop it first.",
    },
    requestExamples: {
      change: { summary: "Say what to change", value: { message: "Rename it to Grandma’s Kitchen", requestId: samples.requestId } },
      answer: { summary: "Answer a question", value: { answers: [{ questionId: samples.questionId, answer: "Recipes" }] } },
    },
  },
  readOperation: {
    operationId: "getOperation",
    tag: "Operations",
    summary: "Follow a build",
    refuses: noOperation,
    headers: ["Prefer"],
    description:
      "The operation as it is now. Read it until `operationStatus` is `done`, `waiting` or `failed`; with `Prefer: wait=30` the answer to a running operation is held until something about it changes, so that nothing is polled in vain. An operation can still be read when its project was deleted.",
  },
  stopOperation: {
    operationId: "stopOperation",
    tag: "Operations",
    summary: "Stop a build",
    description:
      "Stops a build that runs or waits: it ends as `failed` with the error code `STOPPED`. What was debited before the stop stays debited, and nothing is debited after it: `credits.spent` and `error.message` say how much that is. An operation that had ended before stays as it is. There is nothing to send.",
    refuses: { ...noOperation, invalid_input: '"force" is a field that is not known here. There are no fields.' },
  },
  readUsage,
  readKeyUsage: readUsage,
  readBalance: {
    operationId: "getCreditBalance",
    tag: "Credits",
    summary: "Read the credit balance",
    refuses: {},
    description: "What the account has to spend, to know before a create whether it will be refused.",
  },
  listModels: {
    operationId: "listModels",
    tag: "Models",
    summary: "List the models",
    refuses: {},
    description: "The models that a create may name.",
  },
};
