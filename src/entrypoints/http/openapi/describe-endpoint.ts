import type { ErrorKind, Scope } from "../../../domain/errors.ts";
import type { EndpointName } from "../endpoints/endpoints.ts";
import { endpoints } from "../endpoints/endpoints.ts";
import type { ApiContract } from "../contracts/api-contract.ts";
import type { DescribedAnswer } from "../contracts/wire/described-answer.ts";
import type { DescribedRefusal } from "./describe-refusals.ts";
import { describeRefusals, statusOf } from "./describe-refusals.ts";
import type { EndpointNotes } from "./notes/notes.ts";
import { endpointNotes } from "./notes/endpoint-notes.ts";
import { everyAnswer, headersOf, referToHeaders } from "./headers.ts";
import { describePath } from "./parameters.ts";
import type { Parameter } from "./parameters.ts";
import type { SchemaBook } from "./schema-book.ts";

type AnyShape = NonNullable<ApiContract["shapes"][EndpointName]>;

/** The refusal of any path with parameters. */
const BAD_ENCODING = "The address is not valid: check its percent-encoding.";
const UNKNOWN_PARAMETER = '"page" is a query parameter that is not known here. This endpoint has none.';

/** The document being written. */
export interface Writing {
  contract: ApiContract;
  book: SchemaBook;
  /** Responses common to all endpoints, by their names in `components.responses`. */
  shared: SharedAnswer[];
}

/** A response in `components.responses`, with the refusals that it covers. */
export interface SharedAnswer {
  name: string;
  refusals: readonly DescribedRefusal[];
}

/** The responses common to all endpoints of a contract. */
export function sharedAnswers(contract: ApiContract): SharedAnswer[] {
  const plan: DescribedRefusal[] = contract.asksForPlan ? [{ kind: "plan_excludes_api" }] : [];
  return [
    { name: "Unauthorized", refusals: [{ kind: "not_signed_in" }] },
    { name: "Forbidden", refusals: [{ kind: "missing_scope" }, ...plan] },
    ...(contract.asksForPlan ? [{ name: "ForbiddenByPlan", refusals: plan }] : []),
    { name: "PayloadTooLarge", refusals: [{ kind: "body_too_large" }] },
    { name: "TooManyRequests", refusals: [{ kind: "too_many_requests" }] },
    { name: "ServerError", refusals: [{ kind: "fault" }] },
  ];
}

/** One endpoint of a contract: its path and its OpenAPI operation. */
export function describeEndpoint(
  writing: Writing,
  name: EndpointName,
  shape: AnyShape,
): { path: string; method: string; operation: object } {
  const { method, path, scope } = endpoints[name];
  const notes = endpointNotes[name];
  const written = describePath(path, notes.pathExamples);
  const parameters = [...written.parameters, ...queryParameters(writing.book, shape)];
  const operation = {
    tags: [notes.tag],
    summary: notes.summary,
    description: [notes.description, keyAsked(scope, shape)].join("\n\n"),
    operationId: notes.operationId,
    security: [...(shape.isOpen ? [{}] : []), { bearer: scope === null ? [] : [scope] }],
    parameters: [...parameters, ...headersAsked(notes, method).map((header) => ({ $ref: `#/components/parameters/${header}` }))],
    ...(shape.body === null ? {} : { requestBody: describeBody(writing.book, shape.body, notes) }),
    responses: describeAnswers(writing, name, shape),
  };
  return { path: written.path, method: method.toLowerCase(), operation };
}

function keyAsked(scope: Scope | null, { isOpen }: AnyShape): string {
  if (isOpen) return "Requires no key; a key that is sent must be valid.";
  return scope === null ? "Requires a key, with any scopes." : `Requires a key with the scope \`${scope}\`.`;
}

function headersAsked({ headers = [] }: EndpointNotes, method: string): string[] {
  return [...headers, ...(method === "GET" ? ["If-None-Match"] : [])];
}

