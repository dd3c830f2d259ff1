// A parsed prompt becomes a blueprint, step by step: what is kept, what one does with it, what goes without saying, pages, look.
import type { EntityTemplate } from "../../knowledge/entity-template.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Understood } from "../../schema/reading.ts";
import type { ParsedPrompt } from "../parse/parsed-prompt.ts";
import { notUnderstoodOf, understoodOf } from "./account.ts";
import { findGenre } from "../genres/find-genre.ts";
import type { Genre } from "../genres/genre.ts";
import { draftEntities } from "./draft-entities.ts";
import { draftImplied } from "./capabilities/draft-implied.ts";
import { draftPages } from "./draft-pages.ts";
import { draftSamples } from "./samples/draft-samples.ts";
import { draftTheme } from "./look/draft-theme.ts";
import { draftTitle } from "./look/draft-title.ts";
import { draftIntents } from "./capabilities/draft-intents.ts";
import { gameKinds } from "../genres/game-kinds.ts";
import { coverShown } from "./features/cover-shown.ts";
import { bringFeatures } from "./features/bring-features.ts";
import { bringThing } from "./features/bring-thing.ts";
import { coverParts } from "./features/cover-parts.ts";
import { coverPictures } from "./features/cover-pictures.ts";
import { leaveKeepersFields } from "./features/leave-keepers-fields.ts";
import { entityOf, type Account, note } from "./plan.ts";
import { unaccountedPlaces } from "./unaccounted.ts";

/** A drafted blueprint with the account of the prompt. */
export interface Draft {
  blueprint: Blueprint;
  understood: Understood[];
  notUnderstood: string[];
  subjects: Subject[];
}

/** How an entity of a draft came to be: what speaks for it. */
export interface Subject {
  id: string;
  /** The entity template that was found for it. */
  template: EntityTemplate | null;
  /** How many fields the prompt gives it. */
  statedFields: number;
  /** Whether they answer a question such as "who brings which dish", which can only be meant as rows. */
  isAssigned?: boolean;
}

/**
 * Drafts the blueprint of a parsed prompt, with what goes without saying for its genre: the given one, else that of a product for
 * others; null where the parsed prompt names nothing that could be built.
 */
export function draftBlueprint(parsed: ParsedPrompt, given: Genre | null = null): Draft | null {
  const genre = given ?? (parsed.audience === "public" ? findGenre(parsed) : null);
  const account: Account = { became: new Map(), unread: [...parsed.unread] };
  if (genre !== null) bringThing(parsed, genre);
  const plan = draftEntities(parsed, account);
  draftIntents(plan);
  if (genre !== null) bringFeatures(plan, genre);
  if (genre?.reach === "visitor") leaveKeepersFields(plan);
  coverParts(plan);
  coverPictures(plan);
  if (plan.entities.length + plan.features.length === 0) return null;
  const isGame = plan.entities.length === 0 && plan.features.some((feature) => gameKinds.has(feature.kind));
  const kind = genre?.kind ?? (isGame ? "game" : "tool");
  const subjects = plan.entities.map(({ id, thing, mention }) => {
    const stated = plan.parsed.fields.filter(({ of }) => of === mention);
    return { id, template: thing, statedFields: stated.length };
  });
  const samples = new Map(plan.entities.map((entity) => [entity.id, draftSamples(plan, entity)]));
  draftImplied(plan, { reach: genre?.reach ?? "keeper", samples });
  const pages = draftPages(plan, genre?.opens ?? "work");
  const theme = draftTheme(plan);
  for (const phrase of parsed.look.phrases) note(account, phrase, "theme");
  if (parsed.title !== null) note(account, parsed.title.phrase, "title");
  const first = pages.find(({ sections }) =>
    sections.some((section) => section.kind === "collection" && section.entity === plan.entities[0]?.id),
  );
  if (first !== undefined) note(account, parsed.table, `page.${first.id}`);
  const entities = plan.entities.map((entity) => ({
    ...entityOf(entity),
    phrase: entity.mention.phrase || null,
    samples: samples.get(entity.id) ?? [],
  }));
  const { capabilities, features } = plan;
  const blueprint: Blueprint = {
    format: 1,
    language: "en",
    kind,
    ...draftTitle(plan, kind),
    entities,
    capabilities,
    features,
    pages,
    theme,
  };
  const names = [blueprint.title, ...entities.flatMap(({ name, fields }) => [name.one, ...fields.map(({ label }) => label)])];
  account.unread.push(...unaccountedPlaces(parsed, { phrases: [...account.became.keys()], names }));
  coverShown(plan);
  const understood = understoodOf(account, parsed.text);
  return { blueprint, understood, notUnderstood: notUnderstoodOf(account, parsed.text), subjects };
}
