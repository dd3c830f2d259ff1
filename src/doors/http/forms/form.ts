// A form is one way to say the same API: which endpoints it has, what goes over the wire, and how it refuses. Forms are
// pure functions over the domain's results, so that three of them cannot disagree about what happens.
import type { IncomingHttpHeaders } from "node:http";
import type { z } from "zod";
import type { Addresses } from "../../../domain/call.ts";
import type { RatePolicy } from "../../../domain/usage/limits/policy.ts";
import type { ErrorKind, ServiceError } from "../../../domain/errors.ts";
import type { Answer } from "../answers/answer.ts";
import type { EndpointName, EndpointTypes } from "../endpoints.ts";
import type { DescribedAnswer } from "./wire/described-answer.ts";

/** What a client sent, parsed as far as every form agrees: `body` is undefined when there was none. */
export interface RequestParts {
  params: Readonly<Record<string, string>>;
  query: unknown;
  body: unknown;
  headers: IncomingHttpHeaders;
}

/** What a presentation may know beside the result. */
export interface Presentation<Input> {
  input: Input;
  addresses: Addresses;
}

/** One endpoint in one form. `body` and `query` are the schemas that `decode` applies, null where it reads none. */
export interface Shape<Input, Result> {
  body: z.ZodType | null;
  query: z.ZodObject | null;
  /** Every answer that `present` gives, and no other. */
  answers: readonly DescribedAnswer[];
  /** What `present` itself refuses. */
  refuses?: readonly ErrorKind[];
  /** Reads what was sent. Refuses with `invalid_input`, or `not_found` where an address cannot be one of ours. */
  decode(parts: RequestParts): Input;
  /** Whether anyone may ask, without a key; a key that is sent must be good all the same. */
  isOpen?: true;
  /** Answers. May refuse what this form does not answer with a `ServiceError`. */
  present(result: Result, presentation: Presentation<Input>): Answer;
}

/** A refusal or a fault of ours, ready to be told. */
export interface Refusal {
  message: string;
  code: string;
  status: number;
  /** What was refused; null for a fault of ours. */
  error: ServiceError<ErrorKind> | null;
}

/** One form of the contract. An endpoint without a shape does not exist in it. */
export interface Form<Id extends string = string> {
  id: Id;
  shapes: { readonly [Name in EndpointName]?: Shape<EndpointTypes[Name]["input"], EndpointTypes[Name]["result"]> };
  /** Whether it answers only accounts whose plan has API access. */
  asksForPlan: boolean;
  /** The limits that a key's request to an endpoint is counted under. */
  limits(endpoint: EndpointName): readonly RatePolicy[];
  /** What it promises, for the head of its document; Markdown. */
  about: string;
  /** The schema of an error's body, and of those statuses whose body says more. */
  errors: { body: z.ZodType; bodiesByStatus: Readonly<Partial<Record<number, z.ZodType>>> };
  /** The body of an error. */
  presentError(refusal: Refusal): unknown;
}