function queryParameters(book: SchemaBook, { query }: AnyShape): Parameter[] {
  return Object.entries(query?.shape ?? {}).map(([name, field]) => {
    const { description, ...schema } = book.write(field);
    const style = schema["type"] === "object" ? { style: "deepObject", explode: true } : {};
    return { name, in: "query", required: false, description: String(description), ...style, schema };
  });
}

function describeBody(book: SchemaBook, body: NonNullable<AnyShape["body"]>, { requestExamples }: EndpointNotes): object {
  const examples = requestExamples === undefined ? {} : { examples: requestExamples };
  return { required: !body.isOptional(), content: { "application/json": { schema: book.write(body), ...examples } } };
}

function describeAnswers(writing: Writing, name: EndpointName, shape: AnyShape): Record<number, object> {
  const isRead = endpoints[name].method === "GET";
  const good = shape.answers.map(
    (answer) => [answer.status, describeAnswer(writing.book, answer, isRead && answer.status === 200)] as const,
  );
  const unchanged = {
    description: "Nothing has changed since the response with this `ETag`. There is no body.",
    headers: referToHeaders([...everyAnswer, "ETag"]),
  };
  const refused = Map.groupBy(refusalsOf(writing.contract, name, shape), statusOf);
  return Object.fromEntries([
    ...good,
    ...(isRead ? [[304, unchanged] as const] : []),
    ...[...refused].map(([status, refusals]) => [status, describeRefused(writing, refusals)] as const),
  ]);
}

function describeAnswer(book: SchemaBook, answer: DescribedAnswer, isTagged: boolean): object {
  const { description, json, bytes } = answer;
  const content = {
    ...(json === null ? {} : { "application/json": { schema: book.write(json.schema), examples: json.examples } }),
    ...Object.fromEntries(bytes.map((mediaType) => [mediaType, { schema: schemaOfBytes(mediaType) }])),
  };
  const headers = referToHeaders(headersOf(answer, { isTagged }));
  return { description, headers, ...(Object.keys(content).length === 0 ? {} : { content }) };
}

// Without a schema, generated clients would give the whole response, its JSON included, no type.
function schemaOfBytes(mediaType: DescribedAnswer["bytes"][number]): object {
  return mediaType === "text/event-stream" ? { type: "string" } : { type: "string", format: "binary" };
}

function refusalsOf(contract: ApiContract, name: EndpointName, shape: AnyShape): DescribedRefusal[] {
  const { method, path, scope } = endpoints[name];
  const refuses = {
    ...(contract.rejectsUnknownParameters ? { invalid_input: UNKNOWN_PARAMETER } : {}),
    ...(path.includes(":") ? { invalid_input: BAD_ENCODING } : {}),
    ...endpointNotes[name].refuses,
  };
  const always: DescribedRefusal["kind"][] = [
    "not_signed_in",
    ...(scope === null ? [] : (["missing_scope"] as const)),
    ...(contract.asksForPlan ? (["plan_excludes_api"] as const) : []),
    ...(method === "GET" ? [] : (["body_too_large"] as const)),
    ...(["too_many_requests", "fault"] as const),
  ];
  const own = Object.keys(refuses).filter((kind): kind is ErrorKind => kind in refuses);
  const kinds = [...always, ...own, ...(shape.refuses ?? [])];
  return kinds.map((kind) => ({ kind, message: kind === "fault" ? undefined : refuses[kind] }));
}

function describeRefused({ contract, book, shared }: Writing, refusals: readonly DescribedRefusal[]): object {
  const kinds = refusals.map(({ kind }) => kind).join();
  const known = shared.find((answer) => answer.refusals.map(({ kind }) => kind).join() === kinds);
  const isUsual = refusals.every(({ message }) => message === undefined);
  return known !== undefined && isUsual ? { $ref: `#/components/responses/${known.name}` } : describeRefusals(book, contract, refusals);
}
