/// <reference lib="dom" />
// Forms as a visitor uses them: submitted empty, then filled in with a value that matches each field.
import type { AfterSending, FoundForm } from "./eyes-contract.ts";
import { isVisible, nameOf, visibleOf } from "./visible.ts";

const fieldSelector = "input:not([type=hidden], [type=submit], [type=button]), select, textarea";
const notices = "[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off]), output, dialog[open], [role=dialog]";
const wordsByMeaning: [RegExp, string][] = [
  [/e-?mail/i, "ada@example.com"],
  [/phone|mobile|telephone/i, "+1 555 010 0199"],
  [/card number|credit card/i, "4242 4242 4242 4242"],
  [/cvc|cvv|security code/i, "123"],
  [/expir/i, "12/30"],
  [/zip|postal/i, "10001"],
  [/url|website|link/i, "https://example.com/page"],
  [/price|amount|cost|quantity|number|budget|age|weight|height|measure|size/i, "12"],
];

// A search field is not treated as a form: it has one field and submits nothing.
function findForms(): HTMLFormElement[] {
  return [...document.querySelectorAll("form")].filter(
    (form) => isVisible(form) && submitOf(form) !== null && fieldsOf(form).length > 0 && !form.closest("[role=search], search"),
  );
}

function submitOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>("button[type=submit], button:not([type]), input[type=submit]");
}

function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(fieldSelector)].filter((field) => !field.disabled && !field.readOnly);
}

export function forms(): FoundForm[] {
  return findForms().map((form) => {
    const heading =
      form.querySelector("h1, h2, h3, legend") ??
      form.closest("section, article, dialog, [role=dialog], main")?.querySelector("h1, h2, h3");
    const submit = submitOf(form);
    return {
      name: form.getAttribute("aria-label") ?? (heading ? nameOf(heading) : ""),
      submit: submit ? nameOf(submit) : "",
      fields: fieldsOf(form).map(nameOf),
      prefilled: fieldsOf(form).some((field) => isWritten(field) && field.value !== ""),
    };
  });
}

export function sendForm(place: number): boolean {
  const form = findForms()[place];
  const submit = form ? submitOf(form) : null;
  submit?.click();
  return submit !== null;
}

function isWritten(field: HTMLInputElement): boolean {
  return field.tagName === "TEXTAREA" || field.type === "text";
}

interface Filling {
  words: string;
  days: number;
}

export function fillForm(place: number, filling: Filling): void {
  const form = findForms()[place];
  // Of two days the second is the later one, such as the end of a stay.
  let { days } = filling;
  for (const field of form ? fieldsOf(form) : []) {
    fillField(field, { ...filling, days });
    if (field.type === "date") days += 1;
  }
}

/** Whether a choice of one is still to be made. */
function isUnchosen(field: HTMLInputElement): boolean {
  const { type, name, form } = field;
  return type === "radio" && form?.querySelector(`input[type=radio][name="${CSS.escape(name)}"]:checked`) === null;
}

function fillField(field: HTMLInputElement | HTMLSelectElement, filling: Filling): void {
  if (field instanceof HTMLSelectElement) {
    const option = [...field.options].find(({ value, disabled }) => value !== "" && !disabled);
    if (option) setValue(field, option.value);
    return;
  }
  if (field.type === "checkbox" || field.type === "radio") {
    if ((field.required && !field.checked) || isUnchosen(field)) field.click();
    return;
  }
  if (field.type !== "file") setValue(field, valueFor(field, filling));
}

function valueFor(field: HTMLInputElement, { words, days }: Filling): string {
  const day = new Date(Date.now() + 864e5 * days).toISOString();
  const byType: Record<string, string> = {
    email: "ada@example.com",
    url: "https://example.com/page",
    tel: "+1 555 010 0199",
    date: day.slice(0, 10),
    time: "10:30",
    "datetime-local": day.slice(0, 16),
    month: day.slice(0, 7),
    color: "#336699",
    password: "Correct-horse-9",
  };
  if (field.type === "number" || field.type === "range")
    return `${Math.max(Number(field.min || 1), Math.min(Number(field.max || 12), 12))}`;
  const meant = `${nameOf(field)} ${field.name} ${field.placeholder}`;
  const typed = /^(?:numeric|decimal)$/.test(field.inputMode) ? "12" : words;
  const text = byType[field.type] ?? wordsByMeaning.find(([meaning]) => meaning.test(meant))?.[1] ?? typed;
  return field.maxLength > 0 ? text.slice(0, field.maxLength) : text;
}

// Frameworks override `value` on the element, so the native setter of its prototype is called.
function setValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

export function afterSending(words: string): AfterSending {
  const said = visibleOf(notices).map((notice) => (notice instanceof HTMLElement ? notice.innerText : ""));
  const isMarked = document.querySelector("[aria-invalid=true]") !== null;
  const isStopped = [...document.querySelectorAll("form :user-invalid")].some(isVisible);
  return {
    said: said.join(" ").replaceAll(/\s+/g, " ").trim().slice(0, 300),
    refused: isMarked || isStopped,
    shown: document.body.innerText.includes(words),
  };
}
