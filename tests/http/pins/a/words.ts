// Common parts of the pins of contract A.
/** The headers of every response. */
export const always = { "x-request-id": "<uuid>", "x-ratelimit-remaining": "<integer>", "access-control-allow-origin": "*" };
/** The headers of a JSON body. */
export const json = { "content-type": "application/json; charset=utf-8" };

/** The rate headers of a request with a key: 600 requests a minute. */
export const keyed = {
  ...always,
  "x-ratelimit-limit": "600",
  "x-ratelimit-reset": "<epoch:minute>",
  ratelimit: `"<word>";r=<integer>;t=<integer>`,
  "ratelimit-policy": `"<word>";q=600;w=60`,
};
/** The rate headers of a create: 30 creates in five minutes have less remaining than 600 requests. */
export const create = {
  ...always,
  "x-ratelimit-limit": "30",
  "x-ratelimit-reset": "<epoch:five-minutes>",
  ratelimit: `"<word>";r=<integer>;t=<integer>, "<word>";r=<integer>;t=<integer>`,
  "ratelimit-policy": `"<word>";q=30;w=300, "<word>";q=600;w=60`,
};
/** The rate headers of a request without a valid key: 60 requests a minute for its address. */
export const unkeyed = {
  ...always,
  "x-ratelimit-limit": "60",
  "x-ratelimit-reset": "<epoch>",
  ratelimit: `"<word>";r=<integer>;t=<integer>`,
  "ratelimit-policy": `"<word>";q=60;w=60`,
};

/** The key of the scenario's account. */
export const owner = { authorization: "Bearer <key:owner>" };
/** A request with a body. */
export const sends = { ...owner, "content-type": "application/json" };
/** The body of a refusal. */
export const refused = { error: "<sentence>" };
/** An unknown id. */
export const nowhere = "0b2c9f5e-1d7a-4a3b-8c6d-1e2f3a4b5c6d";

/** The project of the prompt "A recipe box" from the moment of its create. */
export const generating = {
  id: "<uuid:project>",
  prompt: "A recipe box",
  status: "generating",
  visibility: "public",
  uiType: "react",
  deploymentUrl: null,
  deployedUrl: null,
  customSubdomain: null,
  createdAt: "<date-time:created>",
  updatedAt: "<date-time:created>",
};
/** The same project when its first version is live. */
export const ready = {
  ...generating,
  status: "ready",
  deploymentUrl: "http://<word:site>.apps.atelier.test:4000",
  deployedUrl: "http://<word:site>.apps.atelier.test:4000",
  updatedAt: "<date-time:delivered>",
};
/** The create with which most scenarios begin. */
export const starts = {
  send: "POST /a/api/v1/projects",
  with: sends,
  body: `{"prompt":"A recipe box","requestId":"<uuid:build>"}`,
  status: 201,
  headers: { ...create, ...json, "idempotent-replayed": null },
  answer: { project: generating },
} as const;
/** The requestId of that create. */
export const build = "<uuid:build>";
