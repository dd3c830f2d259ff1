// Contract A as its clients use it: refusals.
import type { Scenario } from "../scenario.ts";
import { json, keyed, create, unkeyed, owner, sends, refused, nowhere, starts } from "./words.ts";

/** The pins of contract A about refusals and limits. */
export const refusalPinsOfA: readonly Scenario[] = [
  {
    promise: "An invalid body is 400 and starts nothing",
    steps: [
      ...[
        [`{}`, "<any>prompt<any>"],
        [`{"prompt":""}`, "<any>prompt<any>"],
        [`{"prompt":7}`, "<any>prompt<any>"],
        [`{"prompt":"A recipe box","model":"no-such-model"}`, "<any>model<any>"],
        [`{"prompt":"A recipe box","colour":"red"}`, "<any>colour<any>"],
        [`{"prompt":"A recipe box","requestId":"7"}`, "<any>requestId<any>"],
        [`{"prompt":"A recipe box","requestId":"00000000-0000-0000-0000-000000000000"}`, "<any>requestId<any>"],
        [`{"prompt":"A recipe box","type":"mobile-desktop"}`, "<any>mobile-flutter<any>"],
        [`{"prompt":"A recipe box","type":"desktop"}`, "<any>type<any>"],
        [`["A recipe box"]`, "<sentence>"],
        [`{"prompt":`, "<sentence>"],
        [``, "<sentence>"],
      ].map(([body = "", error = ""]) => ({
        send: "POST /a/api/v1/projects",
        with: sends,
        body,
        status: 400,
        headers: { ...create, ...json },
        answer: { error },
      })),
      {
        send: "POST /a/api/v1/projects",
        with: { ...owner, "content-type": "text/plain" },
        body: "A recipe box",
        status: 400,
        headers: { ...create, ...json },
        answer: refused,
      },
      {
        send: "GET /a/api/v1/projects",
        with: owner,
        status: 200,
        headers: { ...keyed, ...json },
        answer: { projects: [], total: 0, limit: 20, offset: 0 },
      },
    ],
  },
  {
    promise: "Without a valid key every endpoint returns the same 401",
    keys: { owner: { revoked: true }, good: {} },
    steps: [
      ...[
        {},
        owner,
        { authorization: "Bearer atl_0123456789ABCDEFGHIJKLMNOPQRSTUV1ggZdL" },
        { authorization: "Bearer letmein" },
        { authorization: "Basic <key:good>" },
        { cookie: "key=<key:good>" },
      ].map((headers) => ({
        send: "GET /a/api/v1/projects?key=<key:good>",
        with: headers,
        status: 401,
        headers: { ...unkeyed, ...json, "www-authenticate": "Bearer" },
        answer: { error: "<sentence:unauthorized>" },
      })),
      ...[
        "POST /a/api/v1/projects",
        `GET /a/api/v1/projects/${nowhere}`,
        `DELETE /a/api/v1/projects/${nowhere}`,
        `GET /a/api/v1/projects/${nowhere}/files`,
        "GET /a/api/v1/credits/balance",
        "GET /a/api/v1/usage",
      ].map((send) => ({
        send,
        status: 401,
        headers: { ...unkeyed, ...json, "www-authenticate": "Bearer" },
        answer: { error: "<sentence:unauthorized>" },
      })),
    ],
  },
  {
    promise: "Below the minimum of 25 credits a create is 402 with the balance, the required credits and the reason",
    keys: { owner: { plan: "builder", credits: 49 } },
    steps: [
      starts,
      {
        ...starts,
        body: `{"prompt":"A second one"}`,
        status: 402,
        headers: { ...create, ...json, "idempotent-replayed": null },
        answer: { error: "<sentence>", balance: 24, required: 25, blockedReason: "insufficient_credits" },
      },
      { ...starts, headers: { ...create, ...json, "idempotent-replayed": "true" } },
    ],
  },
  {
    promise: "A key without the scope is 403",
    keys: { owner: { scopes: [] } },
    steps: [
      { send: "POST /a/api/v1/projects", with: sends, body: `{}`, status: 403, headers: { ...create, ...json }, answer: refused },
      ...[
        "GET /a/api/v1/projects",
        `GET /a/api/v1/projects/${nowhere}`,
        `DELETE /a/api/v1/projects/${nowhere}`,
        `GET /a/api/v1/projects/${nowhere}/files`,
        "GET /a/api/v1/credits/balance",
        "GET /a/api/v1/usage",
      ].map((send) => ({ send, with: owner, status: 403, headers: { ...keyed, ...json }, answer: refused })),
    ],
  },
  {
    promise: "Unknown ids and another account's ids return the same 404",
    keys: { owner: {}, stranger: {} },
    steps: [
      starts,
      ...[
        ["GET", "<uuid:project>"],
        ["DELETE", "<uuid:project>"],
        ["GET", nowhere],
        ["DELETE", nowhere],
      ].map(([method = "", id = ""]) => ({
        send: `${method} /a/api/v1/projects/${id}`,
        with: { authorization: "Bearer <key:stranger>" },
        status: 404,
        headers: { ...keyed, "x-ratelimit-reset": "<epoch:stranger>", ...json },
        answer: { error: "<sentence:not-found>" },
      })),
      { send: `GET /a/api/v1/projects/not-an-id/files`, with: owner, status: 404, headers: { ...keyed, ...json }, answer: refused },
    ],
  },
  {
    promise: "Endpoints that only contract B has are 404",
    steps: [
      `GET /a/api/v1/operations/${nowhere}`,
      `POST /a/api/v1/operations/${nowhere}/stop`,
      `POST /a/api/v1/projects/${nowhere}/messages`,
      "GET /a/api/v1",
      "GET /a/api/v1/nothing",
    ].map((send) => ({ send, with: {}, status: 404, headers: { ...unkeyed, ...json }, answer: refused })),
  },
  {
    promise: "Another method is 405 with the allowed methods",
    steps: [
      ["PUT /a/api/v1/projects", "GET, HEAD, OPTIONS, POST"],
      [`PATCH /a/api/v1/projects/${nowhere}`, "DELETE, GET, HEAD, OPTIONS"],
      [`POST /a/api/v1/projects/${nowhere}/files`, "GET, HEAD, OPTIONS"],
      ["POST /a/api/v1/credits/balance", "GET, HEAD, OPTIONS"],
    ].map(([send = "", allow = ""]) => ({ send, status: 405, headers: { ...unkeyed, ...json, allow }, answer: refused })),
  },
  {
    promise: "A body of more than 65,536 bytes is 413, before the key is checked; one byte less is accepted",
    steps: [
      {
        send: "POST /a/api/v1/projects",
        with: { "content-type": "application/json" },
        body: { bytes: 65_537 },
        status: 413,
        headers: { ...unkeyed, ...json },
        answer: refused,
      },
      {
        send: "POST /a/api/v1/projects",
        with: sends,
        body: { bytes: 65_536 },
        status: 400,
        headers: { ...create, ...json },
        answer: refused,
      },
    ],
  },
  {
    promise: "Thirty creates in five minutes are accepted, and the next is 429 with the seconds to wait; other requests still work",
    steps: [
      {
        send: "POST /a/api/v1/projects",
        with: sends,
        body: `{"prompt":"One of many"}`,
        times: 30,
        status: 201,
        headers: { ...create, ...json },
        answer: { project: { "<rest>": "" } },
      },
      {
        send: "POST /a/api/v1/projects",
        with: sends,
        body: `{"prompt":"One too many"}`,
        status: 429,
        headers: { ...create, ...json, "x-ratelimit-remaining": "0", "retry-after": "<positive>" },
        answer: refused,
      },
      {
        send: "GET /a/api/v1/projects?limit=1&offset=30",
        with: owner,
        status: 200,
        headers: { ...keyed, ...json, "x-ratelimit-remaining": "568" },
        answer: { projects: [], total: 30, limit: 1, offset: 30 },
      },
    ],
  },
  {
    promise: "An internal error is 500 and does not stop the service",
    steps: [
      {
        send: "GET /a/api/v1/projects",
        with: owner,
        without: "projects",
        status: 500,
        headers: { ...keyed, ...json },
        answer: refused,
      },
      { send: "GET /a/api/v1/projects", with: owner, status: 200, headers: { ...keyed, ...json }, answer: { projects: [], "<rest>": "" } },
    ],
  },
  {
    promise: "HEAD and preflights work from any origin",
    steps: [
      { send: "HEAD /a/api/v1/projects", with: owner, status: 200, headers: { ...keyed, ...json }, answer: "" },
      {
        send: "OPTIONS /a/api/v1/projects",
        with: { origin: "https://somewhere.example", "access-control-request-method": "POST" },
        status: 204,
        headers: { ...unkeyed, "access-control-allow-credentials": null },
        answer: "",
      },
    ],
  },
];
