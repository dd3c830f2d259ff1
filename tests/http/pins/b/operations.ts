// Contract B as its clients use it: operations.
import type { Scenario } from "../scenario.ts";
import { json, keyed, owner, refused, running, sends, starts } from "./words.ts";

const build = "<uuid:build>";
const operation = "GET /b/api/v1/operations/<uuid:build>";
const say = "POST /b/api/v1/projects/<uuid:project>/messages";
const read = { with: owner, status: 200, headers: { ...keyed, ...json } };

const done = {
  ...running,
  operationStatus: "done",
  status: "done",
  stage: "ended",
  progress: 100,
  version: 1,
  replies: [{ id: "<uuid>", text: "Here it is.", createdAt: "<date-time:delivered>" }],
  links: { ...running.links, deployment: "http://<word:site>.apps.atelier.test:4000" },
  credits: { held: 0, spent: 0 },
  proof: "<object>",
  updatedAt: "<date-time:delivered>",
  finishedAt: "<date-time:delivered>",
};
const ended = {
  ...running,
  operationStatus: "failed",
  status: "failed",
  stage: "ended",
  credits: { held: 0, spent: 0 },
  updatedAt: "<date-time:updated>",
  finishedAt: "<date-time:ended>",
};
const stopped = { ...ended, error: { code: "STOPPED", message: "<sentence>" } };
const colour = { text: "Which colour?", options: ["Green", "Blue"], allowsOther: false };
const thing = { text: "What is kept?", options: ["Recipes", "Books"], allowsOther: true };
const asked = [
  { id: "<uuid:colour>", ...colour, answer: null, createdAt: "<date-time:asked>" },
  { id: "<uuid:thing>", ...thing, answer: null, createdAt: "<date-time:asked>" },
];
const waiting = {
  ...running,
  operationStatus: "waiting",
  status: "waiting",
  stage: "understand",
  progress: "<integer:asked>",
  questions: asked,
  updatedAt: "<date-time:waiting>",
};
const resumed = { ...running, progress: "<integer>", updatedAt: "<date-time>" };

/** A follow-up to the finished project of `<uuid:build>`. */
const followUp = {
  ...running,
  requestId: "<uuid:message>",
  kind: "message",
  links: { ...done.links, stop: "http://atelier.test/b/api/v1/operations/<uuid:message>/stop" },
  createdAt: "<date-time:follow-up>",
  updatedAt: "<date-time:follow-up>",
};

const life: Scenario[] = [
  {
    promise: "An operation is followed until it is done",
    steps: [
      starts,
      { send: operation, ...read, answer: running },
      { build, becomes: { done: { "README.md": "# Recipe box\n" } } },
      { send: operation, ...read, answer: done },
    ],
  },
  {
    promise: "A replayed requestId returns the current operation and reports a differing body",
    steps: [
      starts,
      { ...starts, headers: { ...starts.headers, "idempotent-replayed": "true" } },
      {
        ...starts,
        body: `{"prompt":"Something else","requestId":"<uuid:build>"}`,
        headers: { ...starts.headers, "idempotent-replayed": "true" },
      },
      { build, becomes: { done: { "README.md": "# Recipe box\n" } } },
      {
        ...starts,
        headers: { ...starts.headers, "idempotent-replayed": "true" },
        answer: { ...starts.answer, operationStatus: "done", nextAction: "<sentence>" },
      },
      { send: operation, ...read, answer: done },
    ],
  },
  {
    promise: "A requestId is any UUID except the nil UUID, and is lower-cased",
    steps: [
      {
        ...starts,
        body: `{"prompt":"A recipe box","requestId":"ABCDEF01-2345-6789-ABCD-EF0123456789","model":"auto","type":"web"}`,
        answer: { ...starts.answer, requestId: "abcdef01-2345-6789-abcd-ef0123456789" },
      },
      {
        ...starts,
        body: `{"prompt":"A recipe box"}`,
        answer: { ...starts.answer, requestId: "<uuid>", projectId: "<uuid>", editorUrl: "<url>" },
      },
    ],
  },
  {
    promise: "Prefer: wait delays the response for a running operation by that many seconds; one that has ended responds immediately",
    steps: [
      starts,
      {
        send: operation,
        with: { ...owner, prefer: "wait=1" },
        status: 200,
        headers: { ...keyed, ...json, "preference-applied": "wait=1" },
        answer: running,
      },
      { build, becomes: { done: { "README.md": "# Recipe box\n" } } },
      { send: operation, with: { ...owner, prefer: "wait=60" }, status: 200, headers: { ...keyed, ...json }, answer: done },
    ],
  },
  {
    promise: "A failed build reports why and costs nothing",
    steps: [
      starts,
      { build, becomes: { failed: { code: "CHECKS_FAILED", message: "The app did not pass its checks. Ask for it in other words." } } },
      {
        send: operation,
        ...read,
        answer: { ...ended, error: { code: "CHECKS_FAILED", message: "The app did not pass its checks. Ask for it in other words." } },
      },
    ],
  },
  {
    promise: "A stop fails the build with STOPPED: 202, or 200 if it had already ended",
    steps: [
      starts,
      { send: "POST /b/api/v1/operations/<uuid:build>/stop", ...read, status: 202, answer: stopped },
      { send: "POST /b/api/v1/operations/<uuid:build>/stop", ...read, answer: stopped },
      { send: operation, ...read, answer: stopped },
      {
        send: "GET /b/api/v1/projects/<uuid:project>",
        ...read,
        answer: { id: "<uuid:project>", status: "stopped", "<rest>": "" },
      },
    ],
  },
  {
    promise: "Stopping a finished build changes nothing",
    steps: [
      starts,
      { build, becomes: { done: { "README.md": "# Recipe box\n" } } },
      { send: "POST /b/api/v1/operations/<uuid:build>/stop", ...read, answer: done },
    ],
  },
];

