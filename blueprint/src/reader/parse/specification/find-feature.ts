// Which feature a noun phrase of a specification asks for: by its whole name, its name without a tail that changes nothing
// ("chat functionality"), or the longest end or beginning of it.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { type Feature, featureIn } from "../../lexicon/features.ts";
import { nounPhrase, type NounPhrase } from "../../text/noun-phrase.ts";
import type { Token } from "../../text/token.ts";
import { featureTails } from "./lexicon/containers.ts";

/** A feature that a noun phrase names. */
export interface NamedFeature {
  act: Feature["act"];
  /** What the feature is about, as far as the phrase says. */
  about: NounPhrase | null;
}

function inTokens(tokens: readonly Token[]): NamedFeature | null {
  const found =
    featureIn(
      tokens.map((token) => token.one),
      "public",
    ) ??
    featureIn(
      tokens.map((token) => token.low),
      "public",
    );
  if (found === null) return null;
  const rest = found.at === "end" ? tokens.slice(0, -found.length) : tokens.slice(found.length);
  return { act: found.act, about: nounPhrase(rest) };
}

/** "Volunteer sign-up": only users open accounts. */
function isWork(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.low ?? "";
  const before = tokens.at(-2)?.one ?? "";
  return /^(?:sign-?up|signup|registration)$/.test(last) && lexicon.is(before, "registered-noun");
}

/** The feature that these words name, if any. */
export function findFeature(tokens: readonly Token[]): NamedFeature | null {
  if (tokens.length === 1 && tokens[0]?.one === "profile") return { act: "account", about: null };
  if (tokens.length === 1 && tokens[0]?.low === "applications") return { act: "apply", about: null };
  if (tokens.length > 1 && isWork(tokens)) return null;
  let kept = tokens;
  for (;;) {
    const found = inTokens(kept);
    if (found !== null) return found;
    if (kept.length < 2 || !featureTails.has(kept.at(-1)?.low ?? "")) return null;
    kept = kept.slice(0, -1);
  }
}
