import type { Schema } from "../sdk-types/schema.ts";
import { nameOf } from "../sdk-types/schema.ts";
import { GENERATED } from "./print-models.ts";
import { docstring, parameterName, pythonType, snake } from "./python-types.ts";

/** The part of the document from which methods are printed. */
export interface MethodDocument {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, ApiOperation>>;
}

interface ApiOperation {
  operationId: string;
  summary: string;
  description: string;
  parameters?: { $ref?: string; name: string; in: string; required?: boolean; description?: string; schema: Schema }[];
  requestBody?: { content: { "application/json": { schema: Schema } } };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

interface Parameter {
  /** Its name in the API. */
  name: string;
  type: string;
  isRequired: boolean;
  description: string;
}

const HEAD = `"""A method for each operation of the API."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Literal
from uuid import uuid4

from . import models
from .transport import OMIT, Omit, Transport


class Api:
    """Every operation of the API. Each method sends one request, and retries it where that is safe."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
`;

/** The module with a method for each operation of the document. */
export function printMethods({ components, paths }: MethodDocument): string {
  const methods = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => printMethod({ path, method, operation }, components.schemas)),
  );
  return `${GENERATED}\n${HEAD}\n${methods.join("\n\n")}\n`;
}

interface Located {
  path: string;
  method: string;
  operation: ApiOperation;
}

function printMethod({ path, method, operation }: Located, schemas: Record<string, Schema>): string {
  const own = (operation.parameters ?? []).filter(({ $ref }) => $ref === undefined);
  const inPath = own.filter((one) => one.in === "path").map(read);
  const query = own.filter((one) => one.in === "query").map(read);
  const body = bodyOf(operation, schemas);
  const result = resultOf(operation);
  const keywords = [...body, ...query];
  const sorted = [...keywords.filter(({ isRequired }) => isRequired), ...keywords.filter(({ isRequired }) => !isRequired)];
  const parameters = ["self", ...inPath.map(({ name, type }) => `${argument(name)}: ${type}`), "*", ...sorted.map(declare)];
  const extra = [...parameters, `headers: Mapping[str, str] | None = None`, `timeout: float | None = None`];
  const described = [...inPath, ...sorted].filter(({ description }) => description !== "");
  const lines = described.map(({ name, description }) => `:param ${argument(name)}: ${description}`);
  const documentation = [`${operation.summary}.`, "", operation.description, ...(lines.length === 0 ? [] : ["", ...lines])].join("\n");
  return [
    `    def ${snake(operation.operationId)}(\n        ${extra.join(",\n        ")},\n    ) -> ${result.type}:`,
    docstring(documentation, "        "),
    `        return self._transport.${result.call}(`,
    `            "${method.toUpperCase()}",`,
    `            ${address(path, inPath)},`,
    ...(query.length === 0 ? [] : [`            query={${query.map(entry).join(", ")}},`]),
    ...(operation.requestBody === undefined ? [] : [`            body={${body.map(entry).join(", ")}},`]),
    ...(result.class === null ? [] : [`            result=${result.class},`]),
    `            headers=headers,\n            timeout=timeout,\n        )`,
  ].join("\n");
}

function read({ name, schema, required, description }: NonNullable<ApiOperation["parameters"]>[number]): Parameter {
  return {
    name,
    type: inModule(pythonType(schema, name, { add: () => {} })),
    isRequired: required ?? false,
    description: description ?? "",
  };
}

function bodyOf({ requestBody }: ApiOperation, schemas: Record<string, Schema>): Parameter[] {
  const given = requestBody?.content["application/json"].schema;
  if (given === undefined) return [];
  const { properties = {}, required = [] } = given.$ref === undefined ? given : (schemas[nameOf(given.$ref)] ?? given);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    type: inModule(pythonType(schema, name, { add: () => {} })).replace(/^list\[/, "Sequence["),
    isRequired: required.includes(name),
    description: schema.description ?? "",
  }));
}

/** Objects of the API are in another module. */
function inModule(type: string): string {
  return type.replaceAll(/(?<![\w."])[A-Z]\w+(?![\w"])/g, (name) =>
    ["None", "Literal", "Any", "Sequence"].includes(name) ? name : `models.${name}`,
  );
}

function resultOf({ responses }: ApiOperation): { type: string; call: string; class: string | null } {
  const contents = Object.entries(responses).flatMap(([status, { content = {} }]) =>
    status.startsWith("2") ? Object.entries(content) : [],
  );
  const reference = contents.find(([type]) => type === "application/json")?.[1].schema?.$ref;
  if (reference !== undefined) {
    const name = `models.${nameOf(reference)}`;
    return { type: name, call: "request", class: name };
  }
  return contents.length > 0
    ? { type: "bytes", call: "request_bytes", class: null }
    : { type: "None", call: "request_nothing", class: null };
}

/** The name of an argument: the id of a project is a `project_id`, so that it is not mistaken for another one. */
function argument(name: string): string {
  return name === "id" ? "project_id" : parameterName(name);
}

function declare({ name, type, isRequired }: Parameter): string {
  return isRequired ? `${argument(name)}: ${type}` : `${argument(name)}: ${type} | Omit = OMIT`;
}

function entry({ name }: Parameter): string {
  // A request that starts a build has an id, so that it can be sent again.
  const value = name === "requestId" ? "str(uuid4()) if isinstance(request_id, Omit) else request_id" : argument(name);
  return `"${name}": ${value}`;
}

function address(path: string, inPath: readonly Parameter[]): string {
  const names = new Map(inPath.map(({ name }) => [name, argument(name)]));
  const parts = path
    .split("/")
    .slice(1)
    .map((part) => names.get(part.replaceAll(/[{}]/g, "")) ?? `"${part}"`);
  return `[${parts.join(", ")}]`;
}
