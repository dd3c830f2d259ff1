// "Add a newsletter form", "let visitors book apartments", "no chatbot please": features that are to come or to go.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { isFeatureAct, leadingVerb } from "../../../reader/lexicon/acts.ts";
import { byForeignService, foreignServices } from "../../../reader/lexicon/foreign-companies.ts";
import { entityIdOf } from "../../../features/definition/entity-id-of.ts";
import { featuresMeant } from "../../../features/feature.ts";
import { selfContained } from "../../../reader/genres/self-contained.ts";
import { gameKinds } from "../../../reader/genres/game-kinds.ts";
import { nounPhrase } from "../../../reader/text/noun-phrase.ts";
import { quote, type Token } from "../../../reader/text/token.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { Entity } from "../../../schema/entity.ts";
import type { Edit } from "../../edits/edit.ts";
import { entityNamed, fieldsNamed } from "../words/named.ts";
import { lowText, plain } from "../words/tokens.ts";
import type { ClauseContext } from "../words/clauses.ts";
import { isFieldOrThing, kindNamed, type NamedKind, speechOf } from "./name-feature.ts";

/** The entity that a feature is to be about, by the words for it; null for none. */
function aboutEntity(blueprint: Blueprint, { kind, about }: NamedKind): Entity | null {
  if (selfContained.has(kind) || about.length === 0) return null;
  const words = about.filter(({ low }) => !lexicon.is(low, "determiner"));
  return words.length === 0 ? null : entityNamed(blueprint, words);
}

/** Reads a feature that is asked for by its noun; null where the words ask for anything else. */
export function readFeature(
  { blueprint, text }: ClauseContext,
  { head, tail, target }: { head: readonly Token[]; tail: readonly Token[]; target: Entity | null },
): Edit | null {
  const found = kindNamed(blueprint, head);
  if (found === null || isFieldOrThing(blueprint, { words: head, kind: found.kind, detailed: tail.length > 0, target })) return null;
  const entity = selfContained.has(found.kind) ? null : (target ?? aboutEntity(blueprint, found));
  const words = quote(text, [...head, ...tail]);
  return { kind: "add-feature", feature: found.kind, entity: entity?.id ?? null, words, object: objectIn(found.about), phrase: null };
}

function objectIn(about: readonly Token[]): string | null {
  const noun = nounPhrase([...about]);
  return noun === null ? null : noun.key;
}

/** The words for what a verb is done with: "recipes" of "recipes with friends". */
function objectOf(words: readonly Token[]): Token[] {
  const until = words.findIndex(({ low }, at) => at > 0 && lexicon.is(low, "booking-joint"));
  const object = words.slice(0, until < 0 ? undefined : until);
  return object.filter(({ low }) => !lexicon.is(low, "feature-object-filler"));
}

/** Reads something that is to be possible by its verb: "book apartments", "comment on posts". `said` is the clause with who does it. */
export function readFeatureWish({ blueprint, text }: ClauseContext, words: readonly Token[], said: string): Edit | null {
  const speech = lexicon.names(said, "visitor") ? "public" : speechOf(blueprint);
  const verb = leadingVerb(
    words.slice(0, 6).map(({ low }) => low),
    speech,
  );
  if (verb === null) return null;
  const rest = words.slice(verb.words.length);
  const own = quote(text, rest);
  if (rest.some(({ low }) => foreignServices.has(low)) || byForeignService.test(own)) return null;
  // "Read the FAQ", "see a map of campsites": the feature is what the verb brings.
  const brought = isFeatureAct(verb.act) ? null : kindNamed(blueprint, rest);
  const kind = isFeatureAct(verb.act) ? verb.act : /^(?:browse|add|keep|export)$/.test(verb.act) ? (brought?.kind ?? null) : null;
  if (kind === null) return null;
  const named = objectOf(brought?.about ?? rest);
  const entity = named.length === 0 || selfContained.has(kind) ? null : entityNamed(blueprint, named);
  if (entity === null && fieldsNamed(blueprint, named, null).length > 0 && named.length > 0 && speech === "own") return null;
  return {
    kind: "add-feature",
    feature: kind,
    entity: entity?.id ?? null,
    words: quote(text, words),
    object: objectIn(named),
    phrase: null,
  };
}

/** Reads a feature that is to go; null where the words name none. */
export function readFeatureGone(
  { blueprint, text }: ClauseContext,
  { head, target }: { head: readonly Token[]; target: Entity | null },
): Edit | null {
  const named = kindNamed(blueprint, head);
  const found = (named === null ? [] : featuresMeant(blueprint.features, named.kind, quote(text, head))).filter(
    (feature) => target === null || entityIdOf(feature) === target.id,
  );
  if (found.length > 0) return { kind: "remove-feature", features: found.map(({ id }) => id) };
  const words = plain(head).filter(({ low }) => !/^(?:the|a|an|any|all|my)$/.test(low));
  const games = blueprint.features.filter(({ kind }) => gameKinds.has(kind));
  if (words.length === 1 && words[0]?.low === "game" && games.length === 1)
    return { kind: "remove-feature", features: games.map(({ id }) => id) };
  const titled = blueprint.features.find(
    (feature) => typeof feature["title"] === "string" && feature["title"].toLowerCase() === lowText(words),
  );
  return titled === undefined ? null : { kind: "remove-feature", features: [titled.id] };
}
