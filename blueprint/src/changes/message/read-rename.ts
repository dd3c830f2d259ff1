// "Rename it to Pantry", "call recipes dishes", "change the label servings to portions": an old name, and a new one.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { plainName } from "../../reader/parse/sentence/read-title.ts";
import { capital, labelOf } from "../../reader/draft/draft-field.ts";
import { isPlural, plural, singular } from "../../knowledge/words/inflect.ts";
import { quote, type Token } from "../../reader/text/token.ts";
import type { Field } from "../../schema/entity.ts";
import type { Edit } from "../edits/edit.ts";
import { entityNamed, fieldsNamed, isApp, pageNamed, withTarget } from "./words/named.ts";
import { listParts, lowText, plain, unwritten } from "./words/tokens.ts";
import type { ClauseContext } from "./words/clauses.ts";

/** The new name as it was written, without quotes. */
function nameOf({ written }: ClauseContext, tokens: readonly Token[]): string {
  const words = tokens.filter((token) => !/^["']$/.test(token.text));
  return plainName(quote(written, words)).trim();
}

/** A new name as it stands in the app. */
function titled(name: string): string {
  return capital(name).slice(0, 60);
}

function renameThing(context: ClauseContext, old: readonly Token[], name: string): Edit | null {
  const { blueprint } = context;
  const words = old.filter((token) => !lexicon.is(token.low, "option-filler") || old.length === 1);
  const said = lowText(words);
  const isPage = /\b(?:page|tab|screen)\b/.test(said);
  const isField = /\b(?:field|column)\b/.test(said);
  const { head, entity: target } = withTarget(blueprint, words);
  const named = words.filter((token) => !lexicon.is(token.low, "renamed-part"));
  const isAny = isPage && named.every(({ low }) => lexicon.is(low, "this-one"));
  const page = isAny ? blueprint.pages[0] : (pageNamed(blueprint, named) ?? undefined);
  const paged: Edit | null = page === undefined ? null : { kind: "rename-page", page: page.id, title: titled(name) };
  if (isPage) return paged;
  const entity = isField || target !== null ? null : entityNamed(blueprint, words);
  const fields = fieldsNamed(blueprint, target === null ? words.filter((token) => !/^(?:field|column)$/.test(token.low)) : head, target);
  const [field] = fields;
  const valued = isField || entity !== null || words.length < 2 ? null : renameOption(context, words, name);
  if (valued !== null) return valued;
  if (entity !== null) {
    const low = /^\p{Lu}\p{Ll}/u.test(name) && !/^\p{Lu}.*\s\p{Lu}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
    const last = low.split(" ").at(-1) ?? low;
    const [one, many] = isPlural(last.toLowerCase()) ? [singular(low), low] : [low, plural(low)];
    return { kind: "rename-entity", entity: entity.id, one: one.slice(0, 48), many: many.slice(0, 48) };
  }
  if (field !== undefined) return { kind: "rename-field", entity: field.entity.id, field: field.field.id, label: labelOf(name) };
  return renameOption(context, words, name) ?? paged;
}

/** "(Rename) the status Open (to Active)": a value of a choice, with or without the choice's name. */
function renameOption({ blueprint }: ClauseContext, old: readonly Token[], name: string): Edit | null {
  const words = old.filter((token) => !lexicon.is(token.low, "option-filler"));
  const said = lowText(words);
  const isMeant = (field: Field, option: string): boolean => {
    const low = option.toLowerCase();
    if (said === low) return true;
    const length = low.split(" ").length;
    const rest = said.endsWith(` ${low}`) ? words.slice(0, -length) : said.startsWith(`${low} `) ? words.slice(length) : [];
    return rest.length > 0 && fieldsNamed(blueprint, rest, null).some((one) => one.field === field);
  };
  for (const entity of blueprint.entities)
    for (const field of entity.fields) {
      const option = field.options?.find((one) => isMeant(field, one));
      if (option !== undefined) return { kind: "rename-option", entity: entity.id, field: field.id, option, to: titled(name) };
    }
  return null;
}

function rename(context: ClauseContext, old: readonly Token[], fresh: readonly Token[]): Edit | null {
  const name = nameOf(context, fresh);
  if (!/\p{L}|\p{N}/u.test(name)) return null;
  const words = plain(old);
  if (isApp(context.blueprint, words)) return { kind: "rename-app", title: titled(name) };
  return words.length === 0 ? null : renameThing(context, words, name);
}

/** "X to Y": split at the first joint before which something is named. */
function atJoint(context: ClauseContext, words: readonly Token[]): Edit | null {
  for (const [at, token] of words.entries()) {
    if (at === 0 || at === words.length - 1 || !lexicon.is(token.low, "rename-joint")) continue;
    const found = rename(context, words.slice(0, at), words.slice(at + 1));
    if (found !== null) return found;
  }
  return null;
}

/** "(Call) recipes dishes", "(name) it Pantry": split where the longest name ends that is known. */
function besides(context: ClauseContext, words: readonly Token[]): Edit | null {
  const quoted = words.findIndex((token, at) => at > 0 && /^["']$/.test(token.text));
  const pronoun = /^(?:it|this)$/.test(words[0]?.low ?? "") ? 1 : 5;
  for (let at = Math.min(words.length - 1, pronoun, quoted < 0 ? 5 : quoted); at > 0; at -= 1) {
    const found = rename(context, words.slice(0, at), words.slice(at));
    if (found !== null) return found;
  }
  return null;
}

/** "Servings to portions and cuisine to kitchen": several names, where each part is one; else the whole is one name. */
export function readRenames(context: ClauseContext, words: readonly Token[], verb: string): Edit[] {
  const stated = listParts(words);
  const several = stated.length < 2 ? [] : stated.map((part) => readRename(context, part, verb));
  const edits = several.filter((edit) => edit !== null);
  if (edits.length > 1 && edits.length === stated.length) return edits;
  return [readRename(context, words, verb)].filter((edit) => edit !== null);
}

/** What gets which name, from the words after the verb; null where nothing of the app is named. */
function readRename(context: ClauseContext, words: readonly Token[], verb: string): Edit | null {
  const [first] = words;
  // "Rename to Pantry" is about the app.
  if (first !== undefined && lexicon.is(first.low, "rename-joint") && words.length > 1)
    return rename(context, [unwritten("it")], words.slice(1));
  const page = context.last.page ?? null;
  // "Add a statistics page and call it Numbers": the page, not the app.
  if (/^(?:call|name)$/.test(verb) && first?.low === "it" && page !== null)
    return { kind: "rename-page", page, title: titled(nameOf(context, words.slice(1))) || "Page" };
  const feature = context.blueprint.features.find(({ id }) => id === context.last.feature);
  if (/^(?:call|name|title)$/.test(verb) && first?.low === "it" && feature !== undefined && "title" in feature && words.length > 1)
    return { kind: "set-copy", feature: feature.id, option: "title", text: capital(nameOf(context, words.slice(1))) };
  const found = atJoint(context, words);
  if (found !== null || (verb === "rename" && words.some((token) => lexicon.is(token.low, "rename-joint")))) return found;
  return /^(?:call|name|title|rename|label|relabel)$/.test(verb) ? besides(context, words) : null;
}

/** "The app should be called Pantry", "title: Pantry": names without a verb before them. */
export function readNaming(context: ClauseContext, all: readonly Token[]): Edit | null {
  const at = all.findIndex((token) => /^(?:called|named|titled)$/.test(token.low));
  const be = all.slice(0, Math.max(at, 0)).findLastIndex((token) => /^(?:be|is|are)$/.test(token.low));
  if (at > 0 && be > 0) {
    const before = all.slice(0, be).filter((token) => !lexicon.is(token.low, "wish-modal"));
    return rename(context, before, all.slice(at + 1));
  }
  const colon = all.findIndex((token) => /^(?::|is|should)$/.test(token.low));
  const label = all
    .slice(0, Math.max(colon, 0))
    .map((token) => token.low)
    .join(" ");
  if (!/^(?:the )?(?:new )?(?:app )?(?:name|title)$/.test(label)) return null;
  const rest = all.slice(colon + 1).filter((token, place) => !(place < 1 && token.low === "be"));
  return rename(context, [unwritten("it")], rest);
}
