import { printSetUp } from "./print-set-up.ts";
import {
  document,
  nameOf,
  OBJECTS,
  type ApiOperation,
  type Body,
  type Located,
  type Parameter,
  type Schema,
  type Section,
} from "./reference.ts";

const ROOT = "/b/api/v1";
const TRY_IT = `http://localhost:4000${ROOT}/docs`;

/** What a project without a draft answers, as the one that the page creates. */
const NO_DRAFT = `Most projects have no draft, and neither does this one:\n\n${printJson({ error: "This project has no draft. Read the project to see whether there is one.", code: "NOT_FOUND", status: 404 })}`;

/** The Markdown of a page of the reference. */
export function printSection({ slug, title, description, operations }: Section): string {
  const parts = slug === OBJECTS ? Object.entries(document.components.schemas).map(printObject) : operations.map(printOperation);
  const intro =
    slug === OBJECTS
      ? ""
      : `\nThe base URL is \`http://localhost:4000${ROOT}\`. Every request needs an [API key](/authentication). The commands use the two variables of the [quickstart](/quickstart#_1-get-an-api-key).\n\n${printSetUp(
          variablesOf(operations),
          operations.map(({ path }) => path),
        )}`;
  return `# ${title}\n\n${description}\n${intro}\n${parts.join("\n")}`;
}

function printOperation({ method, path, operation }: Located): string {
  const { operationId, summary, description, requestBody } = operation;
  const page = `${TRY_IT}#/${operation.tags[0] ?? ""}/${operationId}`;
  return [
    `## ${summary} {#${operationId}}\n`,
    `**\`${method} ${path}\`** · <a href="${page}" target="_self">Try it</a>\n`,
    `${escape(description)}\n`,
    printCurl({ method, path, operation }),
    path.includes("/draft") ? NO_DRAFT : "",
    printParameters(operation),
    requestBody === undefined ? "" : printBody("Request body", requestBody),
    printResponses(operation),
  ].join("\n");
}

/** The variables of a page's commands, beside the two of the quickstart. */
function variablesOf(operations: readonly Located[]): readonly string[] {
  return [...new Set(operations.flatMap(({ operation }) => parametersOf(operation).filter(isId).map(variableOf)))];
}

/** Whether a parameter is an id of the reader's own; others have a value that suits everybody, such as the number of a version. */
function isId({ in: place, schema }: Parameter): boolean {
  return place === "path" && schema?.type === "string" && schema.enum === undefined;
}

/** The variable for an id in a path: `PROJECT_ID`, which the guides use too, for the `id` of a project. */
function variableOf({ name }: Parameter): string {
  return `$${(name === "id" ? "projectId" : name).replaceAll(/[A-Z]/g, "_$&").toUpperCase()}`;
}

/** A request as a command; the ids in its address are variables of the shell, such as `$PROJECT_ID`. */
function printCurl({ method, path, operation }: Located): string {
  const { requestBody, responses } = operation;
  const values = parametersOf(operation).map((one) => [one.name, isId(one) ? variableOf(one) : String(one.example)] as const);
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => new Map(values).get(name) ?? name);
  const [example] = Object.values(requestBody?.content?.["application/json"]?.examples ?? {});
  const lines = [
    `curl -s ${method === "GET" ? "" : `-X ${method} `}"$ATELIER_BASE_URL${ROOT}${address}"`,
    `-H "Authorization: Bearer $ATELIER_API_KEY"`,
    ...(example === undefined
      ? []
      : [`-H "Content-Type: application/json"`, `-d '${JSON.stringify(example.value).replaceAll("'", "'\\''")}'`]),
    ...(Object.values(responses).some(({ content }) => content?.["image/jpeg"] !== undefined) ? ["-o screenshot.jpg"] : []),
  ];
  return `\`\`\`sh\n${lines.join(" \\\n  ")}\n\`\`\`\n`;
}

function parametersOf({ parameters = [] }: ApiOperation): Parameter[] {
  return parameters.map((one): Parameter => (one.$ref === undefined ? one : (document.components.parameters[nameOf(one.$ref)] ?? one)));
}

