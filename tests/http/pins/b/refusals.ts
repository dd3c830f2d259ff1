// Contract B as its clients use it: refusals.
import type { Scenario } from "../scenario.ts";
import { json, keyed, owner, refused, sends, starts, unkeyed } from "./words.ts";

const nowhere = "0b2c9f5e-1d7a-4a3b-8c6d-1e2f3a4b5c6d";

/** Every endpoint, with unknown ids. */
const everyEndpoint = [
  "POST /b/api/v1/projects",
  "GET /b/api/v1/projects",
  `GET /b/api/v1/projects/${nowhere}`,
  `DELETE /b/api/v1/projects/${nowhere}`,
  `GET /b/api/v1/projects/${nowhere}/files`,
  `POST /b/api/v1/projects/${nowhere}/messages`,
  `GET /b/api/v1/operations/${nowhere}`,
  `POST /b/api/v1/operations/${nowhere}/stop`,
  "GET /b/api/v1/usage",
];
const unauthorized = { error: "<sentence:unauthorized>", code: "UNAUTHORIZED", status: 401 };

/** The pins of contract B about refusals. */
export const refusalPinsOfB: readonly Scenario[] = [
  {
    promise: "An invalid body is 400 and leaves the requestId unused",
    steps: [
      ...[
        [`{}`, "<any>prompt<any>"],
        [`{"prompt":" "}`, "<any>prompt<any>"],
        [`{"prompt":"A recipe box","model":"no-such-model","requestId":"<uuid:build>"}`, "<any>model<any>"],
        [`{"prompt":"A recipe box","colour":"red","requestId":"<uuid:build>"}`, "<any>colour<any>"],
        [`{"prompt":"A recipe box","requestId":"not-a-uuid"}`, "<any>requestId<any>"],
        [`{"prompt":"A recipe box","requestId":"00000000-0000-0000-0000-000000000000"}`, "<any>requestId<any>"],
        [`{"prompt":"A recipe box","type":"mobile-desktop"}`, "<any>mobile-flutter<any>"],
        [`"A recipe box"`, "<sentence>"],
        [`{"prompt"`, "<sentence>"],
        [``, "<sentence>"],
      ].map(([body = "", error = ""]) => ({
        send: "POST /b/api/v1/projects",
        with: sends,
        body,
        status: 400,
        headers: { ...keyed, ...json },
        answer: { error, code: "BAD_REQUEST", status: 400 },
      })),
      {
        send: "POST /b/api/v1/projects",
        with: { ...owner, "content-type": "text/plain" },
        body: `{"prompt":"A recipe box"}`,
        status: 400,
        headers: { ...keyed, ...json },
        answer: refused("BAD_REQUEST", 400),
      },
      starts,
    ],
  },
  {
    promise: "Without a valid key every endpoint returns the same 401",
    keys: { owner: { revoked: true }, good: {} },
    steps: [
      ...[
        owner,
        { authorization: "Bearer atelier_0123456789ABCDEFGHIJKLMNOPQRSTUV1ggZdL" },
        { authorization: "Bearer <key:good>x" },
        { authorization: "<key:good>" },
        { cookie: "key=<key:good>" },
      ].map((headers) => ({
        send: "GET /b/api/v1/projects?key=<key:good>&api_key=<key:good>",
        with: headers,
        status: 401,
        answer: unauthorized,
        headers: { ...unkeyed, ...json, "www-authenticate": "Bearer" },
      })),
      ...[...everyEndpoint, "GET /b/api/v1/models"].map((send) => ({
        send,
        status: 401,
        headers: { ...unkeyed, ...json, "www-authenticate": "Bearer" },
        answer: unauthorized,
      })),
    ],
  },
  {
    promise: "Keys of either prefix are valid",
    keys: { owner: { form: "a" }, other: { form: "b", beside: "owner" } },
    steps: ["owner", "other"].map((name) => ({
      send: "GET /b/api/v1/projects",
      with: { authorization: `Bearer <key:${name}>` },
      status: 200,
      headers: { ...keyed, "x-ratelimit-remaining": "59", "x-ratelimit-reset": `<epoch:${name}>`, ...json },
      answer: { projects: [], total: 0, limit: 20, offset: 0, nextCursor: null },
    })),
  },
  {
    promise: "A key without the scope is 403, whatever else is wrong with the request",
    keys: { owner: { scopes: [] } },
    steps: everyEndpoint.map((send) => ({
      send,
      with: owner,
      status: 403,
      headers: { ...keyed, ...json },
      answer: refused("FORBIDDEN", 403),
    })),
  },
  {
    promise: "Below the minimum of 25 credits a create is 402 and leaves the requestId unused; a replay never is",
    keys: { owner: { credits: 26 } },
    steps: [
      starts,
      {
        ...starts,
        body: `{"prompt":"A second one","requestId":"<uuid:message>"}`,
        status: 402,
        answer: refused("INSUFFICIENT_CREDITS", 402),
      },
      { ...starts, headers: { ...starts.headers, "idempotent-replayed": "true" } },
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
    promise: "Unknown ids and another account's ids return the same 404",
    keys: { owner: {}, stranger: {} },
    steps: [
      starts,
      ...[
        ["GET", "projects/<uuid:project>"],
        ["GET", `projects/${nowhere}`],
        ["DELETE", "projects/<uuid:project>"],
        ["GET", "projects/<uuid:project>/files"],
        ["GET", `projects/${nowhere}/files`],
      ].map(([method = "", path = ""]) => ({
        send: `${method} /b/api/v1/${path}`,
        with: { authorization: "Bearer <key:stranger>" },
        status: 404,
        headers: { ...keyed, "x-ratelimit-reset": "<epoch:stranger>", ...json },
        answer: { error: "<sentence:no-project>", code: "NOT_FOUND", status: 404 },
      })),
      ...[
        ["GET", "<uuid:build>"],
        ["GET", nowhere],
        ["POST", "<uuid:build>/stop"],
        ["POST", `${nowhere}/stop`],
      ].map(([method = "", path = ""]) => ({
        send: `${method} /b/api/v1/operations/${path}`,
        with: { authorization: "Bearer <key:stranger>" },
        status: 404,
        headers: { ...keyed, "x-ratelimit-reset": "<epoch:stranger>", ...json },
        answer: { error: `<sentence:no-operation-${method.toLowerCase()}>`, code: "NOT_FOUND", status: 404 },
      })),
      {
        send: "POST /b/api/v1/projects/<uuid:project>/messages",
        with: { authorization: "Bearer <key:stranger>", "content-type": "application/json" },
        body: `{"message":"Make it mine"}`,
        status: 404,
        headers: { ...keyed, "x-ratelimit-reset": "<epoch:stranger>", ...json },
        answer: { error: "<sentence:no-project>", code: "NOT_FOUND", status: 404 },
      },
    ],
  },
  {
    promise: "Endpoints that contract B does not have are 404",
    steps: ["GET /b/api/v1/credits/balance", "GET /b/api/v1", "GET /b/api/v1/nothing", "GET /b/api/v2/projects"].map((send) => ({
      send,
      status: 404,
      headers: { ...unkeyed, ...json },
      answer: refused("NOT_FOUND", 404),
    })),
  },
  {
    promise: "Another method is 405 with the allowed methods",
    steps: [
      ["PUT /b/api/v1/projects", "GET, HEAD, OPTIONS, POST"],
      [`PUT /b/api/v1/projects/${nowhere}`, "DELETE, GET, HEAD, OPTIONS, PATCH"],
      [`GET /b/api/v1/projects/${nowhere}/messages`, "OPTIONS, POST"],
      [`DELETE /b/api/v1/operations/${nowhere}`, "GET, HEAD, OPTIONS"],
      [`GET /b/api/v1/operations/${nowhere}/stop`, "OPTIONS, POST"],
    ].map(([send = "", allow = ""]) => ({
      send,
      status: 405,
      headers: { ...unkeyed, ...json, allow },
      answer: refused("METHOD_NOT_ALLOWED", 405),
    })),
  },
  {
    promise: "A body of more than 65,536 bytes is 413, before the key is checked; one byte less is accepted",
    steps: [
      {
        send: "POST /b/api/v1/projects",
        with: { "content-type": "application/json" },
        body: { bytes: 65_537 },
        status: 413,
        headers: { ...unkeyed, ...json },
        answer: refused("PAYLOAD_TOO_LARGE", 413),
      },
      {
        send: "POST /b/api/v1/projects",
        with: sends,
        body: { bytes: 65_536 },
        status: 400,
        headers: { ...keyed, ...json },
        answer: refused("BAD_REQUEST", 400),
      },
    ],
  },
  {
    promise: "Sixty requests a minute are accepted, and the next is 429 with the seconds until the window ends",
    steps: [
      {
        send: "GET /b/api/v1/models",
        with: owner,
        status: 200,
        headers: { ...keyed, ...json, "x-ratelimit-remaining": "59", "retry-after": null },
        answer: { "<rest>": "" },
      },
      {
        send: "GET /b/api/v1/models",
        with: owner,
        times: 58,
        status: 200,
        headers: { ...keyed, ...json },
        answer: { "<rest>": "" },
      },
      {
        send: "GET /b/api/v1/models",
        with: owner,
        status: 200,
        headers: { ...keyed, ...json, "x-ratelimit-remaining": "0" },
        answer: { "<rest>": "" },
      },
      ...["GET /b/api/v1/models", "POST /b/api/v1/projects"].map((send) => ({
        send,
        with: owner,
        status: 429,
        answer: refused("RATE_LIMITED", 429),
        headers: { ...keyed, ...json, "x-ratelimit-remaining": "0", "retry-after": "<positive>", ratelimit: `"<word>";r=0;t=<integer>` },
      })),
    ],
  },
  {
    promise: "An internal error is 500 and does not stop the service",
    steps: [
      {
        send: "GET /b/api/v1/projects",
        with: owner,
        without: "projects",
        status: 500,
        headers: { ...keyed, ...json },
        answer: refused("SERVER_ERROR", 500),
      },
      { send: "GET /b/api/v1/projects", with: owner, status: 200, headers: { ...keyed, ...json }, answer: { projects: [], "<rest>": "" } },
    ],
  },
  {
    promise: "HEAD and preflights work from any origin",
    steps: [
      { send: "HEAD /b/api/v1/projects", with: owner, status: 200, headers: { ...keyed, ...json }, answer: "" },
      {
        send: "OPTIONS /b/api/v1/operations/<uuid:build>/stop",
        with: { origin: "https://somewhere.example", "access-control-request-method": "POST" },
        status: 204,
        headers: { ...unkeyed, "access-control-allow-credentials": null },
        answer: "",
      },
    ],
  },
];
