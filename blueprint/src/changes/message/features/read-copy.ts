// "Change the headline to Welcome", "the newsletter should say Stay fresh": the words that a feature shows.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { FeatureKind } from "../../../features/feature.ts";
import type { AnyFeature } from "../../../schema/feature.ts";
import { featuresMeant } from "../../../features/feature.ts";
import { capital } from "../../../reader/draft/draft-field.ts";
import { quote, type Token } from "../../../reader/text/token.ts";
import type { Edit } from "../../edits/edit.ts";
import { plain } from "../words/plain.ts";
import type { ClauseContext } from "../words/clause-context.ts";
import { kindNamed } from "./name-feature.ts";

/** The words for a part, and the options that can be meant by them, the likeliest first. */
const parts: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:headlines?|headings?|titles?|header)$/, ["headline", "title"]],
  [/^(?:subtitle|subheading|subheadline|subline|lines?|tagline|slogan|descriptions?|promise|sentence)$/, ["line", "promise"]],
  [/^(?:texts?|wording|words|copy|message)$/, ["headline", "title", "line"]],
  [/^(?:button|label)$/, ["button"]],
];

/** What a part belongs to where nothing is said of it. */
const ownerOf: readonly (readonly [RegExp, FeatureKind])[] = [
  [/^(?:headline|heading|header|subtitle|subheading|subheadline|subline|tagline|slogan)$/, "hero"],
];

function featureOf({ blueprint }: ClauseContext, { words, part }: { words: readonly Token[]; part: string }): AnyFeature | undefined {
  const named = words.length === 0 ? null : (kindNamed(blueprint, words)?.kind ?? null);
  const kind = named ?? (words.length === 0 ? ownerOf.find(([pattern]) => pattern.test(part))?.[1] : undefined);
  return kind === undefined ? undefined : featuresMeant(blueprint.features, kind, words.map(({ low }) => low).join(" "))[0];
}

/** Reads words for a text of a feature; null where they are about anything else. */
export function readCopy(context: ClauseContext, all: readonly Token[]): Edit | null {
  const at = all.findIndex((token, place) => place > 0 && lexicon.is(token.low, "copy-joint"));
  if (at < 0 || at === all.length - 1) return null;
  const before = plain(all.slice(0, at)).filter(({ low }) => !lexicon.is(low, "copy-filler"));
  const place = before.findIndex(({ low }) => parts.some(([pattern]) => pattern.test(low)));
  const part = before[place]?.low ?? "";
  const shown = /^(?:say|says|read|reads)$/.test(all[at]?.low ?? "");
  if (place < 0 && !shown) return null;
  const feature = featureOf(context, { words: before.filter((_, other) => other !== place), part });
  const options = parts.find(([pattern]) => pattern.test(part))?.[1] ?? ["headline", "title"];
  const option = feature === undefined ? undefined : options.find((name) => Object.hasOwn(feature, name));
  const text = quote(
    context.written,
    all.slice(at + 1).filter(({ text: word }) => !/^["'“”]$/.test(word)),
  ).trim();
  if (feature === undefined || option === undefined || text === "") return null;
  return { kind: "set-copy", feature: feature.id, option, text: capital(text) };
}
