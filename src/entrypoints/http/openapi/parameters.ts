// The parameters that are not in the schemas of bodies and queries: path parameters and request headers.
import { samples } from "../contracts/wire/samples.ts";

/** A parameter as OpenAPI has it. */
export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  description: string;
  required?: boolean;
  style?: string;
  explode?: boolean;
  schema: object;
  example?: unknown;
}

const inPath = (parameter: Omit<Parameter, "in" | "required">): Parameter => ({
  name: parameter.name,
  in: "path",
  required: true,
  description: parameter.description,
  schema: parameter.schema,
  example: parameter.example,
});

/** The path parameters by their names in the endpoint list. */
export const pathParameters: Readonly<Record<string, Parameter>> = {
  projectId: inPath({ name: "id", description: "The project’s id.", schema: { type: "string" }, example: samples.projectId }),
  requestId: inPath({
    name: "requestId",
    description: "The `requestId` of the build, case-insensitive.",
    schema: { type: "string", format: "uuid" },
    example: samples.requestId,
  }),
  version: inPath({ name: "version", description: "The number of the version.", schema: { type: "integer", minimum: 1 }, example: 1 }),
  endpointId: inPath({
    name: "endpointId",
    description: "The id of the webhook endpoint.",
    schema: { type: "string" },
    example: "0199d2f4-7a10-7d5e-8c31-6b2f9e4d1a80",
  }),
  deliveryId: inPath({
    name: "deliveryId",
    description: "The id of the delivery.",
    schema: { type: "string" },
    example: "0199d2f5-1b22-4c8d-9e47-3f6a8d2c5b91",
  }),
  viewport: inPath({
    name: "viewport",
    description: "The size of the screenshot: `desktop` or `phone`.",
    schema: { type: "string", enum: ["desktop", "phone"] },
    example: "desktop",
  }),
};

/** The request headers that change a response, by name. They are in `components.parameters`. */
export const headerParameters = {
  "If-None-Match": {
    name: "If-None-Match",
    in: "header",
    description: "The `ETag` of an earlier response. If nothing has changed, the response is 304 without a body.",
    schema: { type: "string" },
    example: '"33a64df551425fcc55e4d42a148795d9"',
  },
  "Last-Event-ID": {
    name: "Last-Event-ID",
    in: "header",
    description: "With `Accept: text/event-stream`: the `id` of the last event that the client has received. The stream goes on after it.",
    schema: { type: "string" },
    example: "12",
  },
  Prefer: {
    name: "Prefer",
    in: "header",
    description:
      "`wait=N` delays the response for a running operation until something about it changes or N seconds have passed (RFC 7240). N above 60 is treated as 60; a value that is not a number is ignored. With `wait=N, until=outcome` only a question, the end of the operation or the time ends the delay.",
    schema: { type: "string" },
    example: "wait=30, until=outcome",
  },
} as const satisfies Record<string, Parameter>;
export type HeaderParameter = keyof typeof headerParameters;

/** A path of the endpoint list in OpenAPI syntax, and its parameters in order; `examples` are values other than the usual ones. */
export function describePath(path: string, examples: Readonly<Record<string, unknown>> = {}): { path: string; parameters: Parameter[] } {
  const parameters: Parameter[] = [];
  const written = path.replaceAll(/:([A-Za-z]+)/g, (_part, name: string) => {
    const parameter = pathParameters[name];
    if (parameter === undefined) throw new Error(`the part ${name} of the path ${path} is not described: add it to pathParameters`);
    const example = examples[name] ?? parameter.example;
    parameters.push({ ...parameter, example });
    return `{${parameter.name}}`;
  });
  return { path: written, parameters };
}
