// The parts that the pins of form C have in common.
const always = { "x-request-id": "<uuid>", "x-ratelimit-remaining": "<integer>", "access-control-allow-origin": "*" };
/** A body in JSON. */
export const json = { "content-type": "application/json; charset=utf-8" };
/** What an answer says of the requests that a plan allows a minute and a day; the minute's are the nearer to their end. */
export const limits = (minute: number, day: number) => ({
  ...always,
  "x-ratelimit-limit": String(minute),
  "x-ratelimit-reset": "<epoch:minute>",
  ratelimit: `"<word>";r=<integer>;t=<integer>, "<word>";r=<integer>;t=<integer>`,
  "ratelimit-policy": `"<word>";q=${minute};w=60, "<word>";q=${day};w=86400`,
});
/** What an answer to a business account's key says. */
export const keyed = limits(1_000, 100_000);
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
export const refused = (code: string, status: number) => ({ error: "<sentence>", code, status });

/** A create, as most scenarios begin. */
export const starts = {
  send: "POST /c/api/v1/projects",
  with: sends,
  body: `{"prompt":"A recipe box","type":"web","model":"atelier/blueprint","requestId":"<uuid:build>"}`,
  status: 201,
  headers: { ...keyed, ...json, "idempotent-replayed": null },
  answer: { project: { id: "<uuid:project>", prompt: "A recipe box", status: "generating", createdAt: "<date-time:created>" } },
} as const;
