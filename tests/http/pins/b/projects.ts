// Contract B as its clients use it: projects, files, models and usage. Operations are in operations.ts, refusals in
// refusals.ts.
import type { Scenario } from "../scenario.ts";
import { json, keyed, owner, refused, running, starts, unkeyed } from "./words.ts";

const build = "<uuid:build>";
const generating = {
  id: "<uuid:project>",
  prompt: "A recipe box",
  status: "generating",
  type: "web",
  model: "blueprint",
  name: "<text?>",
  visibility: "public",
  uiType: "react",
  deploymentUrl: null,
  deployedUrl: null,
  customSubdomain: null,
  metadata: {},
  createdAt: "<date-time:created>",
  updatedAt: "<date-time:created>",
};
const ready = {
  ...generating,
  status: "ready",
  name: "Recipe box",
  deploymentUrl: "http://<word:site>.apps.atelier.test:4000",
  deployedUrl: "http://<word:site>.apps.atelier.test:4000",
  updatedAt: "<date-time:delivered>",
};
const project = "GET /b/api/v1/projects/<uuid:project>";
const read = { with: owner, status: 200, headers: { ...keyed, ...json } };
const missing = { with: owner, status: 404, headers: { ...keyed, ...json }, answer: refused("NOT_FOUND", 404) };
const files = [
  { path: "README.md", content: "# Grüße\n", updatedAt: "<date-time:delivered>" },
  { path: "src/App.tsx", content: "export const App = 1;\n", updatedAt: "<date-time:delivered>" },
];

const projects: Scenario[] = [
  {
    promise: "A project is created, read with its versions and addresses, delivered, and deleted",
    steps: [
      starts,
      {
        send: project,
        ...read,
        answer: {
          ...generating,
          versions: [],
          addresses: { editor: "<url:editor>", deployment: null, subdomain: "http://<word:site>.apps.atelier.test:4000", custom: null },
          draft: null,
        },
      },
      { build, becomes: { done: { "src/App.tsx": "export const App = 1;\n", "README.md": "# Grüße\n" } } },
      {
        send: project,
        ...read,
        answer: {
          ...ready,
          versions: [
            {
              version: 1,
              createdAt: "<date-time:delivered>",
              requestId: "<uuid:build>",
              message: "Built it.",
              files: 2,
              bytes: 32,
            },
          ],
          addresses: {
            editor: "<url:editor>",
            deployment: "http://<word:site>.apps.atelier.test:4000",
            subdomain: "http://<word:site>.apps.atelier.test:4000",
            custom: null,
          },
          draft: null,
        },
      },
      { send: "GET /b/api/v1/projects", ...read, answer: { projects: [ready], total: 1, limit: 20, offset: 0, nextCursor: null } },
      {
        send: "DELETE /b/api/v1/projects/<uuid:project>",
        with: owner,
        status: 204,
        headers: { ...keyed, "content-type": null },
        answer: "",
      },
      { send: project, ...missing },
      { send: `${project}/files`, ...missing },
      { send: "DELETE /b/api/v1/projects/<uuid:project>", ...missing },
      { send: "GET /b/api/v1/projects", ...read, answer: { projects: [], total: 0, limit: 20, offset: 0, nextCursor: null } },
    ],
  },
  {
    promise: "A list is paginated, newest first",
    steps: [
      starts,
      {
        send: "GET /b/api/v1/projects?limit=1&offset=0",
        ...read,
        answer: { projects: [generating], total: 1, limit: 1, offset: 0, nextCursor: null },
      },
      {
        send: "GET /b/api/v1/projects?limit=100&offset=1",
        ...read,
        answer: { projects: [], total: 1, limit: 100, offset: 1, nextCursor: null },
      },
      ...["limit=0", "limit=101", "limit=ten", "offset=-1"].map((query) => ({
        send: `GET /b/api/v1/projects?${query}`,
        with: owner,
        status: 400,
        headers: { ...keyed, ...json },
        answer: refused("BAD_REQUEST", 400),
      })),
    ],
  },
  {
    promise: "Files: 409 before the first delivery, then all, one by its path, an older version, or a zip",
    steps: [
      starts,
      { send: `${project}/files`, with: owner, status: 409, headers: { ...keyed, ...json }, answer: refused("NO_FILES", 409) },
      { build, becomes: { done: { "src/App.tsx": "export const App = 1;\n", "README.md": "# Grüße\n" } } },
      { send: `${project}/files`, ...read, answer: { files } },
      { send: `${project}/files?path=README.md`, ...read, answer: { files: files.slice(0, 1) } },
      { send: `${project}/files?version=1`, ...read, answer: { files } },
      { send: `${project}/files?path=readme.md`, ...missing },
      { send: `${project}/files?version=2`, ...missing },
      { send: `${project}/files?version=0`, with: owner, status: 400, headers: { ...keyed, ...json }, answer: refused("BAD_REQUEST", 400) },
      {
        send: `${project}/files`,
        with: { ...owner, accept: "application/zip" },
        status: 200,
        headers: { ...keyed, "content-type": "application/zip", "content-disposition": `attachment; filename="<word>.zip"` },
        answer: "PK<any>",
      },
    ],
  },
  {
    promise: "A proof's screenshots are JPEGs at their URLs",
    steps: [
      starts,
      { build, becomes: { done: { "README.md": "# Recipe box\n" } } },
      {
        send: `${project}/versions/1/screenshots/desktop`,
        with: owner,
        status: 200,
        answer: "<any>",
        headers: { ...keyed, "content-type": "image/jpeg" },
      },
      { send: `${project}/versions/1/screenshots/watch`, ...missing },
      { send: `${project}/versions/2/screenshots/desktop`, ...missing },
    ],
  },
];

const noRequests = { date: "<date>", requests: 0, builds: 0, creditsSpent: 0 };

const account: Scenario[] = [
  {
    promise: "The models are listed with what locks them, and require a key",
    keys: { owner: { plan: "free", scopes: [] } },
    steps: [
      {
        send: "GET /b/api/v1/models",
        ...read,
        answer: {
          models: [
            {
              id: "blueprint",
              name: "<text>",
              provider: "atelier",
              minPlan: "free",
              category: "free",
              multiplier: "1x",
              contextWindow: 5000,
              locked: false,
              unlockedBy: null,
            },
          ],
        },
      },
      {
        send: "GET /b/api/v1/models",
        status: 401,
        headers: { ...unkeyed, ...json, "www-authenticate": "Bearer" },
        answer: refused("UNAUTHORIZED", 401),
      },
    ],
  },
  {
    promise: "Usage is the plan, the credits and the last thirty days, including its own request",
    keys: { owner: { plan: "team", credits: 500 } },
    steps: [
      starts,
      { send: "GET /b/api/v1/operations/<uuid:build>", ...read, answer: running },
      {
        send: "GET /b/api/v1/usage",
        ...read,
        answer: {
          plan: "team",
          creditBalance: 475,
          renewsAt: "<date-time?>",
          last30Days: {
            requests: 3,
            builds: 1,
            creditsSpent: 0,
            days: [...Array.from({ length: 29 }, () => noRequests), { date: "<date>", requests: 3, builds: 1, creditsSpent: 0 }],
          },
        },
      },
    ],
  },
];

/** The pins of contract B about projects, files, models and usage. */
export const pinsOfB: readonly Scenario[] = [...projects, ...account];
