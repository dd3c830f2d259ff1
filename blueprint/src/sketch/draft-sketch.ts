// A sketch becomes a blueprint that has exactly the things, fields, rows, pages and texts that the model names, and the abilities as far as
// they can be built. The prompt itself is read for what it says word for word, a name and colours, and for the account: which of its
// phrases is fulfilled by which part of the sketch, and which by none.
import { cleanText } from "../knowledge/words/clean-text.ts";
import { colourNamed } from "../knowledge/colours.ts";
import { draftImplied, type Reach } from "../reader/draft/capabilities/draft-implied.ts";
import { draftTheme } from "../reader/draft/look/draft-theme.ts";
import { draftTitle } from "../reader/draft/look/draft-title.ts";
import { type Account, type DraftEntity, entityOf, type Plan } from "../reader/draft/plan.ts";
import { findGenre } from "../reader/genres/find-genre.ts";
import { gameKinds } from "../reader/genres/game-kinds.ts";
import { readDescription } from "../reader/parse/description/read-description.ts";
import type { ParsedPrompt } from "../reader/parse/parsed-prompt.ts";
import { isNamedSite } from "../reader/parse/product-kinds/is-named-site.ts";
import { sites } from "../reader/parse/product-kinds/products.ts";
import { segmentPrompt } from "../reader/parse/sentence/segment-prompt.ts";
import { isSpecification } from "../reader/parse/specification/is-specification.ts";
import { readSpecification } from "../reader/parse/specification/read-specification.ts";
import { findProduct } from "../reader/products/find-product.ts";
import type { Blueprint } from "../schema/blueprint.ts";
import type { Action, Entity } from "../schema/entity.ts";
import type { Reading } from "../schema/reading.ts";
import type { NamedColour } from "../schema/theme.ts";
import { tellDecisions } from "./abilities/notify/tell-decisions.ts";
import { placeAsUsual } from "./abilities/draft-feature.ts";
import { withOwnRecords } from "./abilities/own-records.ts";
import { draftReplies } from "./abilities/replies.ts";
import { draftSaidAbility } from "./abilities/said/draft-said-ability.ts";
import { claim, type Drafting } from "./drafting.ts";
import { draftPages } from "./pages/draft-pages.ts";
import { settleCarousels } from "./pages/lists/settle-carousels.ts";
import { settleLinks } from "./pages/sections/links.ts";
import { shortenRepeatedLists } from "./pages/lists/shorten-repeated-lists.ts";
import { mineOn } from "./pages/sections/shown/mine.ts";
import type { SketchForm } from "./pages/sections/form.ts";
import type { Sketch } from "./sketch.ts";
import type { SaidAbility } from "./abilities/sketch-ability.ts";
import { draftRoles } from "./roles/draft-roles.ts";
import { type DraftedThing, draftThings } from "./things/draft-things.ts";
import { shownFields } from "./things/showing/shows-member.ts";
import type { SketchThing } from "./things/sketch-thing.ts";
import { draftAccess } from "./things/records/draft-access.ts";
import { draftRecords } from "./things/records/draft-records.ts";
import { settleEntry } from "./things/records/settle-entry.ts";
import { settleStamps } from "./things/records/settle-stamps.ts";
import { isLine } from "./things/records/is-line.ts";
import { accountFor } from "./wishes/account-for.ts";

/** A drafted sketch, with what the model should say otherwise: one sentence for each ability or section of which nothing came. */
export type SketchDraft = Extract<Reading, { outcome: "blueprint" }> & { problems: string[] };

/** "Booking site for a barber", "a website for a climbing gym": the words for a site are no field of what it keeps. */
function isSite(text: string): boolean {
  const product = findProduct(segmentPrompt(text));
  return isNamedSite(text) || (product !== null && product.product === sites && !product.keeps);
}

function colourOf(words: string | null): NamedColour | null {
  if (words === null) return null;
  const hex = /^#[0-9a-f]{6}$/i.test(words) ? words.toLowerCase() : colourNamed(words.toLowerCase());
  return hex === null ? null : { hex, words };
}

/** The prompt as read for what it says word for word; the things of the sketch are what its nouns speak of. */
function readPrompt(text: string, { things, title }: { things: readonly DraftedThing[]; title: string }): ParsedPrompt {
  const plain = withoutName(text, title);
  const segmented = segmentPrompt(plain);
  const mentions = things.map(({ entity }) => entity.mention);
  const isSpecified = isSpecification(text) || isSite(text);
  const parsed = isSpecified ? readSpecification(segmented) : readDescription(segmented, { mentions, current: mentions[0] ?? null });
  return { ...parsed, text };
}

/** A text with one word of the same length in the place of the app's name, whose words ask for nothing: "Olive & Thyme" is no colour. */
function withoutName(text: string, title: string): string {
  return title.length < NAME_CHARACTERS_MIN ? text : text.replaceAll(title, (name) => `Q${"q".repeat(name.length - 1)}`);
}

