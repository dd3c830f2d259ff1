// The parts that the pins of form B have in common.
const always = { "x-request-id": "<uuid>", "x-ratelimit-remaining": "<integer>", "access-control-allow-origin": "*" };
const oneWindow = {
  ...always,
  "x-ratelimit-limit": "60",
  ratelimit: `"<word>";r=<integer>;t=<integer>`,
  "ratelimit-policy": `"<word>";q=60;w=60`,
};

/** A body in JSON. */
export const json = { "content-type": "application/json; charset=utf-8" };
/** What an answer to a key says of its 60 requests a minute: one window, from its first request on. */
export const keyed = { ...oneWindow, "x-ratelimit-reset": "<epoch:minute>" };
/** What an answer to nobody says of the 60 requests a minute of an address. */
export const unkeyed = { ...oneWindow, "x-ratelimit-reset": "<epoch>" };

/** The key of the account that the scenario is about. */
export const owner = { authorization: "Bearer <key:owner>" };
/** A request with a body. */
export const sends = { ...owner, "content-type": "application/json" };

/** The body of a refusal. */
export const refused = (code: string, status: number) => ({ error: "<sentence>", code, status });

/** The answer to the create of `<uuid:build>`. */
export const accepted = {
  requestId: "<uuid:build>",
  accepted: true,
  operationStatus: "running",
  projectId: "<uuid:project>",
  editorUrl: "<url:editor>",
  nextAction: "<sentence>",
};

/** A create, as most scenarios begin. */
export const starts = {
  send: "POST /b/api/v1/projects",
  with: sends,
  body: `{"prompt":"A recipe box","requestId":"<uuid:build>"}`,
  status: 202,
  headers: { ...keyed, ...json, "idempotent-replayed": null },
  answer: accepted,
} as const;

/** Its operation while nobody has taken it up. */
export const running = {
  ...accepted,
  kind: "create",
  stage: "queued",
  progress: 0,
  model: "blueprint",
  replies: [],
  questions: [],
  links: {
    project: "http://atelier.test/b/api/v1/projects/<uuid:project>",
    files: "http://atelier.test/b/api/v1/projects/<uuid:project>/files",
    editor: "<url:editor>",
    deployment: null,
    stop: "http://atelier.test/b/api/v1/operations/<uuid:build>/stop",
  },
  version: null,
  credits: { held: 25, spent: 0 },
  proof: null,
  error: null,
  status: "running",
  createdAt: "<date-time:created>",
  updatedAt: "<date-time:created>",
  finishedAt: null,
} as const;
