/// <reference lib="dom" />
// What real input cannot do in a headless window: choose in a native list, pick in a native picker, choose a file, and
// select a field's content. These functions change the field and notify the app, as the browser's own widgets do.
import { tidy } from "../perceive.ts";
import type { AttachedFile } from "../probe-contract.ts";

function dispatchChange(field: Element): void {
  field.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Focuses the element and selects its content. False if it does not take focus. */
export function focusAndSelect(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  else if (element.isContentEditable) getSelection()?.selectAllChildren(element);
  return element.matches(":focus, :focus-within");
}

/** Sets the value of a date, time, colour or range field. False if it is read-only or refuses the value. */
export function setValue(element: Element, value: string): boolean {
  if (!(element instanceof HTMLInputElement) || element.readOnly) return false;
  element.focus();
  element.value = value;
  const accepted =
    element.type === "range" ? Number(element.value) === Number(value) : element.value === value.toLowerCase() || element.value === value;
  if (accepted) dispatchChange(element);
  return accepted;
}

/** Chooses the option with this text, rather in the same case, else the one with this value. False if there is no such enabled option. */
export function chooseOption(element: Element, words: string): boolean {
  if (!(element instanceof HTMLSelectElement)) return false;
  const options = [...element.options].filter((option) => !option.disabled);
  const same = (text: string): boolean => tidy(text).toLowerCase() === tidy(words).toLowerCase();
  const exact = options.find(({ text }) => tidy(text) === tidy(words));
  const option = exact ?? options.find(({ text }) => same(text)) ?? options.find(({ value }) => same(value));
  if (!option) return false;
  element.focus();
  option.selected = true;
  dispatchChange(element);
  return true;
}

/** Whether the field's `accept` attribute allows the file. */
function accepts(field: HTMLInputElement, { name, type }: AttachedFile): boolean {
  const kinds = field.accept.split(",").map((kind) => kind.trim().toLowerCase());
  if (field.accept.trim() === "") return true;
  return kinds.some((kind) =>
    kind.startsWith(".") ? name.toLowerCase().endsWith(kind) : kind.endsWith("/*") ? type.startsWith(kind.slice(0, -1)) : kind === type,
  );
}

/** Chooses the file in a file field. False if the element is not a file field or does not accept the file. */
export function attachFile(element: Element, file: AttachedFile): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== "file" || !accepts(element, file)) return false;
  const bytes = Uint8Array.from(atob(file.content), (character) => character.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], file.name, { type: file.type }));
  element.files = transfer.files;
  dispatchChange(element);
  return true;
}