const NAME_CHARACTERS_MIN = 4;

/** The parsed prompt with the sketch's name and colours where the person named none. */
function withSketch(parsed: ParsedPrompt, sketch: Sketch): ParsedPrompt {
  const { title, look } = parsed;
  return {
    ...parsed,
    title: title ?? { words: sketch.title, phrase: "" },
    look: {
      ...look,
      background: look.background ?? colourOf(sketch.background),
      components: look.components ?? colourOf(sketch.components),
    },
  };
}

/**
 * Drafts a model's sketch of a prompt. Null where nothing of it can be built: it keeps nothing, names no page, and no ability of it is
 * a feature. `language` is that of the prompt, for a sketch that names none.
 */
export function draftSketch(prompt: string, told: Sketch, { language: spoken = "en" }: { language?: string } = {}): SketchDraft | null {
  const language = told.language ?? spoken;
  const sketch = withOwnRecords(told, language);
  const text = cleanText(prompt);
  const things = draftThings(sketch.things, language).map((thing) => inLanguage(thing, language));
  const roles = draftRoles(sketch.roles);
  const problems = draftRecords(things, { roles, language });
  const parsed = withSketch(readPrompt(text, { things, title: sketch.title }), sketch);
  const drafting = newDrafting(parsed, things, { language, roles, isWork: sketch.kind === "tool" || sketch.kind === "dashboard" });
  drafting.problems.push(...problems);
  const { plan } = drafting;
  const written = draftAbilities(drafting, sketch);
  const kind = kindOf(sketch, plan);
  const mine = mineOn(drafting, sketch.pages);
  const profile = things.find(({ profileOf }) => profileOf !== undefined);
  const access = draftAccess(drafting, things, { roles, kind, hasOwnPages: sketch.pages.some((page) => page.for !== null), mine, profile });
  settleStamps(plan, profile?.entity.id ?? null);
  const { samples } = drafting;
  settleEntry(plan, { samples, access });
  draftReplies(drafting, sketch.abilities, samples);
  tellDecisions(drafting);
  const named = { ...draftTitle(plan, kind), tagline: sketch.tagline };
  const drafted = draftPages(drafting, { pages: sketch.pages, roles, kind, access, profile: profile?.entity.id ?? null, ...named });
  const form = plan.features.find((feature) => feature.kind === "form");
  for (const wish of written) claim(drafting, wish, form === undefined ? [] : [form.id]);
  const hasPart = plan.entities.length + plan.features.length > 0;
  if (!hasPart) return null;
  const actions = new Map(things.map(({ entity, actions: own = [] }) => [entity.id, [...own]]));
  const shows = new Map(things.map(({ thing, entity }) => [entity.id, draftShows(drafting, thing, entity)]));
  const isFixed = ({ thing }: DraftedThing): boolean => thing.readOnly === true;
  for (const { thing, entity } of things) if (thing.readOnly === false) plan.managed.add(entity.id);
  const fixed = new Set(things.filter(isFixed).map(({ entity }) => entity.id));
  const rules = claimRules(drafting, things);
  const effects = things.flatMap(({ actions: own = [] }) => own.flatMap((action) => action.effects));
  const made = new Set(effects.flatMap((effect) => ("adds" in effect ? [effect.adds] : [])));
  draftImplied(plan, { reach: reachOf(sketch, parsed), samples, fixed, made });
  plan.capabilities = plan.capabilities.filter((one) => !LINES_LACK.has(one.kind) || !isLine(entityBy(plan, one.entity)));
  const pages = shortenRepeatedLists(settleCarousels(plan, drafted));
  settleLinks(drafting, pages);
  const theme = draftTheme(plan);
  const blueprint: Blueprint = {
    format: 1,
    language,
    kind,
    ...named,
    ...(sketch.picture !== null && { picture: sketch.picture }),
    ...(roles.length > 0 && { roles }),
    entities: plan.entities.map((entity) => {
      const who = access.get(entity.id);
      const own = actions.get(entity.id) ?? [];
      const acts = own.length > 0 && { actions: own.map((action) => forMembers(plan, action, access)) };
      const shown = shows.get(entity.id) ?? [];
      return {
        ...entityOf(entity),
        phrase: null,
        ...(shown.length > 0 && { shows: shown }),
        ...(who && { access: who }),
        ...(profile?.entity === entity && profile.profileOf && { profileOf: profile.profileOf }),
        ...acts,
        ...rules.get(entity.id),
        samples: samples.get(entity.id) ?? [],
      };
    }),
    capabilities: plan.capabilities,
    features: plan.features,
    pages,
    theme,
  };
  return { outcome: "blueprint", ...accountFor(drafting, blueprint), problems: drafting.problems };
}

