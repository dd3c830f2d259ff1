// Defects that can be planted into a file of a project: what a hurried change might break. Each is an edit of the parsed
// code that leaves it well-formed. Looks are left as they are: class names, styles and pictures say nothing that could be wrong.
import { type Node, parseSync } from "oxc-parser";
import { childrenOf } from "../../../src/workshop/gate/modules/children-of.ts";

/** The kinds of defects. */
export const DEFECT_KINDS = [
  "a control is removed",
  "a handler does nothing",
  "a value is not saved",
  "a condition is turned round",
  "a comparison is turned round",
  "a filter lets everything pass",
  "an order is lost",
  "a number is off by one",
  "a label is another one",
  "a property is lost",
] as const;
export type DefectKind = (typeof DEFECT_KINDS)[number];

/** One defect: what is put in the place of a part of a file. */
export interface Defect {
  kind: DefectKind;
  path: string;
  line: number;
  start: number;
  end: number;
  was: string;
  replacement: string;
}

/** All defects that can be planted into a file, in its order. */
export function findDefects(path: string, text: string): Defect[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`);
  if (onlyDraws(program)) return [];
  const found: Defect[] = [];
  const visit = (node: Node, parent: Node | null): void => {
    for (const { kind, at, replacement } of defectsOf(node, parent, text))
      found.push({
        kind,
        path,
        line: lineAt(text, at.start),
        start: at.start,
        end: at.end,
        was: text.slice(at.start, at.end),
        replacement,
      });
    for (const child of childrenOf(node)) if (!isLook(child)) visit(child, node);
  };
  visit(program, null);
  return found;
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

/** The text of a file with these defects, of which none is in the way of another. */
export function plant(text: string, defects: readonly Defect[]): string {
  return defects
    .toSorted((one, other) => other.start - one.start)
    .reduce((whole, { start, end, replacement }) => `${whole.slice(0, start)}${replacement}${whole.slice(end)}`, text);
}

const SHAPES = /^(?:svg|g|path|circle|ellipse|rect|line|polyline|polygon|defs|pattern)$/;

/** Whether a file is a picture: its elements are shapes, and nothing in it responds to a person. */
function onlyDraws(program: Node): boolean {
  const names = namesIn(program);
  const own = names.filter((name) => /^[a-z]/.test(name));
  return own.length > 0 && own.every((name) => SHAPES.test(name));
}

/** The names of the elements and handlers in the code. */
function namesIn(node: Node): string[] {
  const own = node.type === "JSXOpeningElement" || node.type === "JSXAttribute" ? node.name : null;
  const name = own?.type === "JSXIdentifier" && (node.type === "JSXOpeningElement" || HANDLER.test(own.name)) ? [own.name] : [];
  return [...name, ...childrenOf(node).flatMap(namesIn)];
}

const HANDLER = /^on[A-Z]/;
const LOOKS = /^(?:className|style|variant|size|icon)$/;

/** Whether the code only says how something looks: a class name, a pattern, or a picture beside words that is hidden from assistive technology and responds to nothing. */
function isLook(node: Node): boolean {
  if (node.type === "JSXAttribute") return node.name.type === "JSXIdentifier" && LOOKS.test(node.name.name);
  if (node.type !== "JSXElement" || node.openingElement.name.type !== "JSXIdentifier") return false;
  const { name, attributes } = node.openingElement;
  const isHidden = attributes.some(
    (one) => one.type === "JSXAttribute" && one.name.type === "JSXIdentifier" && one.name.name === "aria-hidden",
  );
  return name.name === "defs" || (name.name === "svg" && isHidden && !namesIn(node).some((inner) => HANDLER.test(inner)));
}

interface Edit {
  kind: DefectKind;
  at: { start: number; end: number };
  replacement: string;
}

const CONTROLS = /^(?:Button|Link|Input|Textarea|Select|NativeSelect|Checkbox|Switch|Slider|button|input|select|textarea|a)$/;
const SAVING = /^(?:add|update|remove|save|set|put|write|toggle|push|restore|clear)$/;
const LABELS = /^(?:label|title|aria-label|placeholder|heading)$/;

function defectsOf(node: Node, parent: Node | null, text: string): Edit[] {
  const textOf = ({ start, end }: { start: number; end: number }): string => text.slice(start, end);
  switch (node.type) {
    case "JSXElement": {
      const isControl = node.openingElement.name.type === "JSXIdentifier" && CONTROLS.test(node.openingElement.name.name);
      const isChild = parent?.type === "JSXElement" || parent?.type === "JSXFragment";
      return isControl ? [{ kind: "a control is removed", at: node, replacement: isChild ? "{null}" : "null" }] : [];
    }
    case "JSXAttribute":
      return attributeDefects(node, textOf);
    case "JSXText":
      return /\p{L}{3}/u.test(node.value) ? [{ kind: "a label is another one", at: node, replacement: "Something else" }] : [];
    case "ExpressionStatement":
      return isSaving(node.expression) ? [{ kind: "a value is not saved", at: node, replacement: ";" }] : [];
    case "IfStatement":
    case "ConditionalExpression":
      return [{ kind: "a condition is turned round", at: node.test, replacement: `!(${textOf(node.test)})` }];
    case "BinaryExpression":
      return binaryDefects(node, textOf);
    case "CallExpression":
      return callDefects(node, textOf);
    default:
      return [];
  }
}

type Of<Type extends Node["type"]> = Extract<Node, { type: Type }>;
type TextOf = (span: { start: number; end: number }) => string;

function attributeDefects(node: Of<"JSXAttribute">, textOf: TextOf): Edit[] {
  const name = node.name.type === "JSXIdentifier" ? node.name.name : "";
  if (HANDLER.test(name) && node.value !== null)
    return [{ kind: "a handler does nothing", at: node.value, replacement: "{() => undefined}" }];
  if (LABELS.test(name) && node.value?.type === "Literal")
    return [{ kind: "a label is another one", at: node.value, replacement: '"Something else"' }];
  const isSilent = /^(?:key|aria-hidden|dateTime|icon|type|rel|target|ref)/.test(name) || /^(?:data|aria)-/.test(name);
  return isSilent || textOf(node).length > 200 ? [] : [{ kind: "a property is lost", at: node, replacement: "" }];
}

function isSaving(node: Node): boolean {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  return node.callee.property.type === "Identifier" && SAVING.test(node.callee.property.name);
}

const TURNED: Readonly<Record<string, string>> = { "===": "!==", "!==": "===", "<": ">=", ">": "<=", "<=": ">", ">=": "<" };

function binaryDefects({ operator, left, right, ...node }: Of<"BinaryExpression">, textOf: TextOf): Edit[] {
  const turned = TURNED[operator];
  const between = { start: left.end, end: right.start };
  if (turned !== undefined) return [{ kind: "a comparison is turned round", at: between, replacement: ` ${turned} ` }];
  const isNumeric =
    operator === "*" || operator === "-" || (operator === "+" && right.type === "Literal" && typeof right.value === "number");
  return isNumeric ? [{ kind: "a number is off by one", at: node, replacement: `(${textOf(node)} + 1)` }] : [];
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