function printParameters(operation: ApiOperation): string {
  const found = parametersOf(operation);
  if (found.length === 0) return "";
  const rows = found.map(({ name, in: place, required, description = "", schema }) => {
    const when = required === true ? `${place}, required` : place;
    return row([
      `\`${name}\``,
      schema === undefined ? "" : typeOf(schema),
      when,
      `${description}${schema === undefined ? "" : rangeOf(schema)}`,
    ]);
  });
  return table("Parameters", ["name", "type", "in", "description"], rows);
}

function printBody(title: string, { content = {} }: Body): string {
  const { schema, examples = {} } = content["application/json"] ?? {};
  const fields = schema === undefined ? "" : printFields(title, resolve(schema));
  const [example] = Object.values(examples);
  return `${fields}\n${example === undefined ? "" : printJson(example.value)}`;
}

function printResponses({ responses }: ApiOperation): string {
  const found = Object.entries(responses);
  const success = found.filter(([status]) => status.startsWith("2")).map(([status, response]) => printResponse(status, response));
  const errors = found.filter(([status]) => /^[45]/.test(status)).map(([status]) => `\`${status}\``);
  return `${success.join("\n")}\nErrors: ${errors.join(", ")}. See [Errors](/guides/errors).\n`;
}

function printResponse(status: string, response: Body & { description?: string }): string {
  const { schema, examples = {} } = response.content?.["application/json"] ?? {};
  const [example] = Object.values(examples);
  const what = schema === undefined ? "" : ` Returns ${typeOf(schema)}.`;
  return `### Response ${status}\n\n${escape(response.description ?? "")}${what}\n\n${example === undefined ? "" : printJson(example.value)}`;
}

function printObject([name, schema]: [string, Schema]): string {
  const values = schema.enum === undefined ? "" : `One of ${schema.enum.map((value) => `\`${String(value)}\``).join(", ")}.\n`;
  return `## ${name} {#${name.toLowerCase()}}\n\n${escape(schema.description ?? "")}\n\n${values}${printFields("", schema)}`;
}

function printFields(title: string, { properties = {}, required = [] }: Schema): string {
  const rows = Object.entries(properties).map(([name, schema]) => {
    const { description = "" } = resolve(schema);
    return row([`\`${name}\`${required.includes(name) ? " *" : ""}`, typeOf(schema), schema.description ?? description]);
  });
  return rows.length === 0 ? "" : table(title, ["field", "type", "description"], rows);
}

function table(title: string, heads: readonly string[], rows: readonly string[]): string {
  const lines = [row(heads), row(heads.map(() => "---")), ...rows];
  return `${title === "" ? "" : `### ${title}\n\n`}${lines.join("\n")}\n`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => escape(cell).replaceAll("\n", " ").replaceAll("|", "\\|")).join(" | ")} |`;
}

/** What a number may be, and what it is by default, as sentences. */
function rangeOf({ minimum, maximum, default: otherwise }: Schema): string {
  const range = minimum === undefined || maximum === undefined || maximum > 999_999 ? "" : ` ${minimum} to ${maximum}.`;
  return otherwise === undefined ? range : `${range} Default: ${String(otherwise)}.`;
}

/** The type of a value: a link to its object, or its JSON type. */
function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return `[${nameOf(schema.$ref)}](/reference/${OBJECTS}#${nameOf(schema.$ref).toLowerCase()})`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined && schema.properties === undefined) return choices.map(typeOf).join(" or ");
  if (schema.items !== undefined) return `array of ${typeOf(schema.items)}`;
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${String(value)}\``).join(", ");
  if (schema.properties !== undefined)
    return `object with ${Object.keys(schema.properties)
      .map((name) => `\`${name}\``)
      .join(", ")}`;
  const types = [schema.type ?? "any"].flat().join(" or ");
  return schema.format === undefined ? types : `${types} (${schema.format})`;
}

function resolve(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : (document.components.schemas[nameOf(schema.$ref)] ?? schema);
}

function printJson(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n`;
}

/** Markdown is compiled as a template: what looks like a tag or an expression outside of code is escaped. */
function escape(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll("{{", "&#123;&#123;").replaceAll(/<(?!\/?a[ >])/g, "&lt;")))
    .join("");
}