/** The fields that rows of a thing show where they are small. */
function draftShows({ problems }: Drafting, thing: SketchThing, { fields }: DraftEntity): string[] {
  const { shows, unknown } = shownFields(fields, thing.shows);
  problems.push(...unknown.map((label) => `“${thing.one}” shows “${label}”, which is none of its fields.`));
  return shows;
}

/** The rules of the things that have some, by the ids of their entities; what they fulfil is claimed. */
function claimRules(drafting: Drafting, things: readonly DraftedThing[]): ReadonlyMap<string, Pick<Entity, "rules">> {
  return new Map(
    things.flatMap(({ entity: { id }, rules = [] }) => {
      for (const { rule, wish } of rules) claim(drafting, wish, [`${id}.${rule.id}`]);
      return rules.length === 0 ? [] : [[id, { rules: rules.map(({ rule }) => rule) }] as const];
    }),
  );
}

/** Whoever has to be logged in to add a row by hand has to be so for an action that adds it, and for what each person does once. */
function forMembers({ features }: Plan, action: Action, access: ReadonlyMap<string, NonNullable<Entity["access"]>>): Action {
  const isOwn = (id: string): boolean => (access.get(id)?.change ?? "everybody") !== "everybody";
  const isPersonal = action.once !== undefined && features.some(({ kind }) => kind === "account");
  return action.by === undefined && (isPersonal || action.effects.some((effect) => "adds" in effect && isOwn(effect.adds)))
    ? { ...action, by: "members" }
    : action;
}

/** What is not done with lines on their own: they are entered and changed with the row that they are a part of. */
const LINES_LACK: ReadonlySet<string> = new Set(["add", "edit", "delete", "detail"]);

const entityBy = ({ entities }: Plan, id: string): DraftEntity | undefined => entities.find((entity) => entity.id === id);

/** Marks of a yes or no are English words; in other languages they follow from the field's label. */
function inLanguage(drafted: DraftedThing, language: string): DraftedThing {
  if (language.startsWith("en")) return drafted;
  for (const field of drafted.entity.fields) delete field.mark;
  return drafted;
}

function newDrafting(
  parsed: ParsedPrompt,
  things: readonly DraftedThing[],
  { language, roles, isWork }: { language: string; roles: Drafting["roles"]; isWork: boolean },
): Drafting {
  const account: Account = { became: new Map(), unread: [...parsed.unread] };
  const entities = things.map(({ entity }) => entity);
  const plan: Plan = { language, parsed, account, entities, capabilities: [], features: [], managed: new Set(), places: [] };
  const samples = new Map(things.map(({ entity, samples: rows }) => [entity.id, rows]));
  return { plan, claims: [], samples, roles, isWork, problems: [], placed: new Set(), renamed: new Map() };
}

/** Drafts the abilities; gives the wishes that are fulfilled by a form for messages on a page. */
function draftAbilities(drafting: Drafting, { abilities, pages }: Sketch): (string | null)[] {
  const written: (string | null)[] = [];
  const writes = pages.some(({ sections }) => sections.some(({ form }) => form !== undefined && isForMessages(form)));
  // What people are notified of may come with another ability, such as comments.
  const isTelling = (ability: SaidAbility): boolean => typeof ability !== "string" && ability.kind === "notify";
  for (const ability of abilities.toSorted((one, other) => Number(isTelling(one)) - Number(isTelling(other)))) {
    // The form that a page has for messages is where people write.
    if (writes && typeof ability !== "string" && ability.kind === "contact") {
      written.push(ability.wish);
      continue;
    }
    const drafted = draftSaidAbility(drafting, ability);
    if (drafted !== null) placeAsUsual(drafting, drafted);
  }
  return written;
}

/** Whether a form asks for words and for where to answer them. */
function isForMessages({ fields }: SketchForm): boolean {
  return fields.some(({ type }) => type === "paragraph") && fields.some(({ type }) => type === "email" || type === "phone");
}

/** What the app is: as the model says, else as the prompt's words for the product do. */
function kindOf({ kind }: Sketch, { parsed, entities, features }: Plan): Blueprint["kind"] {
  if (kind !== null) return kind;
  const isGame = entities.length === 0 && features.some((feature) => gameKinds.has(feature.kind));
  return (parsed.audience === "public" ? findGenre(parsed)?.kind : undefined) ?? (isGame ? "game" : "tool");
}

/** Who opens the app: visitors of a site or a shop only look at its rows, unless the sketch says otherwise. */
function reachOf({ kind }: Sketch, parsed: ParsedPrompt): Reach {
  if (kind !== null) return kind === "site" || kind === "shop" || kind === "learning" ? "visitor" : "keeper";
  return (parsed.audience === "public" ? findGenre(parsed)?.reach : undefined) ?? "keeper";
}
