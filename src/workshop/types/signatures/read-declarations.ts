// What a file of the kit declares, as TypeScript declarations: its exports, and the types of its own that these are made with.
import type { Declaration, Directive, Node, Statement } from "oxc-parser";
import { childrenOf } from "../../gate/modules/children-of.ts";
import { docstringAbove, lineOf, type ParsedFile, type Span } from "./parsed-file.ts";
import { parametersOf, resultOf, typeOfValue } from "./print-function.ts";

/** A declaration of a file. */
export interface Declared {
  name: string;
  kind: "function" | "value" | "type";
  isExported: boolean;
  /** The types of the same file that it is made with, directly or through others. */
  needs: readonly Declared[];
  /** The names in its declaration. */
  names: readonly string[];
  /** The declaration, below the first sentence of its docstring. */
  text: string;
  /** The same with the docstrings of its members. */
  textWithNotes: string;
}

/** The declarations of a file in the order of the source: what it exports, and types of its own. */
export function readDeclarations(file: ParsedFile): Declared[] {
  const found = file.program.body.flatMap((statement) => declarationsIn(file, statement));
  const types = new Map(found.filter(({ kind }) => kind === "type").map((one) => [one.name, one]));
  for (const one of found) one.needs.push(...reachedFrom(one, types));
  return found;
}

interface Found extends Declared {
  needs: Found[];
}

/** The types that a declaration names, and those that these name. */
function reachedFrom(start: Found, types: ReadonlyMap<string, Found>): Found[] {
  const reached = new Set<Found>();
  const ahead = [start];
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    for (const name of next.names) {
      const type = types.get(name);
      if (type === undefined || type === start || reached.has(type)) continue;
      reached.add(type);
      ahead.push(type);
    }
  }
  return [...reached];
}

function declarationsIn(file: ParsedFile, statement: Statement | Directive): Found[] {
  if (statement.type === "ExportNamedDeclaration" && statement.declaration !== null)
    return described(file, statement.declaration, { above: statement, isExported: true });
  const isOwnType = statement.type === "TSInterfaceDeclaration" || statement.type === "TSTypeAliasDeclaration";
  return isOwnType ? described(file, statement, { above: statement, isExported: false }) : [];
}

interface Standing {
  /** The whole statement, below the docstring. */
  above: Span;
  isExported: boolean;
}

function described(file: ParsedFile, declaration: Declaration, { above, isExported }: Standing): Found[] {
  const note = docstringAbove(file, above);
  const head = `${note === "" ? "" : `${note}\n`}${isExported ? "export " : ""}`;
  return printed(file, declaration).map(({ name, kind, made, text, textWithNotes = text }) => ({
    name,
    kind,
    isExported,
    needs: [],
    names: made.flatMap((node) => (node ? namesIn(node) : [])),
    text: head + text,
    textWithNotes: head + textWithNotes,
  }));
}

interface Printed extends Pick<Found, "name" | "kind" | "text"> {
  /** The parts that are printed. */
  made: readonly (Node | null | undefined)[];
  textWithNotes?: string;
}

function printed(file: ParsedFile, declaration: Declaration): Printed[] {
  switch (declaration.type) {
    case "FunctionDeclaration": {
      const { id, typeParameters, params, returnType } = declaration;
      if (id === null) return [];
      const result = resultOf(file, declaration);
      const parameters = parametersOf(file, declaration, isComponent(file, id.name) ? "props" : "options");
      const text = `function ${id.name}${parameters}${result === "" ? "" : `: ${result}`};`;
      return [{ name: id.name, kind: "function", made: [typeParameters, ...params, returnType], text }];
    }
    case "ClassDeclaration": {
      const { id, body, start, superClass, superTypeArguments } = declaration;
      const span = { start, end: body.start };
      return id === null
        ? []
        : [{ name: id.name, kind: "function", made: [superClass, superTypeArguments], text: `${lineOf(file, span)} {}` }];
    }
    case "VariableDeclaration":
      return declaration.declarations.flatMap(({ id, init }): Printed[] => {
        if (id.type !== "Identifier" || init === null) return [];
        const isCallable =
          isFunction(init) || (init.type === "CallExpression" && init.arguments[0] !== undefined && isFunction(init.arguments[0]));
        const type = id.typeAnnotation ? lineOf(file, id.typeAnnotation.typeAnnotation) : typeOfValue(file, init);
        const text = init.type === "Literal" ? `const ${id.name} = ${lineOf(file, init)};` : `const ${id.name}: ${type};`;
        return [{ name: id.name, kind: isCallable ? "function" : "value", made: [id.typeAnnotation ?? init], text }];
      });
    case "TSInterfaceDeclaration":
    case "TSTypeAliasDeclaration": {
      const text = lineOf(file, declaration);
      return [{ name: declaration.id.name, kind: "type", made: [declaration], text, textWithNotes: lineOf(file, declaration, true) }];
    }
    default:
      return [];
  }
}

/** Whether this is a function; what a call makes of one, as `Object.assign` does, is called like it. */
const isFunction = ({ type }: Node): boolean => type === "ArrowFunctionExpression" || type === "FunctionExpression";

/** The identifiers in a part of the tree. */
function namesIn(node: Node): string[] {
  return [...(node.type === "Identifier" ? [node.name] : []), ...childrenOf(node).flatMap(namesIn)];
}

function isComponent({ path }: ParsedFile, name: string): boolean {
  return path.endsWith(".tsx") && name.charAt(0) === name.charAt(0).toUpperCase();
}
