// An ability that is a feature: its definition drafts it with the fields that the model named. A field that the definition would add
// is left away where the feature works without it, and else is a problem to tell.
import type { z } from "zod";
import { entityIdOf } from "../../features/definition/entity-id-of.ts";
import { BookFeature } from "../../features/commerce/book/book-schema.ts";
import { onPage, type RequestedEntity } from "../../features/definition/define-feature.ts";
import { definitionOf, type FeatureKind } from "../../features/feature.ts";
import { measureOf } from "../../features/learning/standing/leaderboard/ranked-of.ts";
import type { FormFeature } from "../../features/site/answer/form/form-schema.ts";
import { draftTitle } from "../../reader/draft/look/draft-title.ts";
import { addCapability, capabilityId, type DraftEntity, fittedId } from "../../reader/draft/plan.ts";
import { addDrafted, addSketched, type Drafting, fieldNamed, placeBlocks } from "../drafting.ts";
import type { DraftedAbility } from "./drafted-ability.ts";
import { draftNotify } from "./notify/draft-notify.ts";
import { isFieldMember, type SketchAbility } from "./sketch-ability.ts";
import { spokenIn } from "../../project/words/say.ts";
import { type Words, wordsIn } from "../../project/words/words-in.ts";

type FeatureAbility = SketchAbility & { kind: FeatureKind };

/** Drafts a feature about an entity, or about none; says why where it cannot be drafted. */
export function draftFeature(drafting: Drafting, ability: FeatureAbility, entity: DraftEntity | null): DraftedAbility | string {
  if (ability.kind === "contact") return messagesForm(drafting, ability);
  if (ability.kind === "notify" && entity !== null) return draftNotify(drafting, ability, entity);
  const chosen = entity === null ? undefined : fieldNamed(entity, ability.field);
  if (ability.kind === "assign" && entity !== null && chosen?.type === "reference")
    return choosing(drafting, { ability, entity, field: chosen.id });
  const there = ability.wish === null ? sameFeature(drafting, ability, entity) : undefined;
  return there === undefined ? fromDefinition(drafting, ability, entity) : again(drafting, { id: there.id, entity });
}

/** The feature that an ability repeats to say where it stands: of its kind, about the same thing and the fields that it names. */
function sameFeature(
  { plan }: Drafting,
  ability: FeatureAbility,
  entity: DraftEntity | null,
): Drafting["plan"]["features"][number] | undefined {
  const options = Object.entries(withNamedFields({}, { ability, entity }));
  return plan.features.find(
    (feature) =>
      feature.kind === ability.kind && entityIdOf(feature) === (entity?.id ?? null) && options.every(([name, id]) => feature[name] === id),
  );
}

/** The id of the form for messages, of which an app has one. */
const CONTACT = "form-contact";

/** A form for messages: what it asks is the same in every app. */
function messagesForm(drafting: Drafting, { wish, title }: FeatureAbility): DraftedAbility {
  const { app, community } = wordsIn(drafting.plan.language ?? "en");
  const there = drafting.plan.features.find(({ kind, id }) => kind === "form" && id === CONTACT);
  if (there !== undefined) return again(drafting, { id: CONTACT, entity: null });
  const called = title ?? app.writeAMessage();
  const options: Omit<FormFeature, "kind" | "id" | "phrase"> = {
    title: called,
    line: "",
    button: community.sendMessage(),
    anonymous: false,
    fields: [
      { id: "name", label: community.name(), type: "text", required: true },
      { id: "e-mail", label: community.email(), type: "email", required: true },
      { id: "message", label: app.messageLabel(), type: "paragraph", required: true },
    ],
  };
  const id = addSketched(drafting, { kind: "form", phrase: wish, apart: "contact", options });
  return { ids: [id], entity: null, feature: { id, places: [onPage("form", { id: "contact", title: app.contact(), icon: "Mail" })] } };
}

/** A feature that is there already, with the places of its blocks. */
function again({ plan }: Drafting, { id, entity }: { id: string; entity: DraftEntity | null }): DraftedAbility {
  const places = plan.places.filter(({ feature }) => feature === id).map(({ place }) => place);
  return { ids: [id], entity, feature: { id, places } };
}

/** The other board of the same states: to decide and to move from column to column is done on one. */
function sameBoard({ plan }: Drafting, kind: FeatureKind, { entity, field }: Readonly<Record<string, unknown>>): string | null {
  const other = kind === "board" ? "approve" : kind === "approve" ? "board" : null;
  const found = plan.features.find((one) => one.kind === other && one["entity"] === entity && one["field"] === field);
  return found?.id ?? null;
}

