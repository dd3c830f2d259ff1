// Validates traffic against the checked-in OpenAPI documents, independently of the code that generates them. An
// exchange that does not conform to its contract's document is thrown as an error that says what is wrong.
import type { Document, Node } from "./documents.ts";
import { asNode, nodesOf, resolve } from "./documents.ts";
import { verdictsOf } from "./schemas.ts";

/** One request and its response. `path` is below the contract's root, without a query; `json` is undefined if no body was sent. */
export interface Exchange {
  document: Document;
  method: string;
  path: string;
  request: { headers: Headers; query: URLSearchParams; json: unknown };
  status: number;
  headers: Headers;
  body: string | Uint8Array;
}

/** What a root serves besides its endpoints: its document and the reference page. */
const BESIDE = /^\/(openapi\.json|docs(\/.*)?)$/;

interface Endpoint {
  operation: Node;
  parameters: Readonly<Record<string, string>>;
}

/** Throws if an exchange does not conform to the document. Preflights are not checked. */
export function judgeExchange(exchange: Exchange): void {
  const { document, status, path } = exchange;
  const method = exchange.method === "HEAD" ? "GET" : exchange.method;
  if (method === "OPTIONS" || BESIDE.test(path)) return;
  const endpoint = findEndpoint(document, { method, path });
  const faults = endpoint === null ? judgeOutside(exchange) : judgeEndpoint(exchange, endpoint);
  if (faults.length === 0) return;
  throw new Error(
    [`${exchange.method} ${path} → ${status} does not conform to the document:`, ...faults.map((fault) => `- ${fault}`)].join("\n"),
  );
}

function findEndpoint({ paths }: Document, { method, path }: { method: string; path: string }): Endpoint | null {
  const given = path.replace(/(?<=.)\/$/, "").split("/");
  for (const [template, item] of Object.entries(paths)) {
    const parts = template.split("/");
    const operation = item[method.toLowerCase()];
    const names = parts.map((part) => /^\{(.+)\}$/.exec(part)?.[1]);
    const fits = parts.length === given.length && parts.every((part, index) => names[index] !== undefined || part === given[index]);
    if (!fits || operation === undefined) continue;
    const named = names.flatMap((name, index): [string, string][] => (name === undefined ? [] : [[name, given[index] ?? ""]]));
    return { operation, parameters: Object.fromEntries(named) };
  }
  return null;
}

// A request that is not in the document can only be refused, with the contract's error format.
function judgeOutside({ document, method, status, headers, body }: Exchange): string[] {
  if (status < 400) return [`the document has no ${method} at this path`];
  const common = asNode(asNode(document.components.responses?.ServerError).headers);
  const faults = judgeHeaders(document, common, headers);
  if (method === "HEAD") return faults;
  const error = document.components.schemas?.Error;
  return [...faults, ...judgeJson(document, asNode(error), body)];
}

function judgeEndpoint(exchange: Exchange, endpoint: Endpoint): string[] {
  const { document, status, headers } = exchange;
  const responses = asNode(endpoint.operation.responses);
  if (responses[status] === undefined) return [`the status is none of ${Object.keys(responses).join(", ")}`];
  const response = resolve(document, asNode(responses[status]));
  return [
    ...judgeHeaders(document, asNode(response.headers), headers),
    ...judgeBody(exchange, response),
    ...(status < 300 ? judgeRequest(exchange, endpoint) : []),
  ];
}

function judgeHeaders(document: Document, described: Node, headers: Headers): string[] {
  return nodesOf(described).flatMap(([name, node]) => {
    const { required, schema } = resolve(document, node);
    const value = headers.get(name);
    if (value === null) return required === true ? [`the header ${name} is missing`] : [];
    const fault = verdictsOf(document).open(asNode(schema), fromText(asNode(schema), value));
    return fault === null ? [] : [`the header ${name} is ${JSON.stringify(value)}: ${fault}`];
  });
}

function judgeBody({ document, method, headers, body }: Exchange, response: Node): string[] {
  const content = nodesOf(response.content);
  if (content.length === 0) return body.length === 0 ? [] : ["it has a body, but the document has none"];
  const mediaType = mediaTypeOf(headers);
  const [, described] = content.find(([name]) => name === mediaType) ?? [];
  if (described === undefined) return [`its Content-Type is ${mediaType}, not ${content.map(([name]) => name).join(" or ")}`];
  if (method === "HEAD") return [];
  if (mediaType === "application/json") return judgeJson(document, asNode(described.schema), body);
  return body.length === 0 ? ["its body is empty"] : [];
}

function judgeJson(document: Document, schema: Node, body: string | Uint8Array): string[] {
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  const json = parse(text);
  if (json === undefined) return [`its body is not JSON: ${text.slice(0, 80)}`];
  const fault = verdictsOf(document).closed(schema, json.value);
  return fault === null ? [] : [`its body does not match: ${fault}`];
}

// A request that succeeded must be one that the document allows.
function judgeRequest({ document, request }: Exchange, { operation, parameters }: Endpoint): string[] {
  const described = Array.isArray(operation.parameters) ? operation.parameters.map((node: unknown) => resolve(document, asNode(node))) : [];
  const sent = described.flatMap((node) => judgeParameter(document, node, { request, parameters }));
  return [...judgeKey(operation, request.headers), ...sent, ...judgeSentBody(document, operation, request.json)];
}

function judgeKey({ security }: Node, headers: Headers): string[] {
  const ways: unknown[] = Array.isArray(security) ? security : [];
  const isOpen = ways.length === 0 || ways.some((way) => Object.keys(asNode(way)).length === 0);
  return isOpen || headers.has("authorization") ? [] : ["it succeeded without a key, but the document requires one"];
}

type Sent = { request: Exchange["request"]; parameters: Endpoint["parameters"] };

function judgeParameter(document: Document, node: Node, { request, parameters }: Sent): string[] {
  const name = String(node.name);
  const values = { path: parameters[name], query: request.query.get(name) ?? undefined, header: request.headers.get(name) ?? undefined };
  const value = Object.entries(values).find(([place]) => place === node.in)?.[1];
  if (value === undefined) return node.required === true ? [`the ${String(node.in)} parameter ${name} is missing`] : [];
  const schema = asNode(node.schema);
  const fault = verdictsOf(document).open(schema, fromText(schema, node.in === "path" ? decodeURIComponent(value) : value));
  return fault === null ? [] : [`the ${String(node.in)} parameter ${name} was accepted, but the document rejects it: ${fault}`];
}

function judgeSentBody(document: Document, operation: Node, json: unknown): string[] {
  if (operation.requestBody === undefined) return [];
  const { required, content } = asNode(operation.requestBody);
  if (json === undefined) return required === true ? ["it was accepted without a body, but the document requires one"] : [];
  const { schema } = asNode(asNode(content)["application/json"]);
  const fault = verdictsOf(document).open(asNode(schema), json);
  return fault === null ? [] : [`its request was accepted, but the document rejects it: ${fault}`];
}

// Header and parameter values are text, but a schema may require a number.
function fromText({ type }: Node, text: string): unknown {
  return type === "integer" && /^-?[0-9]+$/.test(text) ? Number(text) : text;
}

function mediaTypeOf(headers: Headers): string {
  return (headers.get("content-type") ?? "none").split(";")[0]?.trim().toLowerCase() ?? "";
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
