// An ability in plain words, as small models write it: "book a room", "filter seeds by month". The reader's verbs and nouns say which
// kind is meant, and it is about one of the sketch's own things; a word that names none of them makes no new one.
import { cleanText } from "../../../knowledge/words/clean-text.ts";
import { isFeatureAct, type Act } from "../../../reader/lexicon/acts.ts";
import { featureIn } from "../../../reader/lexicon/features.ts";
import { readDescription } from "../../../reader/parse/description/read-description.ts";
import type { Intent, Mention } from "../../../reader/parse/parsed-prompt.ts";
import { segmentPrompt } from "../../../reader/parse/sentence/segment-prompt.ts";
import { readSpecification } from "../../../reader/parse/specification/read-specification.ts";
import { plainName } from "../../form/lenient.ts";

/** What plain words ask for: the act, the thing that they name, and the nouns that may name fields of it. */
export interface PhraseAbility {
  act: Act;
  thing: Mention | null;
  object: string | null;
  by: string | null;
}

/** What people may do, without who they are: "Users can …". */
function plainWords(words: string): string {
  return words
    .replace(/^(?:(?:users?|people|visitors?|members?|customers?|guests?) )?(?:can |should be able to |may |to )?/i, "")
    .replace(/[.;:!?]+$/, "");
}

function intentsOf(words: string): Intent[] {
  const specified = readSpecification(segmentPrompt(cleanText(`Users should be able to ${words}.`))).intents;
  return specified.length > 0 ? specified : readDescription(segmentPrompt(cleanText(`Users can ${words}.`))).intents;
}

/** The prepositions before what parts the rows: "filter by month", "spent per category". */
const GROUPING = ["by", "per", "over", "across", "in"];

/** What plain words ask for; null where no verb or noun of them is known. */
export function readVerbPhrase(words: string, mentions: readonly Mention[]): PhraseAbility | null {
  const said = plainWords(words);
  const [intent] = [...intentsOf(withoutThings(said, mentions)), ...intentsOf(said)];
  if (intent === undefined) return null;
  // "See seeds on a calendar": where rows are seen is what is asked for.
  const shown = [...intent.after.values()].flatMap((noun) => featureIn(noun.key.split(" "))?.act ?? []).find(isFeatureAct);
  const object = intent.object?.low ?? null;
  const by = GROUPING.flatMap((name) => intent.after.get(name)?.low ?? [])[0]?.replace(/^(?:each|every) /, "") ?? null;
  return {
    act: shown !== undefined && (intent.act === "browse" || intent.act === "send") ? shown : intent.act,
    thing: namedIn(said, mentions),
    object,
    by,
  };
}

/** The words with "entry" for the things: "job applications" are kept, and nobody applies for them. */
function withoutThings(words: string, mentions: readonly Mention[]): string {
  const names = mentions.flatMap(({ one, many }) => [
    [many, "entries"],
    [one, "entry"],
  ]);
  return names
    .toSorted((a, b) => (b[0] ?? "").length - (a[0] ?? "").length)
    .reduce(
      (text, [name = "", entry = ""]) => text.replace(new RegExp(`\\b${name.replace(/[^\p{L}\p{N}]+/gu, "\\W+")}\\b`, "giu"), entry),
      words,
    );
}

/** The thing that some words name, the longest name first. */
function namedIn(words: string, mentions: readonly Mention[]): Mention | null {
  const said = ` ${words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  const isSaid = (name: string): boolean => said.includes(` ${name.toLowerCase()} `) || said.includes(` ${plainName(name)} `);
  return mentions.filter(({ one, many }) => isSaid(one) || isSaid(many)).toSorted((a, b) => b.one.length - a.one.length)[0] ?? null;
}
