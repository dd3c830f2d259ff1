// Contract C as its clients use it: refusals.
import { json, keyed, limits, owner, refused, sends, starts, unkeyed } from "./words.ts";
import type { Scenario } from "../scenario.ts";

const nowhere = "0b2c9f5e-1d7a-4a3b-8c6d-1e2f3a4b5c6d";
/** Every endpoint that requires a scope, with unknown ids. */
const everyEndpoint = [
  "POST /c/api/v1/projects",
  "GET /c/api/v1/projects",
  `GET /c/api/v1/projects/${nowhere}`,
  `DELETE /c/api/v1/projects/${nowhere}`,
  `GET /c/api/v1/projects/${nowhere}/files`,
  "GET /c/api/v1/usage",
];
const unauthorized = { error: "<sentence:unauthorized>", code: "UNAUTHORIZED", status: 401 };
const forbidden = refused("FORBIDDEN", 403);

/** The pins of contract C about refusals and limits. */
export const refusalPinsOfC: readonly Scenario[] = [
  {
    promise: "An invalid body is 400",
    steps: [
      ...[
        [`{}`, "<any>prompt<any>"],
        [`{"prompt":null}`, "<any>prompt<any>"],
        [`{"prompt":"A recipe box","model":"openai/no-such-model"}`, "<any>model<any>"],
        [`{"prompt":"A recipe box","colour":"red"}`, "<any>colour<any>"],
        [`{"prompt":"A recipe box","type":"mobile-desktop"}`, "<any>mobile-flutter<any>"],
        [`{"prompt":"A recipe box","type":"desktop"}`, "<any>type<any>"],
        [`{"prompt":"A recipe box","requestId":7}`, "<any>requestId<any>"],
        [`7`, "<sentence>"],
        [`{`, "<sentence>"],
        [``, "<sentence>"],
      ].map(([body = "", error = ""]) => ({
        send: "POST /c/api/v1/projects",
        with: sends,
        body,
        status: 400,
        headers: { ...keyed, ...json },
        answer: { error, code: "BAD_REQUEST", status: 400 },
      })),
      {
        send: "POST /c/api/v1/projects",
        with: { ...owner, "content-type": "text/plain" },
        body: `{"prompt":"A recipe box"}`,
        status: 400,
        headers: { ...keyed, ...json },
        answer: refused("BAD_REQUEST", 400),
      },
    ],
  },
  {
    promise: "Without a valid key every endpoint returns the same 401",
    keys: { owner: { revoked: true }, good: {} },
    steps: [
      ...[owner, { authorization: "Bearer atelier_0123456789ABCDEFGHIJKLMNOPQRSTUV1ggZdL" }, { cookie: "key=<key:good>" }].map(
        (headers) => ({
          send: "GET /c/api/v1/projects?key=<key:good>",
          with: headers,
          status: 401,
          answer: unauthorized,
          headers: { ...unkeyed, ...json, "www-authenticate": "Bearer" },
        }),
      ),
      ...[...everyEndpoint, "GET /c/api/v1/models"].map((send) => ({
        send,
        status: 401,
        headers: { ...unkeyed, ...json, "www-authenticate": "Bearer" },
        answer: unauthorized,
      })),
    ],
  },
  ...(["free", "builder"] as const).map((plan) => ({
    promise: `The plan ${plan} has no API access: 403 on every endpoint`,
    keys: { owner: { plan } },
    steps: [...everyEndpoint, "GET /c/api/v1/models"].map((send) => ({
      send,
      with: owner,
      status: 403,
      answer: forbidden,
      headers: { ...json, "x-request-id": "<uuid>", "x-ratelimit-limit": "<integer>", "x-ratelimit-remaining": "<integer>" },
    })),
  })),
  {
    promise: "A key without the scope is 403",
    keys: { owner: { scopes: [] } },
    steps: everyEndpoint.map((send) => ({ send, with: owner, status: 403, headers: { ...keyed, ...json }, answer: forbidden })),
  },
  {
    promise: "Below the minimum of 25 credits a create is 402; a replay never is",
    keys: { owner: { plan: "max", credits: 25 } },
    steps: [
      { ...starts, headers: { ...limits(800, 50_000), ...json } },
      {
        ...starts,
        body: `{"prompt":"A second one"}`,
        status: 402,
        headers: { ...limits(800, 50_000), ...json },
        answer: refused("INSUFFICIENT_CREDITS", 402),
      },
      { ...starts, headers: { ...limits(800, 50_000), ...json, "idempotent-replayed": "true" } },
    ],
  },
  {
    promise: "Unknown ids and another account's ids return the same 404",
    keys: { owner: {}, stranger: { plan: "team" } },
    steps: [
      starts,
      ...["GET", "DELETE"].flatMap((method) =>
        ["<uuid:project>", nowhere, "not-an-id"].map((id) => ({
          send: `${method} /c/api/v1/projects/${id}`,
          with: { authorization: "Bearer <key:stranger>" },
          status: 404,
          headers: { ...limits(500, 25_000), "x-ratelimit-reset": "<epoch:stranger>", ...json },
          answer: { error: "<sentence:not-found>", code: "NOT_FOUND", status: 404 },
        })),
      ),
      {
        send: `GET /c/api/v1/projects/${nowhere}/files`,
        with: owner,
        status: 404,
        headers: { ...keyed, ...json },
        answer: refused("NOT_FOUND", 404),
      },
    ],
  },
  {
    promise: "Endpoints that contract C does not have are 404",
    steps: [
      "GET /c/api/v1/credits/balance",
      `GET /c/api/v1/operations/${nowhere}`,
      `POST /c/api/v1/operations/${nowhere}/stop`,
      `POST /c/api/v1/projects/${nowhere}/messages`,
      "GET /c/api/v1",
    ].map((send) => ({ send, status: 404, headers: { ...unkeyed, ...json }, answer: refused("NOT_FOUND", 404) })),
  },
  {
    promise: "Another method is 405 with the allowed methods",
    steps: [
      ["PUT /c/api/v1/projects", "GET, HEAD, OPTIONS, POST"],
      [`PATCH /c/api/v1/projects/${nowhere}`, "DELETE, GET, HEAD, OPTIONS"],
      ["DELETE /c/api/v1/usage", "GET, HEAD, OPTIONS"],
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
        send: "POST /c/api/v1/projects",
        with: { "content-type": "application/json" },
        body: { bytes: 65_537 },
        status: 413,
        headers: { ...unkeyed, ...json },
        answer: refused("PAYLOAD_TOO_LARGE", 413),
      },
      {
        send: "POST /c/api/v1/projects",
        with: sends,
        body: { bytes: 65_536 },
        status: 400,
        headers: { ...keyed, ...json },
        answer: refused("BAD_REQUEST", 400),
      },
    ],
  },
  {
    promise: "The plan's requests a minute are accepted, and the next is 429 with the seconds to wait, also in its body",
    keys: { owner: { plan: "pro" } },
    steps: [
      {
        send: "GET /c/api/v1/models",
        with: owner,
        times: 300,
        status: 200,
        headers: { ...limits(300, 10_000), ...json },
        answer: { "<rest>": "" },
      },
      {
        send: "GET /c/api/v1/models",
        with: owner,
        status: 429,
        headers: { ...limits(300, 10_000), ...json, "x-ratelimit-remaining": "0", "retry-after": "<positive:wait>" },
        answer: { error: "<sentence>", code: "RATE_LIMITED", status: 429, retryAfter: "<positive:wait>" },
      },
    ],
  },
  {
    promise: "An internal error is 500 and does not stop the service",
    steps: [
      {
        send: "GET /c/api/v1/projects",
        with: owner,
        without: "projects",
        status: 500,
        headers: { ...keyed, ...json },
        answer: refused("SERVER_ERROR", 500),
      },
      { send: "GET /c/api/v1/projects", with: owner, status: 200, headers: { ...keyed, ...json }, answer: { projects: [], "<rest>": "" } },
    ],
  },
  {
    promise: "HEAD and preflights work from any origin",
    steps: [
      { send: "HEAD /c/api/v1/models", with: owner, status: 200, headers: { ...keyed, ...json }, answer: "" },
      {
        send: "OPTIONS /c/api/v1/usage",
        with: { origin: "https://somewhere.example", "access-control-request-method": "GET" },
        status: 204,
        headers: { ...unkeyed, "access-control-allow-credentials": null },
        answer: "",
      },
    ],
  },
];
