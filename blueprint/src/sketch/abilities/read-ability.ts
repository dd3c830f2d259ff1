// Reads an ability: plain words stay as they are, an object without a known kind becomes its words.
import { z } from "zod";
import { readData } from "../../knowledge/data/data-files.ts";
import { asValues, asWords, asWordsOrNull, pick, plainName } from "../form/lenient.ts";
import { abilityKindOf, AbilityKindName, UNBUILT } from "./ability-kinds.ts";
import { readReplies } from "./replies.ts";
import { isFieldMember, SketchAbility } from "./sketch-ability.ts";

/** What models call a kind otherwise. */
const otherKinds = readData("fields/sketch/other-kinds.json", z.record(z.string(), AbilityKindName));

/** The kind that is said; null for none that is known. */
function kindOf(said: unknown): string | null {
  const words = plainName(asWords(said));
  if (words === UNBUILT || abilityKindOf(words) !== undefined) return words;
  return otherKinds[words] ?? null;
}

const CHOICES = ["measure", "shape", "format"] as const;

/** One of the values that a member of a fixed choice takes; null for another one. */
function choiceOf(name: (typeof CHOICES)[number], said: unknown): unknown {
  const words = asWords(said).toLowerCase();
  const meant = name === "measure" && /^(?:mean|avg)$/.test(words) ? "average" : name === "measure" && words === "total" ? "sum" : words;
  const shape = name === "shape" && /^(?:pie|donut|doughnut)$/.test(words) ? "ring" : name === "shape" && words === "bar" ? "bars" : meant;
  return SketchAbility.shape[name].safeParse(shape).success ? shape : null;
}

/** An ability in the form of its schema, or its words; null where nothing is said. */
export function readAbility(said: unknown): unknown {
  const values = asValues(said);
  const told = values === null ? said : pick(values, "wish", "text", "name", "title", "description", "ability", "action", "verb", "label");
  const called = values === null ? undefined : pick(values, "kind", "type", "feature");
  const kind = kindOf(called);
  if (values === null || kind === null) {
    // Of a kind that nobody knows its own words say most.
    const words = asWords(told) || [called, values === null ? "" : pick(values, "thing", "entity")].map(asWords).join(" ").trim();
    return words.length > 1 ? words.slice(0, 120) : null;
  }
  const thing = asWordsOrNull(pick(values, "thing", "entity", "of", "about", "things"), 60);
  const to = pick(values, "to", "recipient", "recipients", "who", "target");
  const labels = Object.keys(SketchAbility.shape)
    .filter(isFieldMember)
    .map((name) => [name, asWordsOrNull(pick(values, name, `${name}Field`), 60)] as const);
  return {
    wish: asWordsOrNull(pick(values, "wish", "text", "request", "description"), 200),
    // Rows of one thing are found in their list.
    kind: kind === "find" && thing !== null ? "search" : kind,
    thing,
    ...Object.fromEntries(labels),
    to: asWordsOrNull(Array.isArray(to) ? to.map(asWords).join(", ") : to, 60),
    when: asWordsOrNull(pick(values, "when", "where", "event", "trigger", "on", "condition"), 300),
    ...Object.fromEntries(CHOICES.map((name) => [name, choiceOf(name, values[name])])),
    replies: readReplies(pick(values, "replies", "comments", "answers", "samples", "rows")),
    title: asWordsOrNull(pick(values, "title", "label", "name"), 60),
  };
}
