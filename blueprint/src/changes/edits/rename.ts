// New names for the app, its things, fields and pages. Ids, addresses and the keys of stored rows stay as they are,
// so that nothing that somebody entered is lost by a new name.
import { refersTo } from "../../schema/row-places.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Capability } from "../../schema/capability.ts";
import { yesOrNo } from "../../reader/draft/draft-field.ts";
import type { Edited, EditOf } from "./edit.ts";
import { capitalise } from "../../model/names.ts";
import { entityOf, fieldOf, isFigure, lower, plainWords, withField, withPage } from "./ground/find.ts";

/** Gives the app another name. */
export function renameApp(blueprint: Blueprint, { title }: EditOf<"rename-app">): Edited {
  if (blueprint.title === title) return { refused: `The app is called ${title} already.` };
  return {
    blueprint: { ...blueprint, title },
    said: `The app is now called ${title}; its address stays the same.`,
    became: ["title"],
  };
}

/** A text in which whole words are replaced, a capital by a capital. */
function replaced(text: string, pairs: readonly (readonly [from: string, to: string])[]): string {
  const words = pairs.map(([from]) => from.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "giu"), (found) => {
    const to = pairs.find(([from]) => from.toLowerCase() === found.toLowerCase())?.[1] ?? found;
    return /^\p{Lu}/u.test(found) ? capitalise(to) : to;
  });
}

function relabelled(capability: Capability, change: (text: string) => string): Capability {
  if (isFigure(capability)) return { ...capability, label: change(capability.label) };
  return capability.kind === "send" ? { ...capability, verb: change(capability.verb) } : capability;
}

/** Calls a thing by another name wherever the app speaks of it. */
export function renameEntity(blueprint: Blueprint, { entity: id, one, many }: EditOf<"rename-entity">): Edited {
  const { name } = entityOf(blueprint, id);
  if (name.one === one && name.many === many) return { refused: `${capitalise(many)} are called that already.` };
  const other = blueprint.entities.find((entity) => entity.id !== id && plainWords(entity.name.many) === plainWords(many));
  if (other !== undefined) return { refused: `There are ${other.name.many} in the app already, so ${name.many} keep their name.` };
  const change = (text: string): string =>
    replaced(text, [
      [name.many, many],
      [name.one, one],
    ]);
  const next: Blueprint = {
    ...blueprint,
    tagline: change(blueprint.tagline).slice(0, 120),
    entities: blueprint.entities.map((entity) => ({
      ...entity,
      name: entity.id === id ? { one, many } : entity.name,
      fields: entity.fields.map((field) =>
        entity.id === id
          ? { ...field, ...(field.placeholder === undefined ? {} : { placeholder: change(field.placeholder).slice(0, 80) }) }
          : refersTo(field).includes(id)
            ? { ...field, label: change(field.label).slice(0, 60) }
            : field,
      ),
    })),
    capabilities: blueprint.capabilities.map((capability) => relabelled(capability, change)),
    pages: blueprint.pages.map((page) => {
      const lists = page.sections.some((section) => section.kind === "collection" && section.entity === id);
      const whole = lists && page.sections.filter((section) => section.kind === "collection").length === 1;
      const title = whole ? capitalise(many) : change(page.title);
      return { ...page, title: title.slice(0, 60), intro: page.intro === null ? null : change(page.intro).slice(0, 160) };
    }),
  };
  return { blueprint: next, said: `${capitalise(name.many)} are now called ${many} everywhere in the app.`, became: [id] };
}

/** Calls a field by another name, in the charts and totals about it too. */
export function renameField(blueprint: Blueprint, { entity: entityId, field: id, label }: EditOf<"rename-field">): Edited {
  const entity = entityOf(blueprint, entityId);
  const field = fieldOf(entity, id);
  if (field.label === label) return { refused: `The field is called “${label}” already.` };
  if (entity.fields.some((other) => other.id !== id && plainWords(other.label) === plainWords(label)))
    return { refused: `${capitalise(entity.name.many)} have a field “${label}” already, so “${field.label}” keeps its name.` };
  const mark = field.mark !== undefined && field.mark.on === field.label ? { mark: yesOrNo(label).mark } : {};
  const next = withField(blueprint, { entity: entityId, field: id }, (old) => ({ ...old, label, ...mark }));
  const about = (capability: Capability): boolean =>
    capability.entity === entityId &&
    isFigure(capability) &&
    (capability.field === id || (capability.kind === "chart" && capability.by === id));
  const change = (text: string): string => replaced(text, [[lower(field.label), lower(label)]]);
  return {
    blueprint: {
      ...next,
      capabilities: next.capabilities.map((capability) => (about(capability) ? relabelled(capability, change) : capability)),
    },
    said: `The field “${field.label}” of ${entity.name.many} is now called “${label}”.`,
    became: [`${entityId}.${id}`],
  };
}

/** Calls a page by another name; its address stays. */
export function renamePage(blueprint: Blueprint, { page: id, title }: EditOf<"rename-page">): Edited {
  const page = blueprint.pages.find((candidate) => candidate.id === id);
  if (page === undefined || page.title === title) return { refused: `The page is called “${title}” already.` };
  if (blueprint.pages.some((other) => other.title.toLowerCase() === title.toLowerCase() && other.id !== id))
    return { refused: `There is a page “${title}” already.` };
  const next = withPage(blueprint, id, (whole) => ({ ...whole, title }));
  return { blueprint: next, said: `The page “${page.title}” is now called “${title}”.`, became: [`page.${id}`] };
}
