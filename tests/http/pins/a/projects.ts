// Contract A as its clients use it: projects, credits, models and usage. Refusals are in refusals.ts.
import type { Scenario } from "../scenario.ts";
import { always, json, keyed, create, unkeyed, owner, sends, refused, generating, ready, starts, build } from "./words.ts";

const projects: Scenario[] = [
  {
    promise: "A project is created, polled, read with its files, and deleted",
    keys: { owner: { form: "a" } },
    steps: [
      starts,
      { send: "GET /a/api/v1/projects/<uuid:project>", with: owner, status: 200, headers: { ...keyed, ...json }, answer: generating },
      {
        send: "GET /a/api/v1/projects/<uuid:project>/files",
        with: owner,
        status: 200,
        headers: { ...keyed, ...json },
        answer: { files: [] },
      },
      { build, becomes: { done: { "src/App.tsx": "export const App = 1;\n", "README.md": "# Grüße\n" } } },
      { send: "GET /a/api/v1/projects/<uuid:project>", with: owner, status: 200, headers: { ...keyed, ...json }, answer: ready },
      {
        send: "GET /a/api/v1/projects/<uuid:project>/files",
        with: owner,
        status: 200,
        headers: { ...keyed, ...json },
        answer: {
          files: [
            { path: "README.md", content: "# Grüße\n", updatedAt: "<date-time:delivered>" },
            { path: "src/App.tsx", content: "export const App = 1;\n", updatedAt: "<date-time:delivered>" },
          ],
        },
      },
      {
        send: "GET /a/api/v1/projects/<uuid:project>/files?path=src%2FApp.tsx&version=1",
        with: owner,
        status: 200,
        headers: { ...keyed, ...json },
        answer: { files: [{ path: "src/App.tsx", content: "export const App = 1;\n", updatedAt: "<date-time:delivered>" }] },
      },
      {
        send: "GET /a/api/v1/projects/<uuid:project>/files?path=src",
        with: owner,
        status: 404,
        headers: { ...keyed, ...json },
        answer: refused,
      },
      {
        send: "GET /a/api/v1/projects/<uuid:project>/files?version=2",
        with: owner,
        status: 404,
        headers: { ...keyed, ...json },
        answer: refused,
      },
      {
        send: "GET /a/api/v1/projects/<uuid:project>/files",
        with: { ...owner, accept: "application/zip" },
        status: 200,
        headers: { ...keyed, "content-type": "application/zip", "content-disposition": `attachment; filename="<word>.zip"` },
        answer: "PK<any>",
      },
      {
        send: "DELETE /a/api/v1/projects/<uuid:project>",
        with: owner,
        status: 204,
        headers: { ...keyed, "content-type": null },
        answer: "",
      },
      { send: "GET /a/api/v1/projects/<uuid:project>", with: owner, status: 404, headers: { ...keyed, ...json }, answer: refused },
      { send: "GET /a/api/v1/projects/<uuid:project>/files", with: owner, status: 404, headers: { ...keyed, ...json }, answer: refused },
      { send: "DELETE /a/api/v1/projects/<uuid:project>", with: owner, status: 404, headers: { ...keyed, ...json }, answer: refused },
    ],
  },
  {
    promise: "A failed build is visible on its project and costs nothing",
    steps: [
      starts,
      { build, becomes: { failed: { code: "CHECKS_FAILED", message: "The app did not pass its checks. Ask for it in other words." } } },
      {
        send: "GET /a/api/v1/projects/<uuid:project>",
        with: owner,
        status: 200,
        headers: { ...keyed, ...json },
        answer: { ...generating, status: "failed", updatedAt: "<date-time>" },
      },
      {
        send: "GET /a/api/v1/credits/balance",
        with: owner,
        status: 200,
        headers: { ...keyed, ...json },
        answer: { balance: 30_000, plan: "business", renewsAt: "<date-time?>" },
      },
    ],
  },
  {
    promise: "A replayed requestId returns the current project and starts nothing",
    steps: [
      starts,
      { ...starts, headers: { ...create, ...json, "idempotent-replayed": "true" } },
      { build, becomes: { done: { "README.md": "# Recipe box\n" } } },
      { ...starts, headers: { ...create, ...json, "idempotent-replayed": "true" }, answer: { project: ready } },
      {
        send: "GET /a/api/v1/projects",
        with: owner,
        status: 200,
        headers: { ...keyed, ...json },
        answer: { projects: [ready], total: 1, limit: 20, offset: 0 },
      },
    ],
  },
  {
    promise: "A list is paginated, newest first",
    steps: [
      {
        send: "POST /a/api/v1/projects",
        with: sends,
        body: `{"prompt":"The first","model":"blueprint","type":"web"}`,
        status: 201,
        headers: { ...create, ...json },
        answer: {
          project: {
            ...generating,
            id: "<uuid:first>",
            prompt: "The first",
            createdAt: "<date-time:first>",
            updatedAt: "<date-time:first>",
          },
        },
      },
      { ...starts, body: `{"prompt":"A recipe box","model":"atelier/blueprint","requestId":null}` },
      {
        send: "GET /a/api/v1/projects?limit=1",
        with: owner,
        status: 200,
        headers: { ...keyed, ...json },
        answer: { projects: [generating], total: 2, limit: 1, offset: 0 },
      },
      {
        send: "GET /a/api/v1/projects?limit=100&offset=1",
        with: owner,
        status: 200,
        headers: { ...keyed, ...json },
        answer: {
          projects: [
            { ...generating, id: "<uuid:first>", prompt: "The first", createdAt: "<date-time:first>", updatedAt: "<date-time:first>" },
          ],
          total: 2,
          limit: 100,
          offset: 1,
        },
      },
      ...["limit=0", "limit=101", "limit=ten", "offset=-1"].map((query) => ({
        send: `GET /a/api/v1/projects?${query}`,
        with: owner,
        status: 400,
        headers: { ...keyed, ...json },
        answer: refused,
      })),
    ],
  },
];

