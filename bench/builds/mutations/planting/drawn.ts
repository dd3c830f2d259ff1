// What only says how something looks: class names and styles, the shapes of a picture, and what is calculated for those.
import type { Node } from "oxc-parser";
import { childrenOf } from "../../../../src/workshop/gate/modules/children-of.ts";

/** A property that responds to a person: `onClick`. */
export const HANDLER = /^on[A-Z]/;

/** A property that is read: a name, or a text in its place. */
export const LABELS = /^(?:label|title|aria-label|placeholder|heading)$/;

const SHAPES = /^(?:svg|g|path|circle|ellipse|rect|line|polyline|polygon|defs|pattern)$/;
const LOOKS = /^(?:className|style|variant|size|icon|seed)$/;

/** Whether a file is a picture: its elements are shapes, and nothing in it responds to a person. */
export function onlyDraws(program: Node): boolean {
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

/** Whether the code only says how something looks: a class name, a color, a shape, a pattern, or a picture beside words that is hidden from assistive technology and responds to nothing. */
export function isLook(node: Node, parent: Node): boolean {
  if (node.type === "JSXAttribute") return isLookOf(node, parent);
  if (node.type === "TemplateLiteral") return node.quasis[0]?.value.raw.startsWith("var(--") === true;
  if (node.type !== "JSXElement" || node.openingElement.name.type !== "JSXIdentifier") return false;
  const { name, attributes } = node.openingElement;
  const isHidden = attributes.some(
    (one) => one.type === "JSXAttribute" && one.name.type === "JSXIdentifier" && one.name.name === "aria-hidden",
  );
  return name.name === "defs" || (name.name === "svg" && isHidden && !namesIn(node).some((inner) => HANDLER.test(inner)));
}

function isLookOf({ name }: Extract<Node, { type: "JSXAttribute" }>, element: Node): boolean {
  if (name.type !== "JSXIdentifier" || LOOKS.test(name.name)) return name.type === "JSXIdentifier";
  const isShape = element.type === "JSXOpeningElement" && element.name.type === "JSXIdentifier" && SHAPES.test(element.name.name);
  return isShape && !HANDLER.test(name.name) && !LABELS.test(name.name) && name.name !== "role";
}

/** What is declared in a file and used for nothing but looks: its name is only read where something is drawn. */
export function drawnIn(program: Node): ReadonlySet<Node> {
  const declared = declarationsIn(program);
  const drawn = new Set<Node>();
  const isDrawnAt = (around: readonly Node[]): boolean =>
    around.some((node, at) => drawn.has(node) || isLook(node, around[at - 1] ?? program));
  for (let before = -1; before < drawn.size;) {
    before = drawn.size;
    for (const [name, nodes] of declared) {
      const [node] = nodes;
      const uses = nodes.length === 1 && node !== undefined ? usesOf(program, name) : [];
      if (node !== undefined && uses.length > 0 && uses.every(isDrawnAt)) drawn.add(node);
    }
  }
  return drawn;
}

/** The constants and functions of a file by their names. */
function declarationsIn(program: Node): Map<string, Node[]> {
  const found = new Map<string, Node[]>();
  const visit = (node: Node): void => {
    const isDeclared = node.type === "VariableDeclarator" || node.type === "FunctionDeclaration";
    if (isDeclared && node.id?.type === "Identifier") found.set(node.id.name, [...(found.get(node.id.name) ?? []), node]);
    childrenOf(node).forEach(visit);
  };
  visit(program);
  return found;
}

/** The nodes around each use of a name, its declaration apart. */
function usesOf(program: Node, name: string): (readonly Node[])[] {
  const visit = (node: Node, parents: readonly Node[]): (readonly Node[])[] => {
    const parent = parents.at(-1);
    const isDeclared = (parent?.type === "VariableDeclarator" || parent?.type === "FunctionDeclaration") && parent.id === node;
    const own = node.type === "Identifier" && node.name === name && !isDeclared ? [parents] : [];
    return [...own, ...childrenOf(node).flatMap((child) => visit(child, [...parents, node]))];
  };
  return visit(program, []);
}
