// A sketch becomes a blueprint: its things are what the reader then knows of the subject, and the prompt is read with its
// abilities as if the person had said them too. So the person's own words still count first, every phrase of theirs is
// accounted for, and what the sketch leaves out goes without saying as ever.
import type { EntityTemplate } from "../knowledge/entity-template.ts";
import { type Draft, draftBlueprint } from "../reader/draft/draft-blueprint.ts";
import type { Mention, ParsedPrompt } from "../reader/parse/parsed-prompt.ts";
import { readDescription } from "../reader/parse/description/read-description.ts";
import { partPrompt } from "../reader/parse/sentence/part-prompt.ts";
import { isNamedSite } from "../reader/parse/product-kinds/is-named-site.ts";
import { sites } from "../reader/parse/product-kinds/products.ts";
import { isSpecification } from "../reader/parse/specification/is-specification.ts";
import { readSpecification } from "../reader/parse/specification/read-specification.ts";
import { findProduct } from "../reader/products/find-product.ts";
import { cleanText } from "../knowledge/words/clean-text.ts";
import { colourNamed } from "../knowledge/colours.ts";
import type { NamedColour } from "../schema/theme.ts";
import type { Reading } from "../schema/reading.ts";
import { SHELL } from "../project/shell.ts";
import type { Sketch } from "./sketch.ts";
import { thingOfSketch } from "./thing-of-sketch.ts";
import type { Blueprint } from "../schema/blueprint.ts";
import { notUnderstoodOf, understoodOf } from "../reader/draft/account.ts";
import { draftTheme } from "../reader/draft/look/draft-theme.ts";
import { draftTitle } from "../reader/draft/look/draft-title.ts";
import { type Plan, type Account, note } from "../reader/draft/plan.ts";

/** As sure as a thing that the prompt names itself. */
const STRENGTH = 4;

function mentionOf(thing: EntityTemplate): Mention {
  return { thing, one: thing.one, many: thing.many, phrase: "", place: { start: 0, end: 0 }, strength: STRENGTH };
}

/** The prompt and the sketch's abilities as one text to read, in the prompt's own voice. */
function toldText(prompt: string, { abilities, isSpecified }: { abilities: readonly string[]; isSpecified: boolean }): string {
  const said = cleanText(prompt).trimEnd();
  const plain = abilities.map((one) =>
    one.replace(/^(?:users? |people |visitors? )?(?:can |should be able to |to )?/i, "").replace(/[.;:]+$/, ""),
  );
  return [
    /[.!?]$/.test(said) ? said : `${said}.`,
    ...plain.map((one) => (isSpecified ? `Users should be able to ${one}.` : `Users can ${one}.`)),
  ].join(" ");
}

/** Puts what the sketch knows in the place of what the reader took the nouns for. */
function adopt(parsed: ParsedPrompt, mentions: readonly Mention[]): void {
  for (const mention of mentions) {
    const same = parsed.mentions.find((other) => other === mention || other.one === mention.one || other.many === mention.many);
    if (same === undefined) parsed.mentions.push(mention);
    else {
      same.thing = mention.thing;
      same.one = mention.one;
      same.many = mention.many;
      same.strength = Math.max(same.strength, STRENGTH);
    }
  }
}

/** "Booking site for a barber", "a website for a climbing gym": the words for a site are no field of what it keeps. */
function isSite(text: string): boolean {
  const product = findProduct(partPrompt(text));
  return isNamedSite(text) || (product !== null && product.product === sites && !product.keeps);
}

function colourOf(words: string | null): NamedColour | null {
  if (words === null) return null;
  const hex = /^#[0-9a-f]{6}$/i.test(words) ? words.toLowerCase() : colourNamed(words.toLowerCase());
  return hex === null ? null : { hex, words };
}

/**
 * Reads a prompt with a model's sketch of it. Null where even both together name nothing that could be drafted. With `orShell`
 * it is the shell instead, also where the sketch keeps nothing and no feature was found.
 */
export function draftSketch(
  prompt: string,
  sketch: Sketch,
  { orShell = false }: { orShell?: boolean } = {},
): Extract<Reading, { outcome: "blueprint" }> | null {
  const mentions = sketch.things.map((thing) => mentionOf(thingOfSketch(thing, sketch.things)));
  const isSpecified = isSpecification(cleanText(prompt)) || isSite(cleanText(prompt));
  const text = toldText(prompt, { abilities: sketch.abilities, isSpecified });
  const parted = partPrompt(text);
  const read = isSpecified ? readSpecification(parted) : readDescription(parted, { mentions, current: mentions[0] ?? null });
  adopt(read, mentions);
  const { title, look } = read;
  const parsed: ParsedPrompt = {
    ...read,
    // "What we observed": where the fields are known, a verb in passing is no field.
    fields: read.fields.filter(({ of, noun, detail }) => !(mentions.includes(of) && detail.length === 0 && /^\S+ed$/.test(noun.low))),
    title: title ?? (sketch.title === "" ? null : { words: sketch.title, phrase: "" }),
    look: {
      ...look,
      background: look.background ?? colourOf(sketch.background),
      components: look.components ?? colourOf(sketch.components),
    },
  };
  const found = draftBlueprint(parsed);
  // Where the sketch keeps nothing, rows of a word that the prompt mentions in passing are no beginning.
  const hasPart = found !== null && (sketch.things.length > 0 || found.blueprint.features.length > 0);
  const draft = orShell && !hasPart ? draftShell(parsed) : found;
  if (draft === null) return null;
  const tagline = sketch.tagline === "" ? draft.blueprint.tagline : sketch.tagline;
  const isOwn = (phrase: string): boolean => cleanText(prompt).includes(phrase);
  return {
    outcome: "blueprint",
    blueprint: { ...draft.blueprint, tagline },
    understood: draft.understood.filter(({ phrase }) => isOwn(phrase)),
    notUnderstood: draft.notUnderstood.filter(isOwn),
  };
}

/** Drafts an app with one empty page. Of the parsed prompt, only the title and the look are used; everything else counts as not understood. */
function draftShell(parsed: ParsedPrompt): Draft {
  const account: Account = { became: new Map(), unread: [...parsed.unread] };
  const plan: Plan = { parsed, account, entities: [], capabilities: [], features: [], managed: new Set(), places: [] };
  const theme = draftTheme(plan);
  for (const phrase of parsed.look.phrases) note(account, phrase, "theme");
  if (parsed.title !== null) note(account, parsed.title.phrase, "title");
  const named = draftTitle(plan);
  const pages = SHELL.pages.map((page) => ({ ...page, title: named.title }));
  const blueprint: Blueprint = { ...SHELL, ...named, pages, theme };
  return { blueprint, understood: understoodOf(account, parsed.text), notUnderstood: notUnderstoodOf(account, parsed.text), subjects: [] };
}
