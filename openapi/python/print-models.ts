import type { Document, Schema } from "../sdk-types/schema.ts";
import { docstring, parameterName, pascal, pythonType } from "./python-types.ts";

/** The header of a generated module. */
export const GENERATED = "# Generated from openapi/b.json by `npm run openapi`; make changes in the service's schemas.";

const HEAD = `${GENERATED}
"""The objects of the API, as typed and immutable classes."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal
`;

/** The module with a class for each object of the document; unions of literals become aliases. */
export function printModels({ components, webhooks }: Document): string {
  const waiting = Object.entries(components.schemas);
  const printed: string[] = [];
  const names = new Set(waiting.map(([name]) => name));
  const classes = {
    add(name: string, schema: Schema) {
      if (names.has(name)) return;
      names.add(name);
      waiting.push([name, schema]);
    },
  };
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, schema] = next;
    printed.push(schema.properties === undefined ? printAlias(name, schema, classes) : printClass(name, schema, classes));
  }
  // Aliases come first: they are evaluated when the module is loaded, and annotations are not.
  const sorted = printed.toSorted((one, other) => Number(one.startsWith("@")) - Number(other.startsWith("@")));
  const events = Object.values(webhooks).map(({ post }) => post.requestBody.content["application/json"].schema.$ref ?? "");
  const eventNames = events.map((reference) => reference.slice(reference.lastIndexOf("/") + 1));
  const types = Object.entries(webhooks).map(([type], index) => `    "${type}": ${eventNames[index]},`);
  const union = `WebhookEvent = (\n    ${eventNames.join("\n    | ")}\n)\n"""Every event, told apart by \`\`type\`\`."""`;
  const table = `EVENT_CLASSES: dict[str, type[WebhookEvent]] = {\n${types.join("\n")}\n}\n"""The class of each type of event."""`;
  return `${[HEAD, ...sorted, union, table].join("\n\n")}\n`;
}

interface Adding {
  add(name: string, schema: Schema): void;
}

function printAlias(name: string, schema: Schema, classes: Adding): string {
  return `${name} = ${pythonType(schema, name, classes)}\n${docstring(schema.description ?? name, "")}`;
}

function printClass(name: string, schema: Schema, classes: Adding): string {
  const required = schema.required ?? [];
  const fields = Object.entries(schema.properties ?? {}).map(([field, one]) => {
    const type = pythonType(one, pascal(name, field), classes);
    const isOptional = !required.includes(field);
    const written = isOptional && !type.endsWith("None") ? `${type} | None` : type;
    const line = `    ${parameterName(field)}: ${written}${isOptional ? " = None" : ""}`;
    return one.description === undefined ? line : `${line}\n${docstring(one.description, "    ")}`;
  });
  const body = fields.length === 0 ? "    pass" : fields.join("\n");
  return `@dataclass(frozen=True, kw_only=True)\nclass ${name}:\n${docstring(schema.description ?? `Part of another object.`, "    ")}\n\n${body}`;
}
