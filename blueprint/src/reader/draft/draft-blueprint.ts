// A brief becomes a blueprint, step by step: what is kept, what one does with it, what goes without saying, pages, look.
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Understood } from "../../schema/reading.ts";
import type { Brief } from "../brief/brief.ts";
import { type Account, note, notUnderstoodOf, understoodOf } from "./account.ts";
import { draftEntities } from "./draft-entities.ts";
import { draftImplied } from "./capabilities/draft-implied.ts";
import { draftPages } from "./draft-pages.ts";
import { draftSamples } from "./samples/draft-samples.ts";
import { draftTheme } from "./look/draft-theme.ts";
import { draftTitle } from "./look/draft-title.ts";
import { draftWishes } from "./capabilities/draft-wishes.ts";
import { entityOf } from "./plan.ts";

/** A drafted blueprint with the account of the prompt. */
export interface Draft {
  blueprint: Blueprint;
  understood: Understood[];
  notUnderstood: string[];
}

/** Drafts the blueprint of a brief; null where the brief names nothing that could be kept. */
export function draftBlueprint(brief: Brief): Draft | null {
  const account: Account = { became: new Map(), unread: [...brief.unread] };
  const plan = draftEntities(brief, account);
  draftWishes(plan);
  if (plan.entities.length + plan.features.length === 0) return null;
  draftImplied(plan);
  const pages = draftPages(plan);
  const theme = draftTheme(plan);
  if (brief.title !== null) note(account, brief.title.phrase, "title");
  const entities = plan.entities.map((entity) => ({
    ...entityOf(entity),
    phrase: entity.mention.phrase || null,
    samples: draftSamples(plan, entity),
  }));
  const { capabilities, features } = plan;
  const blueprint: Blueprint = { format: 1, kind: "tool", ...draftTitle(plan), entities, capabilities, features, pages, theme };
  return { blueprint, understood: understoodOf(account, brief.text), notUnderstood: notUnderstoodOf(account, brief.text) };
}
