// A request for a feature becomes one: its definition drafts it, and its entity gets the fields and the page that it needs.
import type { FeatureKind } from "../../../features/feature.ts";
import { settledFeature } from "../../../features/definition/add-feature.ts";
import { entityIdOf } from "../../../features/definition/entity-id-of.ts";
import type { Place } from "../../../features/definition/define-feature.ts";
import { definitionOf } from "../../../features/feature.ts";
import { partId } from "../../../features/definition/part-id.ts";
import { partNamed } from "../../genres/part-in.ts";
import { draftTitle } from "../look/draft-title.ts";
import { addCapability, addField, type DraftEntity, fittedId, isStatedTwice, isUsed, type Plan, note } from "../plan.ts";
import { spokenIn } from "../../../project/words/say.ts";
import { wordsIn } from "../../../project/words/words-in.ts";

/** What is asked for. `entity` is what it is about, if anything. */
export interface FeatureIntent {
  kind: FeatureKind;
  entity: DraftEntity | null;
  phrase: string | null;
  object: string | null;
  words: string;
}

/** Drafts a feature, unless the plan has it already; false where nothing can be made of the intent. What asks for a part of it ("opening hours") is noted as that part. */
export function draftFeature(plan: Plan, intent: FeatureIntent): boolean {
  const { kind, entity, object, words } = intent;
  const part = intent.phrase === null ? null : partNamed(kind, intent.phrase);
  const phrase = part === null ? intent.phrase : null;
  const main = plan.entities[0];
  const asked = fittedId(entity === null ? kind : `${kind}-${entity.id}`);
  const planned = definitionOf(kind).draft({
    id: asked,
    words,
    object,
    prompt: plan.parsed.text.toLowerCase(),
    features: plan.features,
    entity:
      entity === null
        ? null
        : { id: entity.id, one: entity.mention.one, many: entity.mention.many, fields: entity.fields, titleField: entity.titleField },
    title: draftTitle(plan).title,
    about: plan.parsed.owner ?? main?.mention.one ?? "",
  });
  if (planned === null) return false;
  const drafted = spokenIn(planned, wordsIn(plan.language ?? "en"));
  const feature = settledFeature(drafted.feature, { kind, phrase, asked, entities: plan.entities });
  note(plan.account, intent.phrase, part === null ? feature.id : partId(feature.id, part));
  const there = plan.features.find((other) => other.id === feature.id);
  if (there !== undefined) {
    there.phrase ??= phrase;
    const extended = definitionOf(kind).extend?.(there, feature) ?? null;
    if (extended === null) return true;
    Object.assign(there, extended);
  } else plan.features.push(feature);
  const isPlaced = ({ block }: Place): boolean => plan.places.some((other) => other.feature === feature.id && other.place.block === block);
  const places = (drafted.places ?? []).filter((place) => !isPlaced(place));
  plan.places.push(...places.map((place) => ({ feature: feature.id, place })));
  if (there !== undefined) return true;
  if (entity === null || entityIdOf(feature) === null) return true;
  for (const field of drafted.fields ?? []) addField(entity, field);
  entity.fields = entity.fields.filter((field) => isUsed(plan, entity, field) || !isStatedTwice(entity, field));
  for (const act of ["browse", "detail"] as const) addCapability(plan, { kind: act, entity: entity.id, phrase: null });
  return true;
}
