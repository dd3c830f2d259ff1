// The introduction of a document: what applies to every endpoint of the contract.
import type { PlanName } from "../../../domain/plans/plans.ts";
import { PLAN_NAMES } from "../../../domain/plans/plans.ts";
import { windowSeconds } from "../../../domain/usage/limits/policy.ts";
import type { RatePolicy } from "../../../domain/usage/limits/policy.ts";
import { endpointNames } from "../endpoints.ts";
import type { ApiContract } from "../contracts/api-contract.ts";
import { BODY_BYTES_MAX } from "../standard-headers.ts";
import { endpointNotes } from "./endpoint-notes.ts";
import { bearer } from "./security-scheme.ts";

const number = new Intl.NumberFormat("en");

/** What applies to every endpoint of a contract, in Markdown. */
export function describeInterface(contract: ApiContract): string {
  return [
    "Atelier turns a sentence into a finished web application: it writes the code, checks it, tries it in a real browser, keeps it as a version and puts it on the web.",
    contract.about,
    "This description is at `openapi.json` below the root, and a page to read it at `docs`; neither needs a key.",
    "## Keys",
    bearer.description,
    "## Requests",
    `Bodies are JSON (\`Content-Type: application/json\`, UTF-8) of at most ${number.format(BODY_BYTES_MAX)} bytes. A field that is not known is refused and named. \`null\` for an optional field is the same as leaving it out. A query parameter that is not known is ignored. \`HEAD\` works wherever \`GET\` does.`,
    "## Answers",
    "Every answer has an id of its own in `X-Request-Id`. An answer to a read has an `ETag`: send it back as `If-None-Match`, and the answer is 304 while nothing has changed. Moments are UTC, as RFC 3339 has them. New fields may be added to answers: ignore those that you do not know.",
    "## Errors",
    "`error` is a sentence that says what is wrong and what to do about it. An address that is not there is 404, and a method that an address does not take is 405 with `Allow`. A request that is wrong in several ways is refused for the first of them, in this order: address, size of the body, key, scope, rate limit, body, and what the endpoint itself refuses.",
    "## Rate limits",
    ...describeLimits(contract),
    "Every answer, errors too, says how the key stands: `X-RateLimit-*` for the limit nearest to exhaustion, `RateLimit` and `RateLimit-Policy` for all of them. Past a limit the answer is 429, and `Retry-After` says after how many seconds to come again.",
    "## Browsers",
    "Answers may be read from any origin, and never with credentials of a browser. A key does not belong into a page.",
  ].join("\n\n");
}

function describeLimits(contract: ApiContract): string[] {
  const names = endpointNames.filter((name) => contract.shapes[name] !== undefined);
  const policies = [...new Set(names.flatMap((name) => contract.limits(name)))];
  const lines = policies.map((policy) => {
    const limited = names.filter((name) => contract.limits(name).includes(policy));
    const what =
      limited.length === names.length
        ? "requests"
        : `requests to ${limited.map((name) => `\`${endpointNotes[name].operationId}\``).join(", ")}`;
    return `- \`${policy.name}\`: ${allowance(policy)} ${what} ${windowOf(policy)}.`;
  });
  return ["For each key:", lines.join("\n"), "Requests without a good key are counted by the address that they come from: 60 a minute."];
}

function allowance({ requestsMax }: RatePolicy): string {
  const figures = PLAN_NAMES.map((plan): [PlanName, number | null] => [plan, requestsMax(plan)]);
  const [[, first] = [null, null]] = figures;
  if (first !== null && figures.every(([, most]) => most === first)) return number.format(first);
  return figures.flatMap(([plan, most]) => (most === null ? [] : [`${number.format(most)} (${plan})`])).join(", ");
}

function windowOf(policy: RatePolicy): string {
  if (policy.window === "day") return "a day (UTC)";
  const seconds = windowSeconds(policy);
  return seconds === 60 ? "a minute" : `in ${seconds} seconds`;
}
