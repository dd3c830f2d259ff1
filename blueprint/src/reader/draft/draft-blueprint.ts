// A parsed prompt becomes a blueprint, step by step: what is kept, what one does with it, what goes without saying, pages, look.
import type { EntityTemplate } from "../../knowledge/entity-template.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Understood } from "../../schema/reading.ts";
import type { ParsedPrompt } from "../parse/parsed-prompt.ts";
import { notUnderstoodOf, understoodOf } from "./account.ts";
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
import { bringFeatures, bringThing, leaveKeepersFields } from "./features/bring-genre.ts";
import { entityOf, type Plan, type Account, note } from "./plan.ts";
import { unaccountedPlaces } from "./unaccounted.ts";
import { partIn } from "../genres/part-in.ts";
import { partId } from "../../features/definition/part-id.ts";
import { singular } from "../../knowledge/words/inflect.ts";
import { slugOf } from "../../knowledge/field.ts";

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
  toldFields: number;
}

function subjectsOf({ entities, parsed }: Plan): Subject[] {
  return entities.map(({ id, thing, mention }) => ({
    id,
    template: thing,
    toldFields: parsed.fields.filter(({ of }) => of === mention).length,
  }));
}

/** Drafts the blueprint of a parsed prompt, with what goes without saying for its genre; null where the parsed prompt names nothing that could be built. */
export function draftBlueprint(parsed: ParsedPrompt, genre: Genre | null = null): Draft | null {
  const account: Account = { became: new Map(), unread: [...parsed.unread] };
  if (genre !== null) bringThing(parsed, genre);
  const plan = draftEntities(parsed, account);
  draftIntents(plan);
  if (genre !== null) bringFeatures(plan, genre);
  if (genre?.reach === "visitor") leaveKeepersFields(plan);
  coverParts(plan);
  if (plan.entities.length + plan.features.length === 0) return null;
  const kind = genre?.kind ?? kindOf(plan);
  const subjects = subjectsOf(plan);
  const samples = new Map(plan.entities.map((entity) => [entity.id, draftSamples(plan, entity)]));
  draftImplied(plan, { reach: genre?.reach ?? "keeper", samples });
  const pages = draftPages(plan, genre?.opens ?? "work");
  const theme = draftTheme(plan);
  for (const phrase of parsed.look.phrases) note(account, phrase, "theme");
  if (parsed.title !== null) note(account, parsed.title.phrase, "title");
  const entities = plan.entities.map((entity) => ({
    ...entityOf(entity),
    phrase: entity.mention.phrase || null,
    samples: samples.get(entity.id) ?? [],
  }));
  const { capabilities, features } = plan;
  const blueprint: Blueprint = { format: 1, kind, ...draftTitle(plan, kind), entities, capabilities, features, pages, theme };
  const names = [blueprint.title, ...entities.flatMap(({ name, fields }) => [name.one, ...fields.map(({ label }) => label)])];
  account.unread.push(...unaccountedPlaces(parsed, { phrases: [...account.became.keys()], names }));
  coverShown(plan);
  const understood = understoodOf(account, parsed.text);
  return { blueprint, understood, notUnderstood: notUnderstoodOf(account, parsed.text), subjects };
}

/** What it is where no genre says so: a game where its features are games. */
function kindOf({ features, entities }: Plan): Blueprint["kind"] {
  const games = features.filter(({ kind }) => gameKinds.has(kind));
  return games.length > 0 && entities.length === 0 ? "game" : "tool";
}

/** "Prices" beside services that have one: the field of a thing that is kept. */
function fieldIn({ entities }: Plan, phrase: string): string | undefined {
  const noun = singular(phrase.toLowerCase().replace(/^(?:the|our|my|their|with) /, ""));
  const of = entities.find(({ fields }) => fields.some(({ id }) => id === slugOf(noun)));
  return of === undefined ? undefined : `${of.id}.${slugOf(noun)}`;
}

/** Gives such phrases to the feature that they are a part of, or to the thing whose field they name. */
function coverParts(plan: Plan): void {
  const { account, parsed, features } = plan;
  account.unread = account.unread.filter(({ start, end }) => {
    const phrase = parsed.text.slice(start, end).replace(/\s+/g, " ").trim();
    for (const { kind, id } of features) {
      const part = partIn(kind, phrase);
      if (part === null) continue;
      note(account, phrase, partId(id, part));
      return false;
    }
    const field = fieldIn(plan, phrase);
    if (field !== undefined) note(account, phrase, field);
    return field === undefined;
  });
}
