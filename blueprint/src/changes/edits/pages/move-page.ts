// Pages change their places in the navigation. The first page stays first: it is the one with which the app opens.
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { Edited, EditOf } from "../edit.ts";

/** Moves a page before another one, or to the end. */
export function movePage(blueprint: Blueprint, { page: id, before }: EditOf<"move-page">): Edited {
  const [first] = blueprint.pages;
  const page = blueprint.pages.find((candidate) => candidate.id === id);
  if (page === undefined || first === undefined) return { refused: "There is no such page." };
  if (page === first || before === first.id) return { refused: `The app opens with “${first.title}”, so that page stays first.` };
  const rest = blueprint.pages.filter((other) => other !== page);
  const at = before === null ? rest.length : rest.findIndex((other) => other.id === before);
  const pages = at < 0 ? blueprint.pages : [...rest.slice(0, at), page, ...rest.slice(at)];
  if (pages.every((other, place) => other === blueprint.pages[place])) return { refused: `“${page.title}” stands there already.` };
  const order = pages.map(({ title }) => title).join(", ");
  return { blueprint: { ...blueprint, pages }, said: `The pages are now in this order: ${order}.`, became: [`page.${id}`] };
}
