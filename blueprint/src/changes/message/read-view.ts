// "Make the list a table", "show recipes as cards", "newest first": how the rows of a thing are shown, and in which order.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { Token } from "../../reader/text/token.ts";
import type { Entity } from "../../schema/entity.ts";
import type { Edit, View } from "../edits/edit.ts";
import { mainEntity } from "../edits/ground/find.ts";
import { entityNamed, fieldsNamed, isApp } from "./words/named.ts";
import { listParts, lowText, plain } from "./words/tokens.ts";
import type { ClauseContext } from "./words/clauses.ts";

const views: readonly (readonly [RegExp, View])[] = [
  [/^(?:tables?|spreadsheet)$/, "table"],
  [/^(?:cards?|tiles?|grid|gallery)$/, "cards"],
  [/^(?:lists?|rows)$/, "list"],
];

function viewOf(word: string | undefined): View | undefined {
  return views.find(([pattern]) => pattern.test(word ?? ""))?.[1];
}

/** Where the view that is wanted is named: the last one, and before what it should no longer be. */
function viewAt(words: readonly Token[]): number {
  const instead = words.findIndex((token) => /^(?:instead|rather)$/.test(token.low));
  const end = instead < 0 ? words.length : instead;
  return words.findLastIndex((token, at) => {
    if (at >= end || viewOf(token.low) === undefined) return false;
    const next = words[at + 1]?.low ?? "";
    return lexicon.is(words[at - 1]?.low ?? "as", "view-filler") || /^(?:view|layout|format|mode|style)$/.test(next);
  });
}

/** "Recipes as a list, shopping items as a table": each part for itself; none where a part is about anything else. */
export function readView(context: ClauseContext, all: readonly Token[]): Edit[] {
  const stated = listParts(all);
  if (stated.length < 2 || stated.some((part) => viewAt(plain(part)) < 0)) return viewIn(context, all);
  const edits = stated.map((part) => viewIn(context, part));
  return edits.some((found) => found.length === 0) ? [] : edits.flat();
}

function viewIn({ blueprint }: ClauseContext, all: readonly Token[]): Edit[] {
  const words = plain(all);
  const board = readBoard({ blueprint }, words);
  if (board !== null) return [board];
  const at = viewAt(words);
  const view = viewOf(words[at]?.low);
  if (at < 0 || view === undefined) return [];
  const instead = words.findIndex((token) => /^(?:instead|rather)$/.test(token.low));
  const others = words.filter((_, place) => place !== at && (instead < 0 || place < instead));
  const left = others.filter((token) => !lexicon.is(token.low, "view-phrase"));
  const everything = others.some((token) => /^(?:everything|all|both|lists)$/.test(token.low)) && left.length === 0;
  if (everything) return blueprint.entities.map((entity) => ({ kind: "set-view", entity: entity.id, view, guessed: false }));
  const withList = others.filter((token) => !lexicon.is(token.low, "view-phrase") || token.low === "list");
  const named = entityNamed(blueprint, left) ?? entityNamed(blueprint, withList);
  if (named !== null) return [{ kind: "set-view", entity: named.id, view, guessed: false }];
  const pointing = left.length === 0 || isApp(blueprint, left);
  return pointing ? [{ kind: "set-view", entity: mainEntity(blueprint).id, view, guessed: blueprint.entities.length > 1 }] : [];
}

/** "Show tasks as a board", "kanban view by priority". A board that is added to the app is a feature of its own. */
function readBoard({ blueprint }: Pick<ClauseContext, "blueprint">, words: readonly Token[]): Edit | null {
  const at = words.findLastIndex(
    (token, place) => lexicon.is(token.low, "board-word") || (/^columns$/.test(token.low) && words[place - 1]?.low === "into"),
  );
  const by = words.findIndex((token, place) => place > at && /^(?:by|per|for)$/.test(token.low));
  const isView =
    /^(?:as|into|to|a|like|in|kanban)$/.test(words[at - 1]?.low ?? "") || /^(?:view|layout|board|mode)$/.test(words[at + 1]?.low ?? "");
  const rest = words.filter((token, place) => place < at && !lexicon.is(token.low, "view-phrase") && !lexicon.is(token.low, "board-word"));
  const entity = rest.length === 0 || isApp(blueprint, rest) ? mainEntity(blueprint) : entityNamed(blueprint, rest);
  if (at < 0 || !isView || entity === null || entity.id === "") return null;
  const field = by < 0 ? undefined : fieldsNamed(blueprint, words.slice(by + 1), entity)[0];
  return { kind: "show-board", entity: entity.id, field: field?.field.type === "choice" ? field.field.id : null };
}

/** "Newest first", "sort by due date by default": the order in which a list begins. */
export function readOrder({ blueprint }: ClauseContext, all: readonly Token[]): Edit | null {
  const words = plain(all);
  const said = lowText(words);
  const isDefault =
    /\bdefault\b|\b(?:always|initially|automatically) (?:sort|order)|\b(?:sorted|ordered) (?:always|initially|automatically)\b/.test(said);
  const directed = words.find((token) => lexicon.is(token.low, "descending") || lexicon.is(token.low, "ascending"));
  if (!(isDefault && /\b(?:sort|order)/.test(said)) && !(directed !== undefined && /\b(?:first|on top|at the top)$/.test(said)))
    return null;
  const content = words.filter((token) => !lexicon.is(token.low, "order-phrase") && token !== directed && token.low !== "default");
  const parts = content.flatMap((token, at) => [content.slice(at, at + 2), [token]]);
  const entity = parts.map((part) => entityNamed(blueprint, part)).find((found) => found !== null) ?? null;
  const [field] = parts.flatMap((part) =>
    fieldsNamed(blueprint, part, entity).filter((found) => found.field.id !== "" && !isName(found.entity, part)),
  );
  const of = entity ?? field?.entity ?? mainEntity(blueprint);
  const down = directed === undefined ? null : lexicon.is(directed.low, "descending");
  if (field !== undefined) return { kind: "set-order", entity: of.id, field: field.field.id, down };
  if (directed?.low.startsWith("alphabetical") === true) return { kind: "set-order", entity: of.id, field: of.titleField, down };
  if (/^(?:newest|latest|recent)$/.test(directed?.low ?? "")) return { kind: "set-order", entity: of.id, field: null, down };
  return content.length > 0 && entity === null
    ? null
    : {
        kind: "refuse",
        reason: `Say by which field ${of.name.many} should stand, such as “sort ${of.name.many} by ${example(of)} by default”.`,
      };
}

function isName(entity: Entity, words: readonly Token[]): boolean {
  return words.length === 1 && words[0]?.one === entity.name.one;
}

function example(entity: Entity): string {
  return (entity.fields.find((field) => field.type === "date") ?? entity.fields[0])?.label.toLowerCase() ?? "name";
}
