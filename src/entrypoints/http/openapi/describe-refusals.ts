// The refusals of an endpoint in the contract's format: the contract itself renders the examples, from refusals as the
// domain would throw them.
import { STATUS_CODES } from "node:http";
import { ServiceError } from "../../../domain/errors.ts";
import type { ErrorFacts, ErrorKind } from "../../../domain/errors.ts";
import { errorTable, faultEntry } from "../contracts/error-table.ts";
import type { ApiContract } from "../contracts/api-contract.ts";
import type { Examples } from "../contracts/wire/described-answer.ts";
import { samples } from "../contracts/wire/samples.ts";
import { BODY_BYTES_MAX } from "../standard-headers.ts";
import { everyAnswer, referToHeaders } from "./headers.ts";
import type { HeaderName } from "./headers.ts";
import type { SchemaBook } from "./schema-book.ts";

/** A refusal of an endpoint: its kind, or an internal error, and an example message if there is a better one than the default. */
export interface DescribedRefusal {
  kind: ErrorKind | "fault";
  message?: string | undefined;
}

type Samples = { readonly [Kind in ErrorKind]: { says: string; message: string; facts: ErrorFacts[Kind] } };

const floor = { balance: 3, required: 25 };

const sampleRefusals: Samples = {
  invalid_input: {
    says: "The request cannot be parsed or is invalid.",
    message: "The body is not valid JSON: check its quotes, commas and brackets.",
    facts: { field: null },
  },
  not_signed_in: {
    says: "The key is missing, malformed, unknown, expired or revoked.",
    message: "A valid API key is needed: send the header Authorization: Bearer with a key from the settings.",
    facts: {},
  },
  not_enough_credits: { says: "Too few credits are free.", message: "Too few credits are free.", facts: floor },
  model_locked: {
    says: "The plan does not include the model.",
    message: "The plan does not include the model.",
    facts: { ...floor, model: "blueprint", unlockedBy: "pro" },
  },
  missing_scope: {
    says: "The key lacks the scope.",
    message: "This key lacks the scope projects:write. Use a key that has it, or make one in the settings.",
    facts: { scope: "projects:write" },
  },
  plan_excludes_api: {
    says: "The account’s plan has no API access.",
    message: "API access is not part of the plan free. It comes with pro, max, team, business: change the plan.",
    facts: { plan: "free" },
  },
  foreign_host: {
    says: "The request names a host that is not the service’s.",
    message: "This service answers as atelier.example.com: use that address. Its operator sets it with ATELIER_URL.",
    facts: {},
  },
  not_owner: {
    says: "The account is not the installation’s owner’s.",
    message: "Only the owner of this installation can see and change this.",
    facts: {},
  },
  not_found: {
    says: "It does not exist, or not on this account.",
    message: "There is nothing at this address: check the path. The roots of the API are /api/v1, /a/api/v1, /b/api/v1 and /c/api/v1.",
    facts: { what: "project" },
  },
  method_not_allowed: {
    says: "The address does not support this method.",
    message: "This address does not take that method. It takes GET, HEAD, OPTIONS.",
    facts: { allowed: ["GET", "HEAD", "OPTIONS"] },
  },
  no_files_yet: {
    says: "Nothing has been delivered yet.",
    message: "This project has no delivered files yet. Read its operation until operationStatus is done, then read the files.",
    facts: {},
  },
  build_running: {
    says: "A build of the project is running.",
    message: "A build of this project is running.",
    facts: { requestId: samples.requestId },
  },
  body_too_large: {
    says: `The body has more than ${BODY_BYTES_MAX} bytes, or more than the endpoint’s own limit.`,
    message: `The body is larger than ${BODY_BYTES_MAX} bytes. Send a shorter body. In JSON, an escaped character such as \\u00e9 takes six bytes.`,
    facts: { bytesMax: BODY_BYTES_MAX },
  },
  too_many_requests: {
    says: "There were too many requests. `Retry-After` says how many seconds to wait.",
    message: "There were too many requests. Wait 42 seconds, then try again.",
    facts: { retryAfterSeconds: 42 },
  },
};

const fault = {
  says: "An internal error of the service.",
  message:
    "Something went wrong on our side. Try again; if it happens again, tell the operator the request id 0199d2f4-6c1a-7b3e-8f25-4d9e1a7c5b61.",
};

/** The HTTP status of a refusal. */
export function statusOf({ kind }: DescribedRefusal): number {
  return kind === "fault" ? faultEntry.status : errorTable[kind].status;
}

/** The response of one status with these refusals. */
export function describeRefusals(book: SchemaBook, contract: ApiContract, refusals: readonly DescribedRefusal[]): object {
  const [first] = refusals;
  if (first === undefined) throw new Error("an answer that refuses nothing cannot be described");
  const status = statusOf(first);
  const schema = contract.errors.bodiesByStatus[status] ?? contract.errors.body;
  const examples: Examples = Object.fromEntries(refusals.map((refusal) => [refusal.kind, exampleOf(contract, refusal)]));
  return {
    description: refusals.map(({ kind }) => (kind === "fault" ? fault.says : sampleRefusals[kind].says)).join(" "),
    headers: referToHeaders([...everyAnswer, ...headersOfStatus(status)]),
    content: { "application/json": { schema: book.write(schema), examples } },
  };
}

function exampleOf(contract: ApiContract, { kind, message }: DescribedRefusal): Examples[string] {
  if (kind === "fault") {
    return {
      summary: STATUS_CODES[faultEntry.status] ?? "",
      value: contract.renderError({ message: fault.message, ...faultEntry, error: null }),
    };
  }
  const { says, message: usual } = sampleRefusals[kind];
  const error = refusalOf(kind, message ?? usual);
  return { summary: says, value: contract.renderError({ message: error.message, ...errorTable[kind], error }) };
}

function refusalOf<Kind extends ErrorKind>(kind: Kind, message: string): ServiceError<Kind> {
  return new ServiceError(kind, message, sampleRefusals[kind].facts);
}

function headersOfStatus(status: number): HeaderName[] {
  if (status === errorTable.too_many_requests.status) return ["Retry-After"];
  return status === errorTable.not_signed_in.status ? ["WWW-Authenticate"] : [];
}
