// A contract is one presentation of the same API: its endpoints, its wire format, and its errors. Contracts are pure
// functions over the domain's results, so that three of them cannot disagree about what happens.
import type { IncomingHttpHeaders } from "node:http";
import type { z } from "zod";
import type { Addresses } from "../../../domain/call.ts";
import type { RatePolicy } from "../../../domain/usage/limits/policy.ts";
import type { ErrorKind, ServiceError } from "../../../domain/errors.ts";
import type { Answer, ArchiveAnswer } from "../answers/answer.ts";
import type { EndpointName, EndpointTypes } from "../endpoints/endpoints.ts";
import type { DescribedAnswer } from "./wire/described-answer.ts";
import type { ErrorCode } from "./wire/errors.ts";

/** A request, parsed as far as every contract agrees: `body` is undefined when there was none. */
export interface RequestParts {
  params: Readonly<Record<string, string>>;
  query: unknown;
  body: unknown;
  headers: IncomingHttpHeaders;
}

/** What `render` gets beside the result. */
export interface RenderContext<Input> {
  input: Input;
  addresses: Addresses;
}

/** One endpoint in one contract. `body` and `query` are the schemas that `decode` applies, null where it reads none. */
export interface Shape<Input, Result> {
  body: z.ZodType | null;
  query: z.ZodObject | null;
  /** Every answer that `render` can return, and no other. */
  answers: readonly DescribedAnswer[];
  /** The refusals of `render` itself. */
  refuses?: readonly ErrorKind[];
  /** Parses the request. Throws `invalid_input`, or `not_found` for an impossible address. */
  decode(parts: RequestParts): Input;
  /** Whether it is available without a key; a key that is sent must still be valid. */
  isOpen?: true;
  /** Renders the result. May throw a `ServiceError` for what this contract does not support. */
  render(result: Result, presentation: RenderContext<Input>): Answer | ArchiveAnswer;
}

/** A refusal or an internal error, ready to be rendered. */
export interface Refusal {
  message: string;
  code: ErrorCode;
  status: number;
  /** The refusal; null for an internal error. */
  error: ServiceError<ErrorKind> | null;
}

/** One contract of the API. An endpoint without a shape does not exist in it. */
export interface ApiContract<Id extends string = string> {
  id: Id;
  shapes: { readonly [Name in EndpointName]?: Shape<EndpointTypes[Name]["input"], EndpointTypes[Name]["result"]> };
  /** Whether it requires a plan with API access. */
  asksForPlan: boolean;
  /** Whether it rejects query parameters that the endpoint does not have; otherwise they are ignored. */
  rejectsUnknownParameters: boolean;
  /** The rate limits that apply to a key's request to an endpoint. */
  limits(endpoint: EndpointName): readonly RatePolicy[];
  /** The contract's description, for the start of its document; Markdown. */
  about: string;
  /** The schema of an error body, and of statuses whose body has more fields. */
  errors: { body: z.ZodType; bodiesByStatus: Readonly<Partial<Record<number, z.ZodType>>> };
  /** Renders the body of an error. */
  renderError(refusal: Refusal): unknown;
}
