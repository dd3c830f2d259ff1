// A phrase may lead to something that does less than it says: "a chart of honey per year" to a chart of other things.
// Whatever a phrase names must be named by what it became; a noun or adjective that is not has been left out.
import { z } from "zod";
import { definitionOf } from "../../features/feature.ts";
import { BookFeature } from "../../features/commerce/book/book-schema.ts";
import { CalculatorFeature } from "../../features/insight/tools/calculator/calculator-schema.ts";
import type { Capability } from "../../schema/capability.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Entity } from "../../schema/entity.ts";
import type { Understood } from "../../schema/reading.ts";
import { offeredTemplates, ownTemplates } from "../../knowledge/entity-templates.ts";
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { numberOf } from "../../knowledge/words/number-of.ts";
import { openingTimes } from "../../knowledge/words/opening-times.ts";
import { leadingVerb } from "../lexicon/acts.ts";
import { capabilityNouns } from "../lexicon/features.ts";
import { actors, containers, fillers, generics, givens, hollowTails, hollowWords } from "../lexicon/nouns.ts";
import { singularsIn } from "../text/content-words.ts";
import { listenerIn } from "../text/field-name.ts";
import { sentencesOf, type Token } from "../text/token.ts";
import { languageOfApp } from "../../project/words/reply-words.ts";
import { typedRules } from "./typed-rules.ts";
import { writtenIn } from "./written-in.ts";

const SILENT: readonly ReadonlySet<string>[] = [actors, containers, fillers, generics, givens, hollowTails, hollowWords];

/** What a form asks. */
const Asked = z.object({ fields: z.array(z.object({ label: z.string() })) });

/** How charts and totals divide the time: they have no other period. */
const PERIODS = "month monthly time";

/** The nouns, adjectives and numbers of a phrase, in lower case, that nothing names of what it became. Colours and styles name themselves. */
export function unfulfilledWords(blueprint: Blueprint, understood: Understood): string[] {
  const { phrase, became, isDoubted, isWhole } = understood;
  if (isDoubted === true) return [phrase.toLowerCase()];
  if (isWhole === true) return [];
  const rules = languageOfApp(blueprint) === "en" ? typedRules(blueprint, understood) : [];
  if (rules.length > 0) return rules;
  const named = became.map((id) => namesOf(blueprint, id));
  // Hours are written anew: "10-7 tues-sat" is "Tuesday to Saturday".
  if (named.some((names) => names === null) || openingTimes(phrase) !== null) return [];
  // What words of another language name is known to the model that wrote the sketch.
  const isEnglish = languageOfApp(blueprint) === "en";
  const numbers = numbersIn(JSON.stringify([blueprint.title, named, ...became.map((id) => partOf(blueprint, id))]));
  const known = new Set([blueprint.title, ...named.flatMap((names) => names ?? [])].flatMap(singularsIn));
  const isCapability = became.every((id) => blueprint.capabilities.some((one) => one.id === id));
  const spokenTo = isEnglish && isCapability ? sentencesOf(phrase).flatMap(({ tokens }) => listenerIn(tokens) ?? []) : [];
  return sentencesOf(phrase)
    .flatMap(({ tokens }) => tokens.filter(({ low }, at) => !(low === "number" && tokens[at + 1]?.low === "of")))
    .filter(
      (token) =>
        spokenTo.includes(token) ||
        (isEnglish && (lexicon.is(token.low, "unshared") || (isOften(token) && !known.has(token.low)))) ||
        numbersIn(token.low).some((number) => !numbers.includes(number)) ||
        (isEnglish && isContent(token) && !singularsIn(token.low).every((word) => known.has(word) || isSilent(word))),
    )
    .map(({ low }) => low);
}

/** "Tick them off daily", "reset weekly": how often is no noun, and what is done once does less. */
const isOften = ({ low }: Token): boolean => lexicon.is(low, "period-adjective");

/** "62 plots", "every 4 weeks", "three galleries": the numbers in some words, in digits. */
function numbersIn(text: string): string[] {
  const inLetters = (text.toLowerCase().match(/\b\p{L}+\b/gu) ?? []).map(numberOf).filter((number) => number > 1);
  return [...(text.match(/\d+/g) ?? []), ...inLetters.map(String)];
}

function partOf({ entities, capabilities, features }: Blueprint, id: string): unknown {
  // Numbers of example rows are nobody's, and those of the phrase itself say nothing.
  const plain = entities.map((entity) => ({ ...entity, samples: [], phrase: null }));
  const others = [...capabilities, ...features].map((one) => ({ ...one, phrase: null }));
  return [...plain, ...others].find((one) => one.id === id || id.startsWith(`${one.id}.`));
}

function isContent({ low, speech }: Token): boolean {
  const isPronoun = lexicon.is(low.split("'")[0], "subject-pronoun");
  const isAct = leadingVerb([low]) !== null && !lexicon.is(low, "result-sum") && !lexicon.is(low, "result-average");
  return (speech === "noun" || speech === "adjective") && /\p{L}{2}/u.test(low) && !isPronoun && !isAct;
}

