import { nameOf, type Schema } from "../sdk-types/schema.ts";

/** Collects the classes of objects that have no name of their own, such as the `credits` of an operation. */
export interface Classes {
  add(name: string, schema: Schema): void;
}

/** A name as Python writes it: `requestId` becomes `request_id`. */
export function snake(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

/** The name of a parameter; words that Python reserves get an underscore. */
export function parameterName(name: string): string {
  const written = snake(name.replaceAll("-", "_"));
  return written === "from" ? "from_" : written;
}

/** The name of a class: the names of the object and of its field. */
export function pascal(...names: string[]): string {
  return names.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join("");
}

/** The type of a value. `owner` names an object without a name of its own. */
export function pythonType(schema: Schema, owner: string, classes: Classes): string {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.anyOf !== undefined && schema.properties === undefined) {
    return union(schema.anyOf.map((one) => pythonType(one, owner, classes)));
  }
  if (schema.const !== undefined) return `Literal[${JSON.stringify(schema.const)}]`;
  if (schema.enum !== undefined) return union(schema.enum.map((value) => (value === null ? "None" : `Literal[${JSON.stringify(value)}]`)));
  const types = [schema.type ?? "any"].flat();
  return union(types.map((type) => typeOf(type, { schema, owner, classes })));
}

function typeOf(type: string, { schema, owner, classes }: { schema: Schema; owner: string; classes: Classes }): string {
  if (type === "null") return "None";
  if (type === "array") return `list[${pythonType(schema.items ?? {}, owner.replace(/s$/, ""), classes)}]`;
  if (type === "object") return objectType(schema, owner, classes);
  const plain: Readonly<Record<string, string>> = { string: "str", integer: "int", number: "float", boolean: "bool" };
  if (type === "string" && schema.format === "date-time") return "datetime";
  return plain[type] ?? "Any";
}

function objectType(schema: Schema, owner: string, classes: Classes): string {
  if (schema.properties !== undefined && Object.keys(schema.properties).length > 0) {
    classes.add(owner, schema);
    return owner;
  }
  const values = typeof schema.additionalProperties === "object" ? pythonType(schema.additionalProperties, owner, classes) : "Any";
  return `dict[str, ${values}]`;
}

function union(types: readonly string[]): string {
  const literals = types.flatMap((type) => /^Literal\[(.*)\]$/.exec(type)?.[1] ?? []);
  const others = types.filter((type) => !type.startsWith("Literal["));
  const named = literals.length === 0 ? [] : [`Literal[${literals.join(", ")}]`];
  const all = [...new Set([...named, ...others.filter((type) => type !== "None"), ...(others.includes("None") ? ["None"] : [])])];
  return all.join(" | ");
}

/** A docstring, in lines of at most 100 characters. */
export function docstring(text: string, indent: string): string {
  const lines = text.split("\n").flatMap((line) => wrap(line, 100 - indent.length));
  const body = lines
    .map((line, index) => (index === 0 || line === "" ? line : indent + line))
    .join("\n")
    .replaceAll("\\", "\\\\");
  return lines.length === 1 && body.length < 94 ? `${indent}"""${body}"""` : `${indent}"""${body}\n${indent}"""`;
}

function wrap(text: string, width: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines.map((line) => line.trimEnd());
}
