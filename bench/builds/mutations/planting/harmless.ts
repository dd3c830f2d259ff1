// What looks like a defect and is none, recognised by the structure of the code: another random number is as good, a coordinate is
// part of a drawing, a counter that only has to change has changed, and an element has its role without being given it.
import type { Node } from "oxc-parser";
import { childrenOf } from "../../../../src/workshop/gate/modules/children-of.ts";
import type { Messages } from "./messages.ts";

/** Where a node stands: the nodes around it from the outermost to its parent, the text of the file, and the messages of its project. */
export interface Ancestry {
  parents: readonly Node[];
  text: string;
  messages: Messages;
}

const OWN_ROLES: Readonly<Record<string, string>> = { ul: "list", ol: "list", nav: "navigation", table: "table", aside: "complementary" };
const HINTS = /^(?:scope|autoComplete|inputMode|enterKeyHint|spellCheck|autoCapitalize)$/;

/** Whether a property says what its element is anyway, or is a hint to the browser. */
export function saysAgain(node: Node, element: Node | undefined): boolean {
  if (node.type !== "JSXAttribute" || node.name.type !== "JSXIdentifier" || element?.type !== "JSXOpeningElement") return false;
  if (HINTS.test(node.name.name)) return true;
  const own = element.name.type === "JSXIdentifier" ? OWN_ROLES[element.name.name] : undefined;
  return node.name.name === "role" && own !== undefined && node.value?.type === "Literal" && node.value.value === own;
}

/** Whether a number is scrambled: bits of it are mixed, or it goes on from one number of a series to the next; others are as good. */
export function isScrambling(node: Node, { parents }: Ancestry): boolean {
  const isOfSeries =
    node.type === "BinaryExpression" && [node.left, node.right].some((side) => side.type === "CallExpression" && calls(side, "imul"));
  if (isOfSeries) return true;
  const parent = parents.at(-1);
  const mixes = (one: Node): boolean => one.type === "BinaryExpression" && /^(?:\||\^|&|<<|>>>?)$/.test(one.operator);
  const isFactor = parent?.type === "CallExpression" && calls(parent, "imul");
  return isFactor || (parent !== undefined && mixes(parent));
}

/** Whether a number is a part of an id, which only has to be another one each time. */
export function isOfId({ parents }: Ancestry): boolean {
  const [parent, above] = [parents.at(-1), parents.at(-2)];
  if (parent?.type !== "TemplateLiteral" || above?.type !== "Property") return false;
  return above.key.type === "Identifier" && above.key.name === "id";
}

const PLACES = /^(?:x|y|left|top|right|bottom|width|height)$/;
const PIXELS = /^(?:client|page|offset|scroll|screen)(?:X|Y|Left|Top|Width|Height)$/;

/** Whether a number is where something is drawn: it is calculated from the coordinate of an element, or in code of components from any. */
export function isCoordinate(node: Node, { parents }: Ancestry): boolean {
  const inComponents = parents[0] !== undefined && holds(parents[0], ({ type }) => type === "JSXElement");
  return operandsOf(node).some(
    ({ name, isMember }) => PIXELS.test(name) || (inComponents && PLACES.test(name) && (isMember || name.length === 1)),
  );
}

/** The names of the operands of a calculation. */
function operandsOf(node: Node): { name: string; isMember: boolean }[] {
  if (node.type === "BinaryExpression") return [...operandsOf(node.left), ...operandsOf(node.right)];
  if (node.type === "Identifier") return [{ name: node.name, isMember: false }];
  if (node.type !== "MemberExpression" || node.property.type !== "Identifier") return [];
  return [{ name: node.property.name, isMember: true }];
}

/** Whether a number is between two times, in milliseconds: one of them is nothing. */
export function isTimeSpan(node: Node): boolean {
  const inner = node.type === "ParenthesizedExpression" ? node.expression : node;
  if (inner.type !== "BinaryExpression" || inner.operator !== "-") return false;
  return [inner.left, inner.right].every(
    (side) => side.type === "CallExpression" && ["getTime", "parse", "now"].some((name) => calls(side, name)),
  );
}

/** Whether the sum counts something up of which nothing but the change is used: a key, or a sign for those who listen. */
export function isCountOfChanges(sum: Node, { parents, text }: Ancestry): boolean {
  const [program] = parents;
  if (program === undefined || sum.type !== "BinaryExpression" || sum.right.type !== "Literal" || sum.right.value !== 1) return false;
  const [above, outer] = [parents.at(-1), parents.at(-2)];
  const setter = above?.type === "ArrowFunctionExpression" ? outer : above;
  if (setter?.type !== "CallExpression") return false;
  const { callee } = setter;
  const state = callee.type === "Identifier" ? /^set([A-Z])(\w*)$/.exec(callee.name) : null;
  const counted = state === null ? text.slice(sum.left.start, sum.left.end) : `${state[1]?.toLowerCase()}${state[2]}`;
  const isSet = state !== null || text.slice(callee.start, callee.end) === counted.replace(/get\(\)$/, "set");
  return isSet && usesOf(program, { counted, text }).every((use) => use.includes(sum) || isSign(use));
}

/** The nodes around each use of a value, the declaration apart. */
function usesOf(program: Node, { counted, text }: { counted: string; text: string }): (readonly Node[])[] {
  const visit = (node: Node, parents: readonly Node[]): (readonly Node[])[] => {
    const isIt = /^(?:Identifier|CallExpression)$/.test(node.type) && text.slice(node.start, node.end) === counted;
    const inner = childrenOf(node).flatMap((child) => visit(child, [...parents, node]));
    return isIt && parents.at(-1)?.type !== "ArrayPattern" ? [parents, ...inner] : inner;
  };
  return visit(program, []);
}

/** Whether these nodes use a value as a key, as a sign that something changed, or to decide whether anything was counted. */
function isSign(around: readonly Node[]): boolean {
  const [parent, above] = [around.at(-1), around.at(-2)];
  if (parent?.type === "JSXExpressionContainer" && above?.type === "JSXAttribute") return above.name.name === "key";
  if (parent?.type === "ArrayExpression" && above?.type === "CallExpression") return above.arguments[1] === parent;
  return parent?.type === "BinaryExpression" && parent.operator === ">" && parent.right.type === "Literal" && parent.right.value === 0;
}

/** Whether the call is of a function or a method of this name. */
function calls({ callee }: Extract<Node, { type: "CallExpression" }>, name: string): boolean {
  const called = callee.type === "MemberExpression" ? callee.property : callee;
  return called.type === "Identifier" && called.name === name;
}

function holds(node: Node, is: (node: Node) => boolean): boolean {
  return is(node) || childrenOf(node).some((child) => holds(child, is));
}
