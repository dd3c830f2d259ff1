/// <reference lib="dom" />
// Where a person would put the pointer to use an element, or why they could not: it is disabled, still moving, or
// covered. The act itself is real input, sent by the browser to that point.
import type { InputKind, Reach } from "../probe-contract.ts";
import { belongsTo, checkedStateOf, isDisabled, labelsOf } from "../element-facts.ts";
import { nickname } from "../perceive.ts";

const VALUE_TYPES = new Set(["color", "date", "datetime-local", "month", "range", "time", "week"]);
const CHECK_ROLES = "[role=checkbox], [role=switch], [role=radio], [role=menuitemcheckbox], [aria-pressed]";

function inputKind(element: Element): InputKind {
  if (element instanceof HTMLSelectElement) return "select";
  if (element instanceof HTMLTextAreaElement || (element instanceof HTMLElement && element.isContentEditable)) return "text";
  if (!(element instanceof HTMLInputElement) && element.matches("[role=slider], [role=spinbutton]")) return "slider";
  if (!(element instanceof HTMLInputElement)) return element.matches(CHECK_ROLES) ? "check" : "other";
  if (element.type === "checkbox" || element.type === "radio") return "check";
  if (["button", "submit", "reset", "image"].includes(element.type)) return "other";
  if (element.type === "file") return "file";
  return VALUE_TYPES.has(element.type) ? "value" : "text";
}

/** The element itself, or its label if the element is too small to be hit, as styled checkboxes are. */
function surfaceOf(element: Element): Element {
  const { width, height } = element.getBoundingClientRect();
  return width > 2 && height > 2 ? element : (labelsOf(element)[0] ?? element);
}

/** A point in the element's first box, in the window's CSS pixels; `share` counts from its left and top, 0 to 1. */
export function pointIn(element: Element, share: { x: number; y: number }): { x: number; y: number } {
  const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0) ?? element.getBoundingClientRect();
  return { x: box.x + box.width * share.x, y: box.y + box.height * share.y };
}

const middleOf = (element: Element): { x: number; y: number } => pointIn(element, { x: 0.5, y: 0.5 });

/** Where else a person hits a link that covers a row: beside what can be used in the row. */
const ASIDE = [0.25, 0.75, 0.1, 0.9].flatMap((y) => [0.5, 0.25, 0.75, 0.1, 0.9].map((x) => ({ x, y })));

/** The point to hit: the middle, or for what shows nothing itself and lies beneath others, a place that is free. */
function pointOn(surface: Element): { x: number; y: number } {
  const middle = middleOf(surface);
  const isBare = surface.childNodes.length === 0 && surface.matches("a[href]");
  if (!isBare || !isInWindow(middle) || coverOf(surface, middle) === null) return middle;
  return ASIDE.map((share) => pointIn(surface, share)).find((point) => isInWindow(point) && coverOf(surface, point) === null) ?? middle;
}

const isInWindow = ({ x, y }: { x: number; y: number }): boolean => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

/** What covers the element at the point; null if the pointer would hit the element or its label. */
function coverOf(element: Element, { x, y }: { x: number; y: number }): Element | null {
  const hit = document.elementFromPoint(x, y);
  if (hit === null) return document.body;
  return belongsTo(element, hit) ? null : hit;
}

const isMoving = (element: Element): boolean =>
  document.getAnimations().some(({ effect, playState }) => {
    const moved = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === "running" && moved !== null && moved.contains(element);
  });

/** Scrolls the element into the window and finds the point at which the pointer hits it. */
export function reachElement(element: Element): Reach {
  const unreachable = (problem: string): Reach => ({ reached: false, problem });
  if (isDisabled(element)) return unreachable("it is disabled");
  const surface = surfaceOf(element);
  if (!isInWindow(middleOf(surface)) || coverOf(element, middleOf(surface)))
    surface.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  if (isMoving(surface)) return unreachable("it does not stop moving");
  const point = pointOn(surface);
  if (!isInWindow(point)) return unreachable("it lies outside the window and cannot be scrolled into it");
  const cover = coverOf(element, point);
  if (cover) return unreachable(`the ${nickname(cover)} lies over it`);
  return { reached: true, ...point, kind: inputKind(element), checked: checkedStateOf(element) };
}
