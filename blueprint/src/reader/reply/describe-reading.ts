// The reply to the person after a build: what was built, then plainly what was not understood, and how to go on.
// It speaks of what was asked before what goes without saying, and never claims more than the blueprint holds.
import { describeFeature } from "../../features/feature.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Reading } from "../../schema/reading.ts";
import { isSpoken, spokenReply } from "./spoken-reply.ts";
import { abilitiesOf, calledOf, listed, partsOf, usualActs } from "./describe-abilities.ts";

type Built = Extract<Reading, { outcome: "blueprint" }>;

/** What the app keeps or shows, with "keeps" where rows are added by those who use it. */
function keptOf(blueprint: Blueprint): string {
  const verb = blueprint.capabilities.some(({ kind }) => kind === "add") ? "keeps" : "shows";
  const things = listed(blueprint.entities.map((entity) => calledOf(blueprint, entity)));
  // Times that the person states are no samples.
  const isStated = (id: string): boolean => blueprint.features.some((one) => one["entity"] === id && one["schedule"] !== undefined);
  const shown = blueprint.entities.filter(({ id, samples }) => samples.length > 0 && !isStated(id));
  const of =
    shown.length === 0 || shown.length === blueprint.entities.length
      ? ""
      : ` of ${listed(shown.map((entity) => calledOf(blueprint, entity)))}`;
  return `${verb} ${things}${shown.length === 0 ? "" : `, with a few samples${of} so that you can see how it feels`}`;
}

/** Which lists start empty, and how those are filled to which nobody can add. */
function emptyText({ entities, capabilities }: Blueprint): string {
  const empty = entities.filter(({ samples }) => samples.length === 0);
  if (empty.length === 0) return "";
  const fixed = empty.find(({ id }) => capabilities.every(({ kind, entity }) => kind !== "add" || entity !== id));
  const ask = fixed === undefined ? "" : ` Tell me which to show: “use these examples for ${fixed.name.many}: …”.`;
  return `I know no examples of ${listed(empty.map(({ name }) => name.many))}, so nothing is made up: the ${empty.length === 1 ? "list starts" : "lists start"} empty.${ask} `;
}

/** What one can do, and what is there beside it. */
function abilitiesText(blueprint: Blueprint): string {
  const abilities = abilitiesOf(blueprint);
  const { infinitives, gerunds } = usualActs(blueprint);
  const plain = infinitives.length === 0 ? "" : `You can ${listed(infinitives)} everything.`;
  const usual = gerunds.length === 0 ? "" : `; ${listed(gerunds)} ${gerunds.length === 1 ? "is" : "are"} included`;
  const can = abilities.length === 0 ? plain : `You can ${listed(abilities)}${usual}.`;
  const parts = partsOf(blueprint);
  const has = parts.length === 0 ? "" : `${can === "" ? "It has" : "It also has"} ${listed(parts)}.`;
  return [can, has].filter((sentence) => sentence !== "").join(" ");
}

/** What the app is and what one can do with it. `wanted`: it is what was asked for. */
function builtOf(blueprint: Blueprint, wanted: boolean): string {
  const { title, entities } = blueprint;
  const abilities = `${emptyText(blueprint)}${abilitiesText(blueprint)}`;
  if (entities.length === 0) return wanted ? `${title} is ready. ${abilities}` : `What I built is ${title}. ${abilities}`;
  return `${wanted ? `${title} is ready. It` : `What I built is ${title}, which`} ${keptOf(blueprint)}. ${abilities}`;
}

function shortened(phrase: string): string {
  return phrase.length > 120 ? `${phrase.slice(0, 117).trimEnd()}…` : phrase;
}

function quoted(phrases: readonly string[]): string {
  const most = phrases.slice(0, 6).map((phrase) => `“${shortened(phrase)}”`);
  const more = phrases.length - most.length;
  return `${listed(most)}${more > 0 ? ` (and ${more} more)` : ""}`;
}

/** How to go on: two changes that can be asked for, the second one of what the app lacks. */
function hintFor({ entities, features }: Blueprint): string {
  const [first] = entities;
  const labels = first?.fields.map(({ label }) => label.toLowerCase()) ?? [];
  const field = ["notes", "tags", "a rating"].find((intent) => !labels.some((label) => label.includes(intent.split(" ").at(-1) ?? "")));
  const feature = features.some(({ kind }) => kind === "contact") ? "a newsletter form" : "a contact page";
  const lacking = first === undefined || field === undefined ? feature : `${field} to ${first.name.many}`;
  // A section that only its owner can write.
  const empty = features.find((one) => one.kind === "passage" && one["line"] === null && typeof one["title"] === "string");
  if (empty !== undefined) return `To fill a section, say so in a message, such as: under “${String(empty["title"])}” write: …`;
  return `To change it, say so in a message, such as “make it green” or “add ${lacking}”.`;
}

/** What stands there as an example of what only its owner knows. */
function examplesText(blueprint: Blueprint): string {
  const examples = blueprint.features.flatMap((feature) => describeFeature(blueprint, feature).examples ?? []);
  if (examples.length === 0) return "";
  return `Examples, since you did not say yours: ${listed(examples)}. Say them in the first sentence, such as “open Tue-Fri 9-17, first lesson 30 €”, and they are shown as you say them.`;
}

/** What nobody knows, so that it starts empty. */
function unknownIn(blueprint: Blueprint): string[] {
  return blueprint.features.flatMap((feature) => describeFeature(blueprint, feature).unknown ?? []);
}

function unknownText(blueprint: Blueprint): string {
  const unknown = unknownIn(blueprint);
  return unknown.length === 0 ? "" : `I know no ${listed(unknown)}, so none are made up: it starts empty, and you add them in the app.`;
}

/** What was read otherwise than it was written. */
function mendedText(mended: Built["mended"]): string {
  return mended === undefined ? "" : `I read ${listed(mended.map(({ wrong, right }) => `“${wrong}” as “${right}”`))}.`;
}

function replyTo({ blueprint, understood, notUnderstood, insteadOf, mended }: Built): string {
  const unknown = unknownIn(blueprint);
  const isSaid = (phrase: string): boolean =>
    phrase === insteadOf || unknown.some((one) => one.toLowerCase().includes(phrase.toLowerCase()));
  const missing = notUnderstood.filter((phrase) => !isSaid(phrase));
  const left = missing.length === 0 ? "" : `Not built, because I did not understand it or cannot build it yet: ${quoted(missing)}.`;
  const hint = paragraphs(mendedText(mended), unknownText(blueprint), examplesText(blueprint), hintFor(blueprint));
  if (insteadOf !== undefined) {
    const not = `This is not the “${shortened(insteadOf)}” that you asked for: I cannot build that yet.`;
    return paragraphs(`${not} ${builtOf(blueprint, false)}`, left, hint);
  }
  // Where most of the intent is missing, the missing part is the news.
  if (missing.length > understood.length) return paragraphs(left, builtOf(blueprint, false), hint);
  return paragraphs(builtOf(blueprint, true), left, hint);
}

function paragraphs(...parts: string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

/** The reply to the person after a build, in the language of the app, or the question that comes before it. */
export function describeReading(reading: Reading): string {
  if (reading.outcome === "questions") return reading.questions.map((question) => question.text).join(" ");
  return isSpoken(reading.blueprint) ? spokenReply(reading) : replyTo(reading);
}
