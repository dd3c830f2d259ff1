// The code that a project has of its own, as a tree. Only `printModule` turns it into text, so names and texts of a
// prompt cannot end up in the code as anything else than names and texts.

/** An expression of the generated TypeScript. */
export type Expression =
  | { kind: "literal"; value: string | number | boolean | null }
  /** A variable of the module itself. */
  | { kind: "local"; name: string }
  /** Something that another module exports; `name` is `*` for the whole module, then called `as`. */
  | { kind: "imported"; from: string; name: string; as?: string }
  /** `isOptional` where there may be no object. */
  | { kind: "member"; object: Expression; name: string; isOptional?: true }
  | { kind: "call"; callee: Expression; args: readonly Expression[] }
  | { kind: "object"; entries: readonly Entry[] }
  | { kind: "array"; items: readonly Expression[] }
  /** A parameter in braces takes these members of its argument. */
  | { kind: "arrow"; parameter: string | null; body: Expression; returns?: TypeName }
  | Element;

/** A type, and the module that exports it. */
export type TypeName = readonly [from: string, name: string];

/** A property of an object or an element. */
export type Entry = readonly [name: string, value: Expression];

/** A JSX element. */
export interface Element {
  kind: "element";
  /** Null for a fragment. */
  component: Expression | null;
  props: readonly Entry[];
  children: readonly Expression[];
}

/** A statement of a module. */
export type Statement =
  | {
      kind: "constant";
      name: string;
      value: Expression;
      comment?: string;
      isPrivate?: boolean;
      type?: TypeName;
    }
  /** A component: constants, and the element that it returns. */
  | { kind: "component"; name: string; constants: readonly Entry[]; returns: Expression; comment?: string }
  /** The type of an entity's rows. */
  | { kind: "row-type"; name: string; of: string }
  | { kind: "re-export"; from: string; name: string }
  /** A call for its effect. */
  | { kind: "effect"; call: Expression };

/** A module of the generated project. */
export interface Module {
  /** Its path in the project. */
  path: string;
  comment?: string;
  statements: readonly Statement[];
}

/** A text, a number, true, false or null. */
const literal = (value: string | number | boolean | null): Expression => ({ kind: "literal", value });

/** A variable of the module. */
export const local = (name: string): Expression => ({ kind: "local", name });

/** What the module `from` exports under this name. */
export const imported = (from: string, name: string): Expression => ({ kind: "imported", from, name });

/** The whole module `from`, as a variable of this name. */
export const namespace = (from: string, as: string): Expression => ({ kind: "imported", from, name: "*", as });

/** A property: `object.name`. */
export const member = (object: Expression, name: string): Expression => ({ kind: "member", object, name });

/** A property of an object that may not be there: `object?.name`. */
export const optionalMember = (object: Expression, name: string): Expression => ({ kind: "member", object, name, isOptional: true });

/** A part of an expression: a text, a number, true, false and null stand for themselves. */
export type Part = Expression | string | number | boolean | null;

/** The properties of an object or an element; those without a value are left out. */
export type Properties = Readonly<Record<string, Part | undefined>>;

const expressionOf = (part: Part): Expression => (typeof part === "object" && part !== null ? part : literal(part));

/** A call. */
export const invoke = (callee: Expression, ...args: readonly Part[]): Expression => ({
  kind: "call",
  callee,
  args: args.map(expressionOf),
});

/** An object. */
export const object = (entries: Properties): Expression => ({ kind: "object", entries: present(entries) });

/** A list. */
export const array = (items: readonly Part[]): Expression => ({ kind: "array", items: items.map(expressionOf) });

/** Plain data, as a blueprint has it. */
export type Data = string | number | boolean | null | undefined | readonly Data[] | { readonly [name: string]: Data };

/** The expression of plain data; what is undefined is left out. */
export function data(value: Exclude<Data, undefined>): Expression {
  if (typeof value !== "object" || value === null) return literal(value);
  if (isList(value)) return array(value.filter((item) => item !== undefined).map(data));
  return object(Object.fromEntries(Object.entries(value).map(([name, item]) => [name, item === undefined ? undefined : data(item)])));
}

function isList(value: object): value is readonly Data[] {
  return Array.isArray(value);
}

/** A function of one parameter, or of none. `returns` is its type where that cannot be inferred. */
export const arrow = (parameter: string | null, body: Expression, returns?: TypeName): Expression => ({
  kind: "arrow",
  parameter,
  body,
  ...(returns && { returns }),
});

/** An element. */
export const element = (component: Expression, props: Properties = {}, children: readonly Expression[] = []): Element => ({
  kind: "element",
  component,
  props: present(props),
  children,
});

/** Elements beside each other. */
export const fragment = (children: readonly Expression[]): Element => ({ kind: "element", component: null, props: [], children });

/** An exported constant. */
export function constant(name: string, part: Part, type?: TypeName): Statement {
  return { kind: "constant", name, value: expressionOf(part), ...(type && { type }) };
}

/** A component without constants of its own, unless some are given. */
export function componentOf(name: string, returns: Expression, constants: readonly Entry[] = []): Statement {
  return { kind: "component", name, constants, returns };
}

function present(entries: Properties): Entry[] {
  return Object.entries(entries).flatMap(([name, value]) => (value === undefined ? [] : [[name, expressionOf(value)] as const]));
}
