// Common parts of the pins of contract B.
const always = { "x-request-id": "<uuid>", "x-ratelimit-remaining": "<integer>", "access-control-allow-origin": "*" };
const oneWindow = {
  ...always,
  "x-ratelimit-limit": "60",
  ratelimit: `"<word>";r=<integer>;t=<integer>`,
  "ratelimit-policy": `"<word>";q=60;w=60`,
};

/** The headers of a JSON body. */
export const json = { "content-type": "application/json; charset=utf-8" };
/** The rate headers of a request with a key: 60 requests a minute, in a window that starts with the first one. */
export const keyed = { ...oneWindow, "x-ratelimit-reset": "<epoch:minute>" };
/** The rate headers of a request without a valid key: 60 requests a minute for its address. */
export const unkeyed = { ...oneWindow, "x-ratelimit-reset": "<epoch>" };

/** The key of the scenario's account. */
export const owner = { authorization: "Bearer <key:owner>" };
/** A request with a body. */
export const sends = { ...owner, "content-type": "application/json" };

/** The body of a refusal. */
export const refused = (code: string, status: number) => ({ error: "<sentence>", code, status });

/** The response to the create of `<uuid:build>`. */
export const accepted = {
  requestId: "<uuid:build>",
  accepted: true,
  operationStatus: "running",
  projectId: "<uuid:project>",
  editorUrl: "<url:editor>",
  nextAction: "<sentence>",
};

/** The create with which most scenarios begin. */
export const starts = {
  send: "POST /b/api/v1/projects",
  with: sends,
  body: `{"prompt":"A recipe box","requestId":"<uuid:build>"}`,
  status: 202,
  headers: { ...keyed, ...json, "idempotent-replayed": null },
  answer: accepted,
} as const;

/** Its operation while it is queued. */
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
  draft: null,
  error: null,
  status: "running",
  createdAt: "<date-time:created>",
  updatedAt: "<date-time:created>",
  finishedAt: null,
} as const;
