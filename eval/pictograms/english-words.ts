// What pictograms are found by in English: their names, parts of these, everything that WordNet says is of their kind, and
// the keywords of the annotations that are used like their names.
import { likenessTo, vectorsOf } from "../../blueprint/src/knowledge/meaning/word-vectors.ts";
import { singular } from "../../blueprint/src/knowledge/words/inflect.ts";
import { Found } from "./found.ts";
import type { Pictogram } from "./read-pictograms.ts";
import type { WordNet } from "./read-word-net.ts";

/** How many steps up from a word its pictogram may be: a terrier is a hunting dog is a dog. */
const STEPS_MAX = 4;
/** A keyword less alike than this to the name is there for another reason. */
const LIKENESS_MIN = 0.57;
const SHARED_BY_MAX = 3;
/** What so many names are about is general. */
const GENERAL_FROM = 3;
const GENERAL_LIKENESS_MIN = 0.7;
const NATURAL: ReadonlySet<string> = new Set(["Animals & Nature", "Food & Drink"]);
/** `wine` and `glass` are met together, `kitchen` and `knife` are as well. */
const QUALIFIER_LIKENESS_MIN = 0.33;
/** Act, animal, artifact, communication, event, food, group, location, object, phenomenon, plant, substance. */
const CONCRETE: ReadonlySet<number> = new Set([4, 5, 6, 10, 11, 13, 14, 15, 17, 19, 20, 27]);
const FOOD = 13;
/** The fields of senses that a group of pictograms can show. */
const FIELDS: Readonly<Record<string, readonly number[]>> = {
  "Animals & Nature": [5, 20, 17, 19, 6],
  "Food & Drink": [13, 20, 6],
  "Travel & Places": [6, 17, 19, 15, 14],
  Activities: [6, 4, 10, 11, 17, 20],
  Objects: [6, 10, 21, 17, 27, 8, 13],
  Symbols: [4, 6, 17, 27],
};

interface Sources {
  found: Found;
  pictograms: readonly Pictogram[];
  net: WordNet;
  /** The names of the pictograms, the last word in the singular. */
  titles: readonly string[];
}

/** The line of English words. */
export function englishWords(pictograms: readonly Pictogram[], net: WordNet): string {
  const found = new Found();
  const sources = { found, pictograms, net, titles: pictograms.map(({ title }) => singular(clean(title))) };
  for (const [index, title] of sources.titles.entries()) {
    if (pictograms[index]?.group !== "Symbols" || isConcrete(net, title))
      found.add(title, { index, tier: isMostlyNoun(net, title) ? 1 : 4 });
  }
  const own = sensesOfTitles(sources);
  addSynonyms(sources, own);
  const heads = addHeads(sources);
  addKinds(sources, { own, heads });
  addKeywords(sources);
  addGeneral(sources, own);
  addQualifiers(sources);
  return found.line();
}

