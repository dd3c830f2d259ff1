// Contract C as its clients use it: projects, models and usage. Refusals are in refusals.ts.
import { json, keyed, owner, refused, starts } from "./words.ts";
import type { Scenario } from "../scenario.ts";

const read = { with: owner, status: 200, headers: { ...keyed, ...json } };
const project = "GET /c/api/v1/projects/<uuid:project>";
const missing = { with: owner, status: 404, headers: { ...keyed, ...json }, answer: refused("NOT_FOUND", 404) };

const listed = {
  ...starts.answer.project,
  visibility: "public",
  deploymentUrl: null,
  deployedUrl: null,
  updatedAt: "<date-time:created>",
};
const site = "http://<word:site>.apps.atelier.test:4000";
const ready = { ...listed, status: "ready", deploymentUrl: site, deployedUrl: site, updatedAt: "<date-time:delivered>" };
const build = "<uuid:build>";

const projects: Scenario[] = [
  {
    promise: "A project is created, polled, read with its code and its files, and deleted",
    steps: [
      starts,
      { send: project, ...read, answer: { project: { ...listed, code: "" } } },
      { send: `${project}/files`, ...read, answer: { files: [] } },
      { build, becomes: { done: { "src/App.tsx": "export const App = 1;", "README.md": "# Grüße" } } },
      {
        send: project,
        ...read,
        answer: { project: { ...ready, code: "// README.md\n# Grüße\n// src/App.tsx\nexport const App = 1;" } },
      },
      {
        send: `${project}/files`,
        ...read,
        answer: {
          files: [
            { path: "README.md", content: "# Grüße", updatedAt: "<date-time:delivered>" },
            { path: "src/App.tsx", content: "export const App = 1;", updatedAt: "<date-time:delivered>" },
          ],
        },
      },
      {
        send: `${project}/files?path=README.md&version=1`,
        ...read,
        answer: { files: [{ path: "README.md", content: "# Grüße", updatedAt: "<date-time:delivered>" }] },
      },
      { send: `${project}/files?path=none`, ...missing },
      { send: `${project}/files?version=9`, ...missing },
      {
        send: `${project}/files`,
        with: { ...owner, accept: "application/zip" },
        status: 200,
        headers: { ...keyed, "content-type": "application/zip", "content-disposition": `attachment; filename="<word>.zip"` },
        answer: "PK<any>",
      },
      { send: "DELETE /c/api/v1/projects/<uuid:project>", ...read, answer: { success: true, deletedAt: "<date-time>" } },
      { send: project, ...missing },
      { send: `${project}/files`, ...missing },
      { send: "DELETE /c/api/v1/projects/<uuid:project>", ...missing },
    ],
  },
  {
    promise: "A failed build is visible on its project",
    steps: [
      starts,
      { build, becomes: { failed: { code: "TIMED_OUT", message: "The build took too long. Try it again." } } },
      { send: project, ...read, answer: { project: { ...listed, status: "failed", updatedAt: "<date-time>", code: "" } } },
    ],
  },
  {
    promise: "A replayed requestId returns the current state of the same project",
    steps: [
      starts,
      { ...starts, headers: { ...starts.headers, "idempotent-replayed": "true" } },
      { build, becomes: { done: { "README.md": "# Recipe box" } } },
      {
        ...starts,
        headers: { ...starts.headers, "idempotent-replayed": "true" },
        answer: { project: { ...starts.answer.project, status: "ready" } },
      },
    ],
  },
  {
    promise: "A list is paginated, newest first",
    steps: [
      {
        ...starts,
        body: `{"prompt":"The first"}`,
        answer: { project: { ...starts.answer.project, id: "<uuid:first>", prompt: "The first", createdAt: "<date-time:first>" } },
      },
      starts,
      { send: "GET /c/api/v1/projects?limit=1", ...read, answer: { projects: [listed], pagination: { limit: 1, offset: 0 } } },
      {
        send: "GET /c/api/v1/projects?offset=1",
        ...read,
        answer: {
          projects: [
            { ...listed, id: "<uuid:first>", prompt: "The first", createdAt: "<date-time:first>", updatedAt: "<date-time:first>" },
          ],
          pagination: { limit: 20, offset: 1 },
        },
      },
      ...["limit=0", "limit=101", "limit=ten", "offset=-1"].map((query) => ({
        send: `GET /c/api/v1/projects?${query}`,
        with: owner,
        status: 400,
        headers: { ...keyed, ...json },
        answer: refused("BAD_REQUEST", 400),
      })),
    ],
  },
];

const account: Scenario[] = [
  {
    promise: "The models are listed as <provider>/<name>, with category and multiplier",
    steps: [
      {
        send: "GET /c/api/v1/models",
        ...read,
        answer: {
          models: [
            { id: "atelier/blueprint", name: "<text>", provider: "atelier", category: "free", multiplier: "1x", contextWindow: 5000 },
          ],
        },
      },
    ],
  },
  {
    promise: "Usage is per key and in total, including its own request",
    keys: { owner: {}, unused: { beside: "owner", form: "a" } },
    steps: [
      starts,
      {
        send: "GET /c/api/v1/projects?limit=0",
        with: owner,
        status: 400,
        headers: { ...keyed, ...json },
        answer: refused("BAD_REQUEST", 400),
      },
      {
        send: "GET /c/api/v1/usage",
        ...read,
        answer: {
          apiKeys: [
            { id: "<uuid>", name: "owner", keyPrefix: "atelier_<text>", usageCount: 3, lastUsedAt: "<date-time>" },
            { id: "<uuid>", name: "unused", keyPrefix: "atl_<text>", usageCount: 0, lastUsedAt: null },
          ],
          totalRequests: 3,
        },
      },
    ],
  },
];

/** The pins of contract C about projects, models and usage. */
export const pinsOfC: readonly Scenario[] = [...projects, ...account];