const account: Scenario[] = [
  {
    promise: "The balance is the free balance, with the plan and the renewal date",
    keys: { owner: { plan: "pro", credits: 100, scopes: ["usage:read", "projects:write"] } },
    steps: [
      starts,
      {
        send: "GET /a/api/v1/credits/balance",
        with: owner,
        status: 200,
        headers: { ...keyed, ...json },
        answer: { balance: 75, plan: "pro", renewsAt: "<date-time?>" },
      },
    ],
  },
  {
    promise: "Usage counts every request with a valid key, including its own",
    steps: [
      starts,
      { send: "GET /a/api/v1/projects?limit=0", with: owner, status: 400, headers: { ...keyed, ...json }, answer: refused },
      {
        send: "GET /a/api/v1/usage",
        with: owner,
        status: 200,
        headers: { ...keyed, ...json },
        answer: { requestsToday: 3, requestsMonth: 3, creditsSpentMonth: 0, lastRequestAt: "<date-time>" },
      },
    ],
  },
  {
    promise: "The models are public, with plain ids; an invalid key is still rejected",
    steps: [
      ...[{}, owner].map((headers) => ({
        send: "GET /a/api/v1/models",
        with: headers,
        status: 200,
        headers: { ...always, ...json },
        answer: { models: [{ id: "blueprint", name: "<text>", provider: "atelier", minPlan: "free", contextWindow: 5000 }] },
      })),
      {
        send: "GET /a/api/v1/models",
        with: { authorization: "Bearer atl_0123456789ABCDEFGHIJKLMNOPQRSTUV1ggZdL" },
        status: 401,
        headers: { ...unkeyed, ...json, "www-authenticate": "Bearer" },
        answer: refused,
      },
    ],
  },
];

/** The pins of contract A about projects, credits, models and usage. */
export const pinsOfA: readonly Scenario[] = [...projects, ...account];