const clean = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/[^a-z0-9' -]/g, "")
    .trim();

/** What a name of several words is about: `apple` of `red apple`, `house` of `house with garden`. */
function headOf(title: string): string {
  const [before = ""] = title.split(/ (?:of|with|in|at|on|and|without|behind|facing|over|for) /);
  return singular(before.split(" ").at(-1) ?? "");
}

/** The senses above one, with the number of steps to them. */
function above({ senses }: WordNet, id: string): Map<string, number> {
  const steps = new Map([[id, 0]]);
  for (const [one, step] of steps) for (const next of senses.get(one)?.above ?? []) if (!steps.has(next)) steps.set(next, step + 1);
  return steps;
}

/** The senses of the names of pictograms. */
function sensesOfTitles({ pictograms, net, titles }: Sources): Map<string, number> {
  const senses = new Map<string, number>();
  for (const [index, word] of titles.entries()) {
    const pictogram = pictograms[index];
    const sense = pictogram === undefined ? null : senseOf(net, { word, pictogram });
    if (sense !== null && !senses.has(sense)) senses.set(sense, index);
  }
  return senses;
}

/** Keywords that have the sense of the name: `bike` of the bicycle. */
function addSynonyms({ found, pictograms, net }: Sources, own: ReadonlyMap<string, number>): void {
  for (const [sense, index] of own) {
    const keywords = new Set(pictograms[index]?.keywords.map((keyword) => singular(clean(keyword))));
    const nouns = (net.senses.get(sense)?.nouns ?? []).map((noun) => noun.replaceAll("_", " "));
    const isUsual = (noun: string): boolean => (net.sensesOf.get(noun.replaceAll(" ", "_")) ?? []).slice(0, 2).includes(sense);
    for (const noun of nouns.filter((one) => keywords.has(one) && isUsual(one))) found.add(noun, { index, tier: 1 });
  }
}

/** What names of several words are about, and the senses of those that several names are about: `tree`, `medal`. */
function addHeads({ found, pictograms, net, titles }: Sources): Map<string, number> {
  const led = titles.map((title, index) => {
    const head = headOf(title);
    return {
      head,
      index,
      isBare: title.startsWith(head),
      wordCount: title.split(" ").length,
      likeness: likenessOf(head, withoutHead(title)),
    };
  });
  const anchors = new Map<string, number>();
  for (const [head, all] of Map.groupBy(led, (one) => one.head)) {
    const [best] = all.toSorted(
      (one, other) =>
        Number(other.isBare) - Number(one.isBare) ||
        one.wordCount - other.wordCount ||
        (characterOf(pictograms, one) < characterOf(pictograms, other) ? -1 : 1),
    );
    const pictogram = pictograms[best?.index ?? -1];
    if (best === undefined || pictogram === undefined || head.length < 3 || found.get(head)?.tier === 1) continue;
    const sense = senseOf(net, { word: head, pictogram });
    if (sense === null || sense !== usualSense(net, head, net.sensesOf.get(head) ?? [])) continue;
    const isKind = !best.isBare && net.sensesOf.has(titles[best.index]?.replaceAll(" ", "_") ?? "");
    // A musical note is no note, by its usual sense.
    const own = isKind ? senseOf(net, { word: titles[best.index] ?? "", pictogram }) : null;
    if (own !== null && !above(net, own).has(sense)) continue;
    if (isKind && all.length < GENERAL_FROM && best.likeness < QUALIFIER_LIKENESS_MIN) continue;
    found.add(head, { index: best.index, tier: 2 });
    if ((all.length > 1 || best.isBare) && !anchors.has(sense)) anchors.set(sense, best.index);
  }
  for (const [index, title] of titles.entries()) {
    const content = singular(/^.+ of (\S+)$/.exec(title)?.[1] ?? "");
    if (net.sensesOf.has(content)) found.add(content, { index, tier: 2 });
  }
  return anchors;
}

const withoutHead = (title: string): string => title.split(" ").slice(0, -1).join(" ");

const characterOf = (pictograms: readonly Pictogram[], { index }: { index: number }): string => pictograms[index]?.character ?? "";

function senseOf(net: WordNet, { word, pictogram }: { word: string; pictogram: Pictogram }): string | null {
  const ids = net.sensesOf.get(word.replaceAll(" ", "_")) ?? [];
  const keywords = new Set(pictogram.keywords.flatMap((keyword) => clean(keyword).split(" ")));
  for (const part of word.split(" ")) keywords.delete(part);
  const scored = ids.slice(0, 2).flatMap((id, place) => {
    const sense = net.senses.get(id);
    if (sense === undefined || FIELDS[pictogram.group]?.includes(sense.field) !== true) return [];
    const kinds = [...above(net, id)].flatMap(([one, steps]) => (steps <= STEPS_MAX ? (net.senses.get(one)?.nouns ?? []) : []));
    const words = new Set([...(sense.gloss.toLowerCase().match(/[a-z]+/g) ?? []), ...kinds.flatMap((noun) => noun.split("_"))]);
    return [{ id, score: [...keywords].filter((keyword) => words.has(keyword)).length - place * 0.3 }];
  });
  return scored.toSorted((one, other) => other.score - one.score)[0]?.id ?? null;
}

/** The nouns whose usual sense is of the kind that a pictogram shows. What only a part of a name says is too general for things that were made. */
function addKinds({ found, pictograms, net }: Sources, { own, heads }: Record<"own" | "heads", ReadonlyMap<string, number>>): void {
  const nearest = (noun: string, sense: string): number | null => {
    const kinds = above(net, sense);
    const last = noun.split("_").at(-1) ?? "";
    if (last !== noun && !(net.sensesOf.get(last) ?? []).some((one) => kinds.has(one))) return null;
    const reached = [...kinds].flatMap(([id, steps]) => {
      const index = own.get(id) ?? heads.get(id) ?? -1;
      const isNatural = NATURAL.has(pictograms[index]?.group ?? "");
      const most = own.has(id) ? STEPS_MAX : isNatural ? STEPS_MAX - 1 : 1;
      return index < 0 || steps > most ? [] : [{ index, steps }];
    });
    return reached.toSorted((one, other) => one.steps - other.steps)[0]?.index ?? null;
  };
  for (const [noun, ids] of net.sensesOf) {
    if (!/^[a-z][a-z_'-]+$/.test(noun)) continue;
    const usual = usualSense(net, noun, ids);
    const index = isNeverMet(net, noun) ? mostOf(ids.map((id) => nearest(noun, id))) : usual === null ? null : nearest(noun, usual);
    if (index !== null) found.add(noun.replaceAll("_", " "), { index, tier: 3 });
  }
}

/** Whether nothing is known of how often a word has which of its senses. */
function isNeverMet({ metOf }: WordNet, word: string): boolean {
  const met = metOf.get(word);
  return met === undefined || (met.others === 0 && [...met.senses.values()].every((count) => count === 0));
}

/** What at least half of the senses lead to. */
function mostOf(indexes: readonly (number | null)[]): number | null {
  const groups = Map.groupBy(indexes, (index) => index);
  const [most] = [...groups].filter(([index]) => index !== null).toSorted(([, one], [, other]) => other.length - one.length);
  return most !== undefined && most[1].length * 2 >= indexes.length ? most[0] : null;
}

function isConcrete(net: WordNet, word: string): boolean {
  const usual = usualSense(net, word, net.sensesOf.get(word.replaceAll(" ", "_")) ?? []);
  return usual !== null && CONCRETE.has(net.senses.get(usual)?.field ?? -1);
}

function isMostlyNoun({ metOf }: WordNet, word: string): boolean {
  const met = metOf.get(word.replaceAll(" ", "_"));
  return met === undefined || met.others <= [...met.senses.values()].reduce((sum, count) => sum + count, 0);
}

/** The sense that a word mostly has; null where it mostly is no noun, or has no such sense. */
function usualSense({ metOf }: WordNet, noun: string, ids: readonly string[]): string | null {
  const [first] = ids;
  const met = metOf.get(noun);
  if (first === undefined || met === undefined) return first ?? null;
  const total = [...met.senses.values()].reduce((sum, count) => sum + count, 0);
  return met.others > total || (met.senses.get(first) ?? 0) < total / 2 ? null : first;
}

/** Keywords of concrete things that are used like the name, `yacht` of the sailboat, but not `dinner` of the fish, or are what few names are a kind of: `road` of the motorway. */
function addKeywords({ found, pictograms, net, titles }: Sources): void {
  const sharing = Map.groupBy(
    pictograms.flatMap(({ keywords }, index) => keywords.map((keyword) => ({ word: singular(clean(keyword)), index }))),
    ({ word }) => word,
  );
  for (const [word, leads] of sharing) {
    const heads = new Set(leads.map(({ index }) => headOf(titles[index] ?? "")));
    const [head = ""] = heads;
    if (leads.length > 1 && heads.size === 1 && likenessOf(word, head) >= HEAD_LIKENESS_MIN && net.sensesOf.has(word))
      found.add(word, { index: leads[0]?.index ?? 0, tier: 4 });
    const usual = usualSense(net, word, net.sensesOf.get(word) ?? []);
    if (leads.length > SHARED_BY_MAX || usual === null || !isConcrete(net, word)) continue;
    const [best] = leads
      .filter(({ index }) => !(titles[index] ?? "").split(" ").includes(word))
      .map(({ index }) => ({ index, likeness: likenessOf(word, pictograms[index]?.title ?? "") }))
      .toSorted((one, other) => other.likeness - one.likeness);
    if (best !== undefined && best.likeness >= LIKENESS_MIN) found.add(word, { index: best.index, tier: 4 });
    const general = leads.find(({ index }) => isAbove(net, { general: usual, title: titles[index] ?? "" }));
    if (general === undefined || titles.filter((title) => isAbove(net, { general: usual, title })).length > SHARED_BY_MAX) continue;
    found.add(word, { index: general.index, tier: 4 });
  }
}

/** Whether what a name is about is of a kind. */
function isAbove(net: WordNet, { general, title }: { general: string; title: string }): boolean {
  const senses = [title, headOf(title)].flatMap((word) => (net.sensesOf.get(word.replaceAll(" ", "_")) ?? []).slice(0, 2));
  return senses.some((sense) => (above(net, sense).get(general) ?? Infinity) <= GENERAL_STEPS_MAX);
}

/** What several names with the same head have in common, and no other name, is about that head: `award` of the medals. */
const HEAD_LIKENESS_MIN = 0.45;
const GENERAL_STEPS_MAX = 2;

const likenessOf = (word: string, title: string): number => Math.max(...likenessTo(word, vectorsOf(clean(title).split(/[ -]/))));

/** What a name is a kind of, where it is used like the name: `vessel` of the ship. */
function addGeneral({ found, net, titles }: Sources, own: ReadonlyMap<string, number>): void {
  for (const [sense, index] of own) {
    const general = [...above(net, sense)].flatMap(([id, steps]) => (steps > 0 && steps <= 2 ? (net.senses.get(id)?.nouns ?? []) : []));
    for (const noun of general) if (likenessOf(noun, titles[index] ?? "") >= GENERAL_LIKENESS_MIN) found.add(noun, { index, tier: 4 });
  }
}

/** What stands before the head of a name and is a thing itself: `wine` of the wine glass. */
function addQualifiers({ found, net, titles }: Sources): void {
  for (const [index, title] of titles.entries()) {
    const head = headOf(title);
    for (const word of title.split(" ").map(singular)) {
      const usual = usualSense(net, word, net.sensesOf.get(word) ?? []);
      if (word === head || usual === null || !CONCRETE.has(net.senses.get(usual)?.field ?? -1)) continue;
      const isContent = net.senses.get(usual)?.field === FOOD;
      if (isContent || likenessOf(word, head) >= QUALIFIER_LIKENESS_MIN) found.add(word, { index, tier: 4 });
    }
  }
}
