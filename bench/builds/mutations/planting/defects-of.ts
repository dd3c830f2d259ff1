// What can be planted at a node of the code: an edit that leaves the code well-formed and the app wrong in a way that a
// person could see. What would be as good as before, or only draws differently, is left out, by what the code says.
import type { Node } from "oxc-parser";
import { HANDLER, LABELS } from "./drawn.ts";
import { type Ancestry, isCoordinate, isCountOfChanges, isOfId, isScrambling, isTimeSpan, saysAgain } from "./harmless.ts";
import type { DefectKind } from "./defect.ts";
import { moduleCalled, otherMessage } from "./messages.ts";

/** An edit: what is put in the place of a part of a file. */
export interface Edit {
  kind: DefectKind;
  at: Span;
  replacement: string;
}

interface Span {
  start: number;
  end: number;
}

type Of<Type extends Node["type"]> = Extract<Node, { type: Type }>;
type TextOf = (span: Span) => string;

const CONTROLS = /^(?:Button|Link|Input|Textarea|Select|NativeSelect|Checkbox|Switch|Slider|button|input|select|textarea|a)$/;
const SAVING = /^(?:add|update|remove|save|set|put|write|toggle|push|restore|clear)$/;

/** The edits of a node itself, not of what it holds. */
export function defectsOf(node: Node, ancestry: Ancestry): Edit[] {
  const textOf: TextOf = ({ start, end }) => ancestry.text.slice(start, end);
  const parent = ancestry.parents.at(-1);
  switch (node.type) {
    case "JSXElement": {
      const isControl = node.openingElement.name.type === "JSXIdentifier" && CONTROLS.test(node.openingElement.name.name);
      const isChild = parent?.type === "JSXElement" || parent?.type === "JSXFragment";
      return isControl ? [{ kind: "a control is removed", at: node, replacement: isChild ? "{null}" : "null" }] : [];
    }
    case "JSXAttribute":
      return attributeDefects(node, { textOf, parent });
    case "JSXText":
      return /\p{L}{3}/u.test(node.value) ? [{ kind: "a label is another one", at: node, replacement: "Something else" }] : [];
    case "ExpressionStatement":
      return isSaving(node.expression) ? [{ kind: "a value is not saved", at: node, replacement: ";" }] : [];
    case "IfStatement":
    case "ConditionalExpression":
      return [{ kind: "a condition is turned round", at: node.test, replacement: `!(${textOf(node.test)})` }];
    case "MemberExpression":
      return labelDefects(node, ancestry);
    case "BinaryExpression":
      return binaryDefects(node, ancestry);
    case "CallExpression":
      return callDefects(node, textOf);
    default:
      return [];
  }
}

function attributeDefects(node: Of<"JSXAttribute">, { textOf, parent }: { textOf: TextOf; parent: Node | undefined }): Edit[] {
  const name = node.name.type === "JSXIdentifier" ? node.name.name : "";
  if (HANDLER.test(name) && node.value !== null)
    return [{ kind: "a handler does nothing", at: node.value, replacement: "{() => undefined}" }];
  if (LABELS.test(name) && node.value?.type === "Literal")
    return [{ kind: "a label is another one", at: node.value, replacement: '"Something else"' }];
  const isSilent = /^(?:key|aria-hidden|dateTime|icon|type|rel|target|ref)/.test(name) || /^(?:data|aria)-/.test(name);
  if (isSilent || saysAgain(node, parent) || textOf(node).length > 200) return [];
  return [{ kind: "a property is lost", at: node, replacement: "" }];
}

/** A message becomes another one. */
function labelDefects({ object, property }: Of<"MemberExpression">, { text, messages }: Ancestry): Edit[] {
  if (object.type !== "Identifier" || property.type !== "Identifier") return [];
  const module = moduleCalled(object.name, text);
  const other = module === null ? null : otherMessage(messages.get(module), property.name);
  return other === null ? [] : [{ kind: "a label is another one", at: property, replacement: other }];
}

function isSaving(node: Node): boolean {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  return node.callee.property.type === "Identifier" && SAVING.test(node.callee.property.name);
}

const TURNED: Readonly<Record<string, string>> = { "===": "!==", "!==": "===", "<": ">=", ">": "<=", "<=": ">", ">=": "<" };

function binaryDefects(node: Of<"BinaryExpression">, ancestry: Ancestry): Edit[] {
  const { operator, left, right } = node;
  const textOf: TextOf = ({ start, end }) => ancestry.text.slice(start, end);
  const turned = TURNED[operator];
  const between = { start: left.end, end: right.start };
  if (turned !== undefined) return [{ kind: "a comparison is turned round", at: between, replacement: ` ${turned} ` }];
  if (ordersByDifference(node, ancestry))
    return [{ kind: "an order is lost", at: node, replacement: `${textOf(right)} - (${textOf(left)})` }];
  const isWhole = right.type === "Literal" && typeof right.value === "number";
  const isDays = operator === "/" && isWhole && isTimeSpan(left);
  const isNumeric = operator === "*" || (operator === "-" && !isTimeSpan(node)) || (operator === "+" && isWhole);
  const isHarmless = isScrambling(node, ancestry) || isOfId(ancestry) || isCoordinate(node, ancestry) || isCountOfChanges(node, ancestry);
  if (isHarmless || !(isNumeric || isDays)) return [];
  return [{ kind: "a number is off by one", at: node, replacement: `(${textOf(node)} + 1)` }];
}

/** Whether the value of a function is the same of one parameter less the same of the other: of it only the sign matters, which orders. */
function ordersByDifference({ operator, left, right }: Of<"BinaryExpression">, { parents, text }: Ancestry): boolean {
  const made = parents.findLast((one) => one.type === "ArrowFunctionExpression" || one.type === "FunctionDeclaration");
  if (operator !== "-" || made?.type === undefined || !("params" in made)) return false;
  const [one, other, ...more] = made.params.map((parameter) => (parameter.type === "Identifier" ? parameter.name : ""));
  if (one === undefined || other === undefined || more.length > 0 || one === "" || other === "") return false;
  const within = parents.slice(parents.indexOf(made) + 1);
  const isValue = within.every(({ type }) => /^(?:BlockStatement|ReturnStatement|ConditionalExpression)$/.test(type));
  const of = (node: Node, name: string): string => text.slice(node.start, node.end).replaceAll(new RegExp(`\\b${name}\\b`, "g"), "one");
  return isValue && (of(left, one) === of(right, other) || of(left, other) === of(right, one));
}

function callDefects(node: Of<"CallExpression">, textOf: TextOf): Edit[] {
  const { callee, arguments: given } = node;
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return [];
  const [first] = given;
  switch (callee.property.name) {
    case "filter":
      return first === undefined ? [] : [{ kind: "a filter lets everything pass", at: first, replacement: "() => true" }];
    case "toSorted":
    case "toReversed":
      return [{ kind: "an order is lost", at: node, replacement: textOf(callee.object) }];
    case "reduce":
      return [{ kind: "a number is off by one", at: node, replacement: `(${textOf(node)} + 1)` }];
    default:
      return [];
  }
}
