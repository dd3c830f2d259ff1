// Prints a module as TypeScript. Imports follow from what the expressions use; where two names meet in one module, the
// imported one gets another.
import type { Element, Entry, Expression, Module, Statement, TypeName } from "./expression.ts";
import { commentText } from "./text.ts";

/** The module's text. Formatting beyond line breaks is left to the formatter. */
export function printModule(module: Module): string {
  const imports = new Imports(module);
  const body = module.statements.map((statement) => printStatement(statement, imports));
  const comment = module.comment === undefined ? [] : [`// ${commentText(module.comment)}`];
  const head = [...comment, ...imports.lines()];
  return `${[head.join("\n"), ...body].filter((part) => part !== "").join("\n\n")}\n`;
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** The imports of a module, gathered while it is printed. */
class Imports {
  private readonly names = new Map<string, { from: string; name: string; local: string; isType: boolean }>();
  private readonly taken: Set<string>;

  constructor({ statements }: Module) {
    const declared = statements.flatMap((statement) => ("name" in statement ? [statement.name] : []));
    const inside = statements.flatMap((statement) => (statement.kind === "component" ? statement.constants.map(([name]) => name) : []));
    this.taken = new Set([...declared, ...inside]);
  }

  /** The name by which the module knows what it imports. */
  localOf({ from, name, as = name, isType = false }: { from: string; name: string; as?: string; isType?: boolean }): string {
    const key = `${from}\n${name}`;
    const known = this.names.get(key);
    if (known !== undefined) return known.local;
    let free = as;
    for (let count = 2; this.taken.has(free); count += 1) free = `${as}${count}`;
    this.taken.add(free);
    this.names.set(key, { from, name, local: free, isType });
    return free;
  }

  lines(): string[] {
    const byModule = Map.groupBy(this.names.values(), ({ from }) => from);
    const modules = [...byModule].toSorted(([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : 1));
    return modules.map(([from, members]) => {
      const whole = members.find(({ name }) => name === "*");
      if (whole !== undefined) return `import * as ${whole.local} from ${quoted(from)};`;
      const parts = members
        .toSorted(byName)
        .map(({ name, local, isType }) => `${isType ? "type " : ""}${name === local ? name : `${name} as ${local}`}`);
      return `import { ${parts.join(", ")} } from ${quoted(from)};`;
    });
  }
}

const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1);

/** Packages come before the project's own modules. */
function rank(from: string): number {
  return from.startsWith("@/") || from.startsWith(".") ? 1 : 0;
}

function printStatement(statement: Statement, imports: Imports): string {
  switch (statement.kind) {
    case "constant":
      return `${commentOf(statement)}${statement.isPrivate === true ? "" : "export "}const ${statement.name}${typeOf(statement.type, imports)} = ${print(statement.value, imports)};`;
    case "component": {
      const constants = statement.constants.map(([name, value]) => `  const ${name} = ${print(value, imports)};\n`).join("");
      return `${commentOf(statement)}export function ${statement.name}() {\n${constants}  return (\n    ${print(statement.returns, imports)}\n  );\n}`;
    }
    case "row-type":
      return `export type ${statement.name} = ${imports.localOf({ from: "@/lib/entity", name: "Row", isType: true })}<typeof ${statement.of}>;`;
    case "re-export":
      return `export { ${statement.name} } from ${quoted(statement.from)};`;
    case "effect":
      return `${print(statement.call, imports)};`;
  }
}

function typeOf(type: TypeName | undefined, imports: Imports): string {
  return type === undefined ? "" : `: ${imports.localOf({ from: type[0], name: type[1], isType: true })}`;
}

function commentOf({ comment }: { comment?: string }): string {
  return comment === undefined ? "" : `/** ${commentText(comment)} */\n`;
}

function print(expression: Expression, imports: Imports): string {
  switch (expression.kind) {
    case "literal":
      return typeof expression.value === "string" ? quoted(expression.value) : String(expression.value);
    case "local":
      return expression.name;
    case "imported":
      return imports.localOf(expression);
    case "member": {
      const of = print(expression.object, imports);
      if (!IDENTIFIER.test(expression.name)) return `${of}${expression.isOptional ? "?." : ""}[${quoted(expression.name)}]`;
      return `${of}${expression.isOptional ? "?." : "."}${expression.name}`;
    }
    case "call":
      return `${print(expression.callee, imports)}(${expression.args.map((arg) => print(arg, imports)).join(", ")})`;
    case "object":
      return bracketed(
        expression.entries.map((entry) => printProperty(entry, imports)),
        ["{", "}"],
      );
    case "array":
      return bracketed(
        expression.items.map((item) => print(item, imports)),
        ["[", "]"],
      );
    case "arrow": {
      const body = print(expression.body, imports);
      return `(${expression.parameter ?? ""})${typeOf(expression.returns, imports)} => ${expression.body.kind === "object" ? `(${body})` : body}`;
    }
    case "element":
      return printElement(expression, imports);
  }
}

/** Items in one line, or a line each where that is too long. */
function bracketed(items: readonly string[], [open, close]: readonly [string, string]): string {
  const line = items.join(", ");
  if (items.length === 0) return `${open}${close}`;
  const isShort = line.length <= 100 && !line.includes("\n");
  const [before, after] = open === "{" ? ["{ ", " }"] : [open, close];
  return isShort ? `${before}${line}${after}` : `${open}\n${items.map((item) => `${item},`).join("\n")}\n${close}`;
}

function printProperty([name, value]: Entry, imports: Imports): string {
  const printed = print(value, imports);
  // A literal is no shorthand: a property may be called `true`.
  if (printed === name && value.kind !== "literal") return name;
  return `${IDENTIFIER.test(name) ? name : quoted(name)}: ${printed}`;
}

function printElement({ component, props, children }: Element, imports: Imports): string {
  const tag = component === null ? "" : print(component, imports);
  const attributes = props.map(([name, value]) => ` ${printAttribute(name, value, imports)}`).join("");
  if (children.length === 0 && component !== null) return `<${tag}${attributes} />`;
  return `<${tag}${attributes}>\n${children.map((child) => printChild(child, imports)).join("\n")}\n</${tag}>`;
}

function printAttribute(name: string, value: Expression, imports: Imports): string {
  if (value.kind === "literal" && value.value === true) return name;
  if (value.kind === "literal" && typeof value.value === "string" && /^[\p{L}\p{N} .,:;/()?!+*#_–—-]*$/u.test(value.value)) {
    return `${name}="${value.value}"`;
  }
  return `${name}={${print(value, imports)}}`;
}

function printChild(child: Expression, imports: Imports): string {
  return child.kind === "element" ? printElement(child, imports) : `{${print(child, imports)}}`;
}

/** Characters that end a line of code, that cannot be seen, or that turn the direction of what follows them. */
const ESCAPED = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

/** A text as a literal of TypeScript. */
function quoted(text: string): string {
  return JSON.stringify(text)
    .replace(ESCAPED, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .replaceAll("</", "<\\/");
}