function isSilent(word: string): boolean {
  return SILENT.some((words) => words.has(word));
}

/** The names of what has this id: an entity, a field, a page, a capability or a feature. Null if it has none, as a colour. */
function namesOf(blueprint: Blueprint, id: string): string[] | null {
  if (id === "title") return [];
  const page = blueprint.pages.find((candidate) => `page.${candidate.id}` === id);
  if (page !== undefined) return [page.title];
  const entity = blueprint.entities.find((candidate) => candidate.id === id || id.startsWith(`${candidate.id}.`));
  if (entity !== undefined) return [...namesOfEntity(entity), ...entity.fields.flatMap(namesOfField), id, ...pagesOf(blueprint, entity.id)];
  const capability = blueprint.capabilities.find((candidate) => candidate.id === id);
  if (capability !== undefined) return namesOfCapability(blueprint, capability);
  const feature = blueprint.features.find((candidate) => candidate.id === id || id.startsWith(`${candidate.id}.`));
  if (feature === undefined) return null;
  const part = id === feature.id ? [] : [id.slice(feature.id.length), JSON.stringify({ ...feature, phrase: null })];
  const { words, fieldOptions = {} } = definitionOf(feature.kind);
  const of = blueprint.entities.find((one) => [feature["entity"], feature["rows"]].includes(one.id));
  const used = Object.keys(fieldOptions).map((option) => feature[option]);
  const { formula } = CalculatorFeature.safeParse(feature).data ?? {};
  const figures = formula === undefined ? [] : [formula.result, ...formula.inputs.map(({ label }) => label)];
  const { terms } = BookFeature.safeParse(feature).data ?? {};
  const asked = Asked.safeParse(feature).data?.fields.map(({ label }) => label) ?? [];
  return [
    ...words.verbs,
    ...words.nouns,
    ...part,
    feature.kind,
    ...figures,
    ...asked,
    terms === undefined ? "" : [terms.mode, terms.unit, terms.people, terms.start, terms.end].join(" "),
    ...writtenIn(feature),
    ...pagesOf(blueprint, id),
    ...(of === undefined ? [] : [...namesOfEntity(of), ...of.fields.filter(({ id: field }) => used.includes(field)).flatMap(namesOfField)]),
  ];
}

/** The titles of the pages on which the rows of an entity or the blocks of a feature stand. */
function pagesOf({ pages }: Blueprint, id: string): string[] {
  const isThere = ({ sections }: Blueprint["pages"][number]): boolean =>
    sections.some((part) => (part.kind === "collection" && part.entity === id) || (part.kind === "feature" && part.feature === id));
  return pages.filter(isThere).map(({ title }) => title);
}

function entityOf({ entities }: Blueprint, id: string): Entity | undefined {
  return entities.find((entity) => entity.id === id);
}

/** What an entity is called, here and elsewhere. */
function namesOfEntity({ id, name }: Entity): string[] {
  const templates = [...ownTemplates, ...offeredTemplates].filter(({ one }) => one === name.one);
  return [id, name.one, name.many, ...templates.flatMap(({ words, apps }) => [...words, ...apps])];
}

/** What a field is called, the unit and the stars that its rows show, what can be chosen in it, and the texts that its formula gives. */
const namesOfField = ({ id, label, type, max = 5, unit = "", options, formula = "" }: Entity["fields"][number]): string[] => [
  id,
  label,
  unit,
  type === "rating" ? `${max} stars` : "",
  ...(options ?? []),
  ...[...formula.matchAll(/"([^"]*)"/g)].map(([, text = ""]) => text),
];

/** The names of a capability: what it does, with which rows, and with which of their fields. */
function namesOfCapability(blueprint: Blueprint, capability: Capability): string[] {
  const entity = entityOf(blueprint, capability.entity);
  const used = new Set(Object.values(capability).flat());
  const fields = entity?.fields.filter(({ id }) => used.has(id)) ?? [];
  const target = capability.kind === "send" ? entityOf(blueprint, capability.to) : undefined;
  const nouns = capabilityNouns(capability.kind);
  return [
    ...("measure" in capability ? namesOfFigure(capability, nouns) : nouns),
    capability.kind,
    ...(entity ? namesOfEntity(entity) : []),
    ...fields.flatMap(namesOfField),
    ...(target ? namesOfEntity(target) : []),
  ];
}

/** The names of a figure out of the nouns for its kind: an average is no total, nor a total an average. */
function namesOfFigure({ measure, label }: { measure: string; label: string }, nouns: readonly string[]): string[] {
  const [own, other] = measure === "average" ? (["result-average", "result-sum"] as const) : (["result-sum", "result-average"] as const);
  return [...nouns.filter((noun) => !lexicon.names(noun, other)), ...lexicon.words(own), label, PERIODS];
}
