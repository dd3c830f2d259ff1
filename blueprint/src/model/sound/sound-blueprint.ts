// A blueprint whose texts can be read and told apart, whoever wrote them: in one line, without marks that cannot be seen,
// and none twice among its like. What refers to something by an id stays.
import type { Blueprint } from "../../schema/blueprint.ts";
import { cleanLine } from "../../knowledge/words/clean-text.ts";
import { soundAudiences, soundOwners } from "./sound-audiences.ts";
import { soundProfiles } from "./sound-profiles.ts";
import { Distinct, shownOr, soundEntities } from "./sound-entities.ts";

/** The same app in words that can be shown. */
export function soundBlueprint(blueprint: Blueprint): Blueprint {
  const entities = soundProfiles(soundAudiences(soundEntities(blueprint.entities)), blueprint.features);
  const titles = new Distinct();
  // A chart is a list of its groups, beside the lists of rows.
  const labels = { total: new Distinct(), chart: new Distinct(entities.map(({ name }) => name.many)) };
  const verbs = new Map(entities.map(({ id }) => [id, new Distinct(["Edit", "Delete"])]));
  return {
    ...blueprint,
    title: shownOr(blueprint.title, blueprint.slug),
    tagline: cleanLine(blueprint.tagline),
    entities,
    capabilities: blueprint.capabilities.map((one) => {
      if ("label" in one) return { ...one, label: labels[one.kind].take(shownOr(one.label, one.id)) };
      return "verb" in one ? { ...one, verb: verbs.get(one.entity)?.take(shownOr(one.verb, one.id)) ?? one.verb } : one;
    }),
    features: blueprint.features.map((feature) => ({ ...feature, ...soundOptions(feature) })),
    pages: blueprint.pages.map((page) => {
      const intro = page.intro === null ? null : cleanLine(page.intro) || null;
      const sections = page.sections.map((section) => (section.kind === "own" ? soundOwners(entities, section) : section));
      return { ...page, title: titles.take(shownOr(page.title, page.id)), intro, sections };
    }),
  };
}

function soundOptions({ phrase: _phrase, ...options }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).map(([key, value]) => [key, soundOption(value)]));
}

function soundOption(value: unknown): unknown {
  if (typeof value === "string") return soundText(value) || value;
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value)) return soundOptions({ ...value });
  const names = new Distinct();
  // What a field is called in code and what it is labelled are no names beside each other.
  const labels = new Map(LABELS.map((key) => [key, new Distinct()]));
  return value.map((item: unknown) => {
    const sound = soundOption(item);
    if (typeof sound !== "object" || sound === null) return typeof sound === "string" ? names.take(sound) : sound;
    const named = Object.entries(sound).map(([key, part]) => [key, labels.get(key)?.take(String(part)) ?? part]);
    return Array.isArray(sound) ? sound : Object.fromEntries(named);
  });
}

/** A text in one line, or in one for each of its paragraphs. */
function soundText(text: string): string {
  const paragraphs = text.split(/\n[^\S\n]*\n/).map(cleanLine);
  return paragraphs.filter((paragraph) => paragraph !== "").join("\n\n");
}

const LABELS = ["label", "title", "name", "question"];
