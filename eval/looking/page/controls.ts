/// <reference lib="dom" />
// Presses controls one after the other, and detects whether anything changed. Changes that occur on their own (a clock, a
// carousel) do not count.
import type { NextControl } from "./eyes-contract.ts";
import { isVisible, nameOf, visibleOf } from "./visible.ts";

const selector =
  "button, [role=button], [role=tab], [role=switch], [role=menuitem], summary, input[type=checkbox], input[type=radio], a[href^='#']";
const dialogs = "dialog[open], [role=dialog], [role=alertdialog]";
const alikeMax = 1;

let current: Element | null = null;
let before = "";
let focusBefore: Element | null = null;
let hasChanged = false;
let isPressing = false;
const restless = new WeakSet<Node>();

const observer = new MutationObserver((records) => {
  for (const { target } of records) {
    if (!isPressing) restless.add(target);
    else if (!restless.has(target)) hasChanged = true;
  }
});
observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

export function nextControl(pressed: readonly string[]): NextControl | null {
  const unreachable: string[] = [];
  for (const control of freshControls(pressed)) {
    const kind = kindOf(control);
    if (unreachable.includes(kind)) continue;
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = control.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit === null || !(control.contains(hit) || hit.contains(control))) {
      unreachable.push(kind);
      continue;
    }
    current = control;
    return { name: nameOf(control), kind, x, y };
  }
  return null;
}

export function controlsLeft(pressed: readonly string[]): string[] {
  return freshControls(pressed).map(nameOf);
}

export function dialogIsOpen(): boolean {
  return visibleOf(dialogs).length > 0;
}

function freshControls(pressed: readonly string[]): Element[] {
  const dialog = visibleOf(dialogs).at(-1);
  const found = visibleOf(selector, dialog ?? document).filter((control) => !isDisabled(control) && !isChosen(control));
  return found.filter((control) => pressed.filter((kind) => kind === kindOf(control)).length < alikeMax);
}

function isDisabled(control: Element): boolean {
  return control.matches(":disabled, [aria-disabled=true], [inert] *");
}

// Pressing an option that is already selected has no effect, and that is correct.
function isChosen(control: Element): boolean {
  const isOneOfMany = control.matches("[role=tab][aria-selected=true], [role=radio][aria-checked=true], input[type=radio]:checked");
  return isOneOfMany || control.matches("[aria-current]:not([aria-current=false]), [aria-pressed=true]");
}

function kindOf(control: Element): string {
  const words: string[] = [];
  for (let element: Element | null = control; element !== null && element !== document.body; element = element.parentElement) {
    words.push(`${element.tagName}.${element.getAttribute("class") ?? ""}`);
  }
  const isInList = control.closest("li, tr, article") !== null;
  return `${location.pathname.split("/")[1] ?? ""} ${words.join(">")} ${isInList ? "" : nameOf(control)}`;
}

function stateOf(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")].map(
    ({ value, checked }) => `${value}${checked}`,
  );
  const stores = [localStorage, sessionStorage].map((store) => Object.entries(store).join());
  const pictures = [...document.querySelectorAll("canvas")].map((canvas) => canvas.toDataURL().length);
  const scrolled = [...document.querySelectorAll("*")]
    .map((element) => element.scrollTop + element.scrollLeft)
    .filter((pixels) => pixels > 0);
  return JSON.stringify([location.href, fields, stores, pictures, scrolled, document.fullscreenElement !== null]);
}

export function watch(): void {
  before = stateOf();
  focusBefore = document.activeElement;
  observer.takeRecords();
  hasChanged = false;
  isPressing = true;
}

export async function changed(capMilliseconds: number): Promise<boolean> {
  const deadline = performance.now() + capMilliseconds;
  while (!somethingChanged() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 25));
  isPressing = false;
  return somethingChanged();
}

function somethingChanged(): boolean {
  const focus = document.activeElement;
  const focusMoved = focus !== focusBefore && focus !== document.body && focus !== current && !(current?.contains(focus) ?? false);
  return hasChanged || focusMoved || stateOf() !== before || (current !== null && !isVisible(current));
}
