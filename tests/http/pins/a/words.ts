// The parts that the pins of form A have in common.
/** On every answer. */
export const always = { "x-request-id": "<uuid>", "x-ratelimit-remaining": "<integer>", "access-control-allow-origin": "*" };
/** A body in JSON. */
export const json = { "content-type": "application/json; charset=utf-8" };

/** What an answer to a key says of its 600 requests a minute. */
export const keyed = {
  ...always,
  "x-ratelimit-limit": "600",
  "x-ratelimit-reset": "<epoch:minute>",
  ratelimit: `"<word>";r=<integer>;t=<integer>`,
  "ratelimit-policy": `"<word>";q=600;w=60`,
};
/** What an answer to a create says: its 30 creates in five minutes are nearer to their end than the 600 requests. */
export const create = {
  ...always,
  "x-ratelimit-limit": "30",
  "x-ratelimit-reset": "<epoch:five-minutes>",
  ratelimit: `"<word>";r=<integer>;t=<integer>, "<word>";r=<integer>;t=<integer>`,
  "ratelimit-policy": `"<word>";q=30;w=300, "<word>";q=600;w=60`,
};
/** What an answer to nobody says of the 60 requests a minute of an address. */
export const unkeyed = {
  ...always,
  "x-ratelimit-limit": "60",
  "x-ratelimit-reset": "<epoch>",
  ratelimit: `"<word>";r=<integer>;t=<integer>`,
  "ratelimit-policy": `"<word>";q=60;w=60`,
};

/** The key of the account that the scenario is about. */
export const owner = { authorization: "Bearer <key:owner>" };
/** A request with a body. */
export const sends = { ...owner, "content-type": "application/json" };
/** The body of a refusal. */
export const refused = { error: "<sentence>" };
/** An id of nothing. */
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
/** A create, as most scenarios begin. */
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