/** Who does a row is a row of its own: it is chosen in the form, and the list is narrowed by it. */
function choosing(
  { plan }: Drafting,
  { ability, entity, field }: { ability: FeatureAbility; entity: DraftEntity; field: string },
): DraftedAbility {
  const own = { entity: entity.id, phrase: ability.wish };
  const asked = [
    { kind: "edit", ...own },
    { kind: "filter", ...own, field },
  ] as const;
  for (const capability of asked) addCapability(plan, capability);
  return { ids: asked.map(capabilityId), entity, feature: null };
}

function fromDefinition(drafting: Drafting, ability: FeatureAbility, entity: DraftEntity | null): DraftedAbility | string {
  const { plan } = drafting;
  const { kind, wish, title } = ability;
  const asked = fittedId(entity === null ? kind : `${kind}-${entity.id}`);
  const planned = definitionOf(kind).draft({
    id: asked,
    words: (wish ?? `${kind} ${title ?? ""}`).toLowerCase().trim(),
    object: entity?.mention.one ?? ability.thing?.toLowerCase() ?? null,
    prompt: plan.parsed.text.toLowerCase(),
    features: plan.features,
    entity: entity === null ? null : requested(entity, ability),
    title: draftTitle(plan).title,
    about: plan.entities[0]?.mention.one ?? "",
  });
  if (planned === null)
    return `The ability “${kind}”${entity === null ? "" : ` of “${entity.mention.one}”`} cannot be built as it is described.`;
  const draft = spokenIn(planned, wordsIn(plan.language ?? "en"));
  const options = withNamedFields(draft.feature, { ability, entity });
  if (kind === "leaderboard" && entity !== null) {
    options["rows"] = entity.id;
    options["field"] ??= measureOf(entity.fields)?.id ?? null;
    if (options["field"] === null) return `The ability “${kind}” needs a number in “${entity.mention.one}” by which its rows are ranked.`;
  }
  const same = sameBoard(drafting, kind, options);
  if (same !== null) return again(drafting, { id: same, entity });
  const lacking = (draft.fields ?? []).filter(({ id }) => entity?.fields.every((field) => field.id !== id) ?? true);
  const shape: Readonly<Record<string, z.ZodType>> = definitionOf(kind).schema.shape;
  for (const { id, label, type } of lacking) {
    for (const option of Object.keys(options).filter((one) => options[one] === id)) {
      if (shape[option]?.safeParse(null).success !== true)
        return `The ability “${kind}” needs a field of type ${type} in “${entity?.mention.one ?? ""}”, such as “${label}”: add it, with its values in the rows.`;
      options[option] = null;
    }
  }
  if (kind === "book" && ability.day !== null) options["terms"] = onItsDay(options["terms"], wordsIn(plan.language ?? "en"));
  if (kind === "newsletter") options["promise"] = wordsIn(plan.language ?? "en").app.newsFrom({ title: draftTitle(plan).title });
  // What costs nothing is not paid.
  if (options["price"] === null && Array.isArray(options["methods"])) options["methods"] = [];
  const feature = addDrafted(drafting, options, { kind, phrase: wish, asked });
  return {
    ids: [feature.id],
    entity: entityIdOf(feature) === null ? null : entity,
    feature: { id: feature.id, places: draft.places ?? [] },
  };
}

/** Terms of what takes place on a day of its own: places are booked, and no day is chosen. */
function onItsDay(told: unknown, { commerce }: Words): unknown {
  const terms = BookFeature.shape.terms.safeParse(told);
  if (!terms.success || terms.data.mode === "ticket") return told;
  const people = terms.data.people === "" ? commerce.peopleCount() : terms.data.people;
  return { ...terms.data, mode: "ticket", end: "", people, perPerson: true, shared: true };
}

/** The entity as its definition sees it: the fields that the ability names come first, so that they are taken. */
function requested(entity: DraftEntity, ability: FeatureAbility): RequestedEntity {
  const named = Object.keys(ability).flatMap((name) => (isFieldMember(name) ? (fieldNamed(entity, ability[name]) ?? []) : []));
  const { id, mention, titleField } = entity;
  return { id, one: mention.one, many: mention.many, titleField, fields: [...new Set([...named, ...entity.fields])] };
}

/** The options of a drafted feature with the ids of the fields that the ability names. */
function withNamedFields(
  feature: Readonly<Record<string, unknown>>,
  { ability, entity }: { ability: FeatureAbility; entity: DraftEntity | null },
): Record<string, unknown> {
  const options: Record<string, unknown> = { ...feature };
  for (const option of Object.keys(definitionOf(ability.kind).fieldOptions ?? {})) {
    const field = entity !== null && isFieldMember(option) ? fieldNamed(entity, ability[option]) : undefined;
    if (field !== undefined) options[option] = field.id;
  }
  return options;
}

/** Notes that the blocks of an ability stand where its definition puts them. */
export function placeAsUsual(drafting: Drafting, { feature }: DraftedAbility): void {
  if (feature !== null) placeBlocks(drafting, feature.id, feature.places);
}
