// Common parts of the pins of contract C.
const always = { "x-request-id": "<uuid>", "x-ratelimit-remaining": "<integer>", "access-control-allow-origin": "*" };
/** The headers of a JSON body. */
export const json = { "content-type": "application/json; charset=utf-8" };
/** The rate headers of a plan's requests a minute and a day; the minute has less remaining. */
export const limits = (minute: number, day: number) => ({
  ...always,
  "x-ratelimit-limit": String(minute),
  "x-ratelimit-reset": "<epoch:minute>",
  ratelimit: `"<word>";r=<integer>;t=<integer>, "<word>";r=<integer>;t=<integer>`,
  "ratelimit-policy": `"<word>";q=${minute};w=60, "<word>";q=${day};w=86400`,
});
/** The rate headers of a business account's key. */
export const keyed = limits(1_000, 100_000);
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
export const refused = (code: string, status: number) => ({ error: "<sentence>", code, status });

/** The create with which most scenarios begin. */
export const starts = {
  send: "POST /c/api/v1/projects",
  with: sends,
  body: `{"prompt":"A recipe box","type":"web","model":"atelier/blueprint","requestId":"<uuid:build>"}`,
  status: 201,
  headers: { ...keyed, ...json, "idempotent-replayed": null },
  answer: { project: { id: "<uuid:project>", prompt: "A recipe box", status: "generating", createdAt: "<date-time:created>" } },
} as const;
