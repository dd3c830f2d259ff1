// The uses of names in a file: calls, constructors, static members, values and types.
import { type Declaration, isClass } from "../api/dart-api.ts";
import { childOf, type DartNode, nodesIn } from "../syntax/dart-node.ts";
import { editDistance, nearestNames } from "../../modules/nearest-names.ts";
import { checkArguments, type Misuse } from "./check-arguments.ts";
import { checkClassUse } from "./check-class-use.ts";
import { checkSuperCalls } from "./check-super-calls.ts";
import type { Scope } from "./scope.ts";

/** A name with what follows it: `p.Text.rich(…)`. */
interface Chain {
  names: ReadonlyArray<{ text: string; offset: number }>;
  /** The arguments behind the names; null if nothing is called. */
  call: DartNode | null;
}

/** How much is said of one file. */
const MISUSES_MAX = 20;

/** What the language names in lower case or itself. */
const BUILT_IN = ["Function", "Never", "Record"];

const isClassName = (name: string): boolean => /^_?[A-Z]/.test(name) && !BUILT_IN.includes(name);

/** Everything wrong with the names that a file uses, at most twenty. */
export function checkUses(tree: DartNode, scope: Scope): Misuse[] {
  const found: Misuse[] = [];
  for (const misuse of misusesIn(tree, scope)) {
    found.push(misuse);
    if (found.length === MISUSES_MAX) break;
  }
  return found;
}

function* misusesIn(tree: DartNode, scope: Scope): Generator<Misuse> {
  for (const node of nodesIn(tree)) {
    for (const chain of chainsIn(node)) yield* checkChain(chain, scope);
    yield* checkSuperCalls(node, scope);
  }
}

const SELECTORS = ["selector", "unconditional_assignable_selector"];
const NAMED = ["const_object_expression", "new_expression", "qualified"];

/** The chains that begin among the children of a node. */
function chainsIn(node: DartNode): Chain[] {
  if (NAMED.includes(node.type)) return [namedChain(node)];
  if (node.type === "annotation") {
    const call = childOf(node, "arguments");
    return call === undefined ? [] : [{ names: namesOf(childOf(node, "scoped_identifier") ?? node), call }];
  }
  return node.children.flatMap((child, at) => {
    if (child.type === "type_identifier") return typeChain(node, at);
    const next = node.children[at + 1];
    const isHead = child.type === "identifier" && next !== undefined && SELECTORS.includes(next.type);
    return isHead ? [selectedChain(node.children, at)] : [];
  });
}

const namesOf = (node: DartNode): Chain["names"] =>
  node.children.filter(({ type }) => type === "identifier" || type === "type_identifier").map(({ text, offset }) => ({ text, offset }));

const namedChain = (node: DartNode): Chain => ({ names: namesOf(node), call: childOf(node, "arguments") ?? null });

/** A type, with its prefix if it has one. What follows a prefix is not a type of its own. */
function typeChain({ children }: DartNode, at: number): Chain[] {
  const isType = (node: DartNode | undefined): node is DartNode => node?.type === "type_identifier";
  const isDot = (node: DartNode | undefined): boolean => node?.type === ".";
  if (isDot(children[at - 1])) return [];
  const names = [children[at], isDot(children[at + 1]) ? children[at + 2] : undefined].filter(isType);
  return [{ names: names.map(({ text, offset }) => ({ text, offset })), call: null }];
}

function selectedChain(siblings: readonly DartNode[], at: number): Chain {
  const head = siblings[at];
  const names = head === undefined ? [] : [{ text: head.text, offset: head.offset }];
  for (const next of siblings.slice(at + 1, at + 4)) {
    const selector = next.type === "selector" ? (next.children[0] ?? next) : next;
    if (selector.type === "argument_part") return { names, call: childOf(selector, "arguments") ?? null };
    const member = selector.type === "unconditional_assignable_selector" ? childOf(selector, "identifier") : undefined;
    if (member === undefined) break;
    names.push({ text: member.text, offset: member.offset });
  }
  return { names, call: null };
}

function checkChain({ names, call }: Chain, scope: Scope): Misuse[] {
  const [first, ...more] = names;
  if (first === undefined || scope.isLocal(first.text)) return [];
  const hasPrefix = more.length > 0 && scope.isPrefix(first.text);
  const [head, ...rest] = hasPrefix ? more : names;
  if (head === undefined) return [];
  const prefix = hasPrefix ? first.text : undefined;
  const known = scope.find(head.text, prefix);
  if (known === undefined) return checkUnknown(head, scope, prefix);
  const misuses = known.declaration === null ? [] : checkKnown({ names: [head, ...rest], call }, known.declaration);
  return isOlder(known.library) ? misuses.filter(isCertain) : misuses;
}

/** Whether a library is known as it was before the version that apps are made with. */
const isOlder = (library: string): boolean => library.startsWith("dart:") && library !== "dart:ui";

/** Whether it is a mistake in later versions too, which may have more names: what is missing or too much, or a slip of the pen. */
const isCertain = ({ code, wanted = "", suggestions }: Misuse): boolean =>
  !code.startsWith("unknown_") || suggestions.some((name) => editDistance(wanted, name, 2) <= (wanted.length < 5 ? 1 : 2));

function checkKnown({ names, call }: Chain, declaration: Declaration): Misuse[] {
  const [head, member, beyond] = names;
  if (head === undefined) return [];
  // A call behind a third name is one of what the second has.
  const called = beyond === undefined ? call : null;
  if (isClass(declaration)) {
    const use = { name: head.text, offset: head.offset, call: called };
    return checkClassUse({ ...use, member: member?.text ?? null, memberOffset: member?.offset ?? head.offset }, declaration);
  }
  if (declaration.kind !== "function" || member !== undefined || call === null) return [];
  return checkArguments({ what: head.text, offset: head.offset, call }, declaration.signature);
}

function checkUnknown({ text, offset }: Chain["names"][number], scope: Scope, prefix: string | undefined): Misuse[] {
  if (!isClassName(text) || !scope.isComplete(prefix)) return [];
  const message = `Nothing that this file declares or imports is called "${text.slice(0, 60)}".`;
  return [{ code: "unknown_name", message, offset, suggestions: nearestNames(text, scope.names(prefix)) }];
}
