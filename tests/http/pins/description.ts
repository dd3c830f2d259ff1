// What every root serves to anyone.
import type { Scenario } from "./scenario.ts";

const open = {
  "x-request-id": "<uuid>",
  "x-ratelimit-limit": "60",
  "x-ratelimit-remaining": "<integer>",
  "access-control-allow-origin": "*",
};

/** The pins of a root's OpenAPI document and reference page. */
export const pinsOfDescription = (root: string): readonly Scenario[] => [
  {
    promise: "The description is OpenAPI 3.1.0 of the interface 1.0.0, and like the reference page open to all",
    steps: [
      {
        send: `GET ${root}/openapi.json`,
        status: 200,
        headers: { ...open, "content-type": "application/json; charset=utf-8" },
        answer: { openapi: "3.1.0", info: { version: "1.0.0", "<rest>": "" }, "<rest>": "" },
      },
      { send: `GET ${root}/docs`, status: 200, headers: { ...open, "content-type": "text/html; charset=utf-8" }, answer: "<any>" },
    ],
  },
];
