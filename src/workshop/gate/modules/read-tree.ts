// What only a module's syntax tree shows. The parser's module record omits imports in types, imports inside `declare
// module`, empty exports from another module, and module augmentations; TypeScript follows all of them. A tree also
// does not depend on spelling: comments, line breaks, escapes and parentheses are gone.
import type { Expression, Node, ParseResult, StringLiteral, Super } from "oxc-parser";
import { childrenOf } from "./children-of.ts";

/** A specifier and its offset; the specifier is null if the argument of an `import()` is not a plain string. */
export interface NamedSpecifier {
  specifier: string | null;
  offset: number;
}

/** Everything found, by kind, in source order. */
export interface TreeFacts {
  /** Import declarations and exports from another module, nested ones included; `offset` is the statement's start. */
  statements: NamedSpecifier[];
  /** `import()` expressions. */
  dynamicImports: NamedSpecifier[];
  /** `import()` in types, and the modules that `declare module` names. */
  typeImports: NamedSpecifier[];
  /** Where `require` is called or a property of it is taken, in `import x = require()` too. */
  requires: number[];
  /** Where `import.meta` is used for anything but `import.meta.env`. */
  metas: number[];
}

/** Adds one node's facts. `envs` collects the `import.meta` of each `import.meta.env`, whose node precedes its children. */
function readNode(node: Node, facts: TreeFacts, envs: Set<number>): void {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
      return addStatement(facts, node);
    case "ImportExpression":
      facts.dynamicImports.push({ specifier: plainString(node.source), offset: node.start });
      return;
    case "TSImportType":
      facts.typeImports.push({ specifier: node.source.value, offset: node.start });
      return;
    case "TSModuleDeclaration":
      // `declare module "*.png"` resolves to nothing: it types all imports of such a name.
      if (node.id.type === "Literal" && !/^[^./\\]*\*/.test(node.id.value))
        facts.typeImports.push({ specifier: node.id.value, offset: node.start });
      return;
    case "TSExternalModuleReference":
      facts.requires.push(node.start);
      return;
    case "CallExpression":
      if (isRequire(node.callee)) facts.requires.push(node.start);
      return;
    case "MemberExpression":
      if (isRequire(node.object)) facts.requires.push(node.start);
      if (!node.computed && node.property.type === "Identifier" && node.property.name === "env") envs.add(node.object.start);
      return;
    case "MetaProperty":
      if (node.meta.name === "import" && !envs.has(node.start)) facts.metas.push(node.start);
      return;
    default:
      return;
  }
}

function addStatement(facts: TreeFacts, { source, start }: { source: StringLiteral | null; start: number }): void {
  if (source !== null) facts.statements.push({ specifier: source.value, offset: start });
}

/** The value of a string or of a template without substitutions; null for any other expression. */
function plainString(source: Expression): string | null {
  if (source.type === "Literal") return typeof source.value === "string" ? source.value : null;
  return source.type === "TemplateLiteral" && source.expressions.length === 0 ? (source.quasis[0]?.value.cooked ?? null) : null;
}

function isRequire(expression: Expression | Super): boolean {
  switch (expression.type) {
    case "Identifier":
      return expression.name === "require";
    case "ParenthesizedExpression":
    case "TSNonNullExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSTypeAssertion":
    case "TSInstantiationExpression":
    case "ChainExpression":
      return isRequire(expression.expression);
    case "SequenceExpression": {
      const last = expression.expressions.at(-1);
      return last !== undefined && isRequire(last);
    }
    default:
      return false;
  }
}

/** Reads the tree of a module without syntax errors. Not recursive: expressions may be nested deeper than the stack allows. */
export function readTree({ program }: ParseResult): TreeFacts {
  const facts: TreeFacts = { statements: [], dynamicImports: [], typeImports: [], requires: [], metas: [] };
  const envs = new Set<number>();
  const ahead: Node[] = [program];
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    readNode(node, facts, envs);
    for (const child of childrenOf(node).reverse()) ahead.push(child);
  }
  return facts;
}
