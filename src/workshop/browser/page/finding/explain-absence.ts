/// <reference lib="dom" />
// Why a target is not found, in words that say what is there instead: hidden elements that would match, the field that
// has the text as its value, and the names of the elements of that kind.
import type { Target } from "@atelier/blueprint";
import { findElements, findHiddenToo, isTextTarget, scopesOf } from "./find-elements.ts";
import { holds, isPerceivable, isWithheld, nameOf, nickname, textOf } from "../perceive.ts";

const NAMES_SHOWN_MAX = 8;
const FIELDS = "input, textarea, select";

/** The names of up to eight elements with the target's role (or a label), whatever name the target asks for. */
function similarNames({ role, label, within }: Target): string[] {
  if (!role && label === undefined) return [];
  const wider: Target = { ...(role ? { role } : { label: "" }), ...(within ? { within } : {}) };
  const names = findElements(wider).map((element) => (nameOf(element) || textOf(element)).slice(0, 60));
  return [...new Set(names.filter((name) => name !== ""))].slice(0, NAMES_SHOWN_MAX);
}

function whyHidden(element: Element): string {
  if (isWithheld(element))
    return `it is hidden from assistive technology (${element.closest("[inert]") === null ? "aria-hidden" : "inert"}); what people see there can be found by its text`;
  return "it is not rendered (such as display: none, visibility: hidden, or no size)";
}

/** A field of the page that has the text as its value. */
function fieldHolding(scopes: readonly Element[], text: string): Element | undefined {
  return scopes.flatMap((scope) => [...scope.querySelectorAll(FIELDS)]).find((field) => isPerceivable(field) && holds(textOf(field), text));
}

/** A sentence fragment about the nearest things to a target that is not found; empty if there is nothing to say. */
export function explainAbsence(target: Target): string {
  const { role, name, label, text, exact, nth, within } = target;
  const scopes = scopesOf(target);
  if (within && scopes.length === 0) return 'nothing matches its "within"';
  const { nth: _, ...anywhere } = target;
  const others = nth === undefined ? [] : findElements(anywhere);
  if (others.length > 0) return others.length === 1 ? "there is only one of them" : `there are only ${others.length} of them`;
  const [hidden] = findHiddenToo(target, scopes);
  if (hidden) return `one is there, but ${whyHidden(hidden)}`;
  if (isTextTarget(target) && text !== undefined) {
    const field = fieldHolding(scopes, text);
    return field ? `only the ${nickname(field)} has it, as its value, which is no text: find it by its label, with expectValue` : "";
  }
  const similar = similarNames(target);
  if (similar.length === 0) return "";
  const called = `the ${role ?? "field"}s here are called ${similar.map((one) => `"${one}"`).join(", ")}`;
  const isNamed = name !== undefined || label !== undefined;
  const rule = exact ? "exact, so the whole name has to match in its case" : "a part of the name is enough, in any case";
  return isNamed ? `${called} (${rule})` : called;
}