const messages: Scenario[] = [
  {
    promise: "A build with questions waits, and answers resume the same operation",
    steps: [
      starts,
      { build, becomes: { waiting: [colour, thing] } },
      { send: operation, ...read, answer: waiting },
      {
        send: say,
        with: sends,
        status: 202,
        headers: { ...keyed, ...json, "idempotent-replayed": null },
        body: `{"answers":[{"questionId":"<uuid:colour>","answer":"Green"},{"questionId":"<uuid:thing>","answer":"Stamps"}]}`,
        answer: {
          ...resumed,
          questions: [
            { ...asked[0], answer: "Green" },
            { ...asked[1], answer: "Stamps" },
          ],
        },
      },
      {
        send: say,
        with: sends,
        body: `{"message":"Hello?"}`,
        status: 409,
        headers: { ...keyed, ...json },
        answer: refused("BUILD_RUNNING", 409),
      },
    ],
  },
  {
    promise: "A message answers open questions, once per requestId",
    steps: [
      starts,
      { build, becomes: { waiting: [thing] } },
      ...[null, "true"].map((replayed) => ({
        send: say,
        with: sends,
        body: `{"message":"Stamps","requestId":"<uuid:message>"}`,
        status: 202,
        headers: { ...keyed, ...json, "idempotent-replayed": replayed },
        answer: { ...resumed, questions: [{ id: "<uuid:thing>", ...thing, answer: "Stamps", createdAt: "<date-time:asked>" }] },
      })),
    ],
  },
  {
    promise: "A message is 409 BUILD_RUNNING while a build runs",
    steps: [
      starts,
      {
        send: say,
        with: sends,
        body: `{"message":"Make it blue"}`,
        status: 409,
        headers: { ...keyed, ...json },
        answer: refused("BUILD_RUNNING", 409),
      },
    ],
  },
  {
    promise: "A message to a finished project starts an operation of kind message, once per requestId; the delivered version stays",
    steps: [
      starts,
      { build, becomes: { done: { "README.md": "# Recipe box\n" } } },
      { send: operation, ...read, answer: done },
      ...[null, "true"].map((replayed) => ({
        send: say,
        with: sends,
        body: `{"message":"Make it blue","requestId":"<uuid:message>"}`,
        status: 202,
        headers: { ...keyed, ...json, "idempotent-replayed": replayed },
        answer: followUp,
      })),
      { send: "GET /b/api/v1/operations/<uuid:message>", ...read, answer: followUp },
      { send: operation, ...read, answer: done },
      {
        send: "GET /b/api/v1/projects/<uuid:project>/files",
        ...read,
        answer: { files: [{ path: "README.md", content: "# Recipe box\n", updatedAt: "<date-time:delivered>" }] },
      },
      { build: "<uuid:message>", becomes: { done: { "README.md": "# Blue recipe box\n" }, version: 2 } },
      {
        send: "GET /b/api/v1/projects/<uuid:project>/files",
        ...read,
        answer: { files: [{ path: "README.md", content: "# Blue recipe box\n", updatedAt: "<date-time:second>" }] },
      },
      {
        send: "GET /b/api/v1/projects/<uuid:project>/files?version=1",
        ...read,
        answer: { files: [{ path: "README.md", content: "# Recipe box\n", updatedAt: "<date-time:delivered>" }] },
      },
    ],
  },
  {
    promise: "A follow-up needs the same credits as a create",
    keys: { owner: { credits: 30 } },
    steps: [
      starts,
      { build, becomes: { done: { "README.md": "# Recipe box\n" } } },
      { ...starts, body: `{"prompt":"Another one"}`, answer: { operationStatus: "running", "<rest>": "" } },
      {
        send: say,
        with: sends,
        body: `{"message":"Make it blue","requestId":"<uuid:message>"}`,
        status: 402,
        headers: { ...keyed, ...json },
        answer: refused("INSUFFICIENT_CREDITS", 402),
      },
      {
        send: "GET /b/api/v1/operations/<uuid:message>",
        with: owner,
        status: 404,
        headers: { ...keyed, ...json },
        answer: refused("NOT_FOUND", 404),
      },
    ],
  },
  {
    promise: "An invalid message is 400",
    steps: [
      starts,
      { build, becomes: { waiting: [colour] } },
      ...[`{}`, `{"message":""}`, `{"answers":[]}`, `{"text":"Green"}`, `{"message":"Mauve"}`, `{"message":"Green","model":"no-such"}`].map(
        (body) => ({
          send: say,
          with: sends,
          body,
          status: 400,
          headers: { ...keyed, ...json },
          answer: refused("BAD_REQUEST", 400),
        }),
      ),
      { send: operation, ...read, answer: { operationStatus: "waiting", "<rest>": "" } },
    ],
  },
];

/** The pins of contract B about operations and messages. */
export const operationPinsOfB: readonly Scenario[] = [...life, ...messages];
