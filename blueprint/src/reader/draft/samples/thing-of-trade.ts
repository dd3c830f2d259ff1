// A known thing as somebody of a trade has it: without the rows and the sorts of another trade.
import type { ThingField } from "../../../knowledge/field.ts";
import type { EntityTemplate } from "../../../knowledge/entity-template.ts";
import { hasMeaning } from "../../../knowledge/meaning/word-vectors.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { containers } from "../../lexicon/nouns.ts";
import type { ParsedPrompt } from "../../parse/parsed-prompt.ts";
import { businesses } from "../../parse/product-kinds/products.ts";
import { isContentWord } from "../../text/content-words.ts";
import { sentencesOf } from "../../text/token.ts";
import { rowsAbout, rowsOfTrade } from "./fitting-rows.ts";

/** A longer text names so much that its nouns do not say whose the rows are. */
const STATED_MAX = 300;

/** Whose product it is, or what its name says of a trade: "shoe repair" of "shoe repair shop website". Empty where nothing does. */
function tradeIn({ audience, owner, kind }: ParsedPrompt): string {
  if (audience !== "public") return "";
  const words = `${owner ?? ""} ${kind?.words ?? ""}`.split(/\s+/);
  return words.filter((word) => !containers.has(word) && !businesses.has(word) && !lexicon.is(word, "small-word")).join(" ");
}

/** A thing without the rows of another trade than that of a text; where none fit, its sorts are not those of the trade either. */
export function thingOfTrade(thing: EntityTemplate, parsed: ParsedPrompt): EntityTemplate {
  if (parsed.audience === "public") return rowsOfTrade(thing, tradeIn(parsed));
  const fitting = parsed.text.length > STATED_MAX ? thing : rowsAbout(thing, nounsIn(parsed));
  const isSort = ({ type, words }: ThingField): boolean => type === "choice" && ["type", "kind"].some((word) => words.includes(word));
  const plain = ({ options: _options, ...field }: ThingField): ThingField => ({ ...field, type: "text" });
  return fitting.rows === thing.rows
    ? thing
    : { ...fitting, fields: fitting.fields.map((field) => (isSort(field) ? plain(field) : field)) };
}

/** The nouns that say what a text is about, in the singular where only that is known. Those of a "CSV export" do not. */
function nounsIn({ text, intents }: ParsedPrompt): string[] {
  const deeds = intents.filter(({ object }) => object === null).map(({ place }) => place);
  return sentencesOf(text)
    .flatMap(({ tokens }) => tokens)
    .filter((token) => token.speech === "noun" && isContentWord(token))
    .filter((token) => !deeds.some(({ start, end }) => token.start >= start && token.end <= end))
    .flatMap(({ low, one }) => [low, one].find(hasMeaning) ?? []);
}
