// A clause becomes edits. The verb decides what is looked for first; words that fit nothing are left, never guessed at.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { plainName } from "../../reader/parse/sentence/read-title.ts";
import { labelOf } from "../../reader/draft/draft-field.ts";
import { isUnsupported } from "../../reader/lexicon/unsupported.ts";
import { featureIn } from "../../reader/lexicon/features.ts";
import { isDeed, leadingVerb } from "../../reader/lexicon/acts.ts";
import { quote, type Token } from "../../reader/text/token.ts";
import type { Edit } from "../edits/edit.ts";
import { mainEntity } from "../edits/ground/find.ts";
import type { Clause, ClauseContext } from "./words/clauses.ts";
import { type Command, commandOf } from "./words/command.ts";
import { entityNamed, fieldsNamed, isNamed, lastField, placeOf, withTarget } from "./words/named.ts";
import { readAdd } from "./read-add.ts";
import { readFieldChange, readRelation } from "./fields/read-field-change.ts";
import { readCopy, readHeading } from "./layout/read-heading.ts";
import { readFeatureWish } from "./features/read-feature.ts";
import { readMove, readPlace } from "./layout/read-place.ts";
import { readAdjust, readLookChange } from "./layout/read-look.ts";
import { readNaming, readRenames } from "./read-rename.ts";
import { readRemove } from "./read-remove.ts";
import { readSamples } from "./read-samples.ts";
import { readOrder, readView } from "./read-view.ts";
import { lowText, plain, unwritten } from "./words/tokens.ts";
import { readPicture, readText } from "./layout/read-text.ts";

/** What a clause asks for, and the phrases that nothing came of. */
export interface Asked {
  edits: Edit[];
  unread: string[];
}

/** What was found, where it is anything. */
function asked(found: Edit | readonly Edit[] | Asked | null): Asked | null {
  if (found === null) return null;
  const all = "edits" in found ? found : { edits: [found].flat(), unread: [] };
  return all.edits.length === 0 ? null : all;
}

/** "Sort by it": the pronoun in the words of what it means. */
function withoutPronoun({ blueprint, last }: ClauseContext, words: readonly Token[]): string[] {
  const entity = blueprint.entities.find((one) => one.id === last.entity);
  const field = entity?.fields.find((one) => one.id === last.field);
  return words.map((token, at) => {
    const by = /^(?:by|on|for|through)$/.test(words[at - 1]?.low ?? "");
    if (by && /^(?:it|that|this|them)$/.test(token.low) && field !== undefined) return field.label.toLowerCase();
    return /^(?:them|it|these)$/.test(token.low) ? (entity ?? mainEntity(blueprint)).name.many : token.text;
  });
}

/** Something to be possible in the app, said with a verb: "sort by date", "mark tasks as done", "export to CSV". */
function readWish(context: ClauseContext, words: readonly Token[]): Asked | null {
  const verb = leadingVerb(words.slice(0, 6).map((token) => token.low));
  const looking = verb !== null && /^(?:browse|keep)$/.test(verb.act) && words.some((token) => featureIn([token.one]) !== null);
  const by = words.findIndex((token) => /^(?:by|per|over)$/.test(token.low));
  if (verb?.act === "browse" && !looking && by > 1) return readChart(context, words.slice(verb.words.length), by - verb.words.length);
  if (verb?.act === "total" && words[verb.words.length]?.low === "to") return null;
  if (verb?.act === "send" && lexicon.is(words[1]?.low, "recipient")) return null;
  if (verb === null || (!isDeed(verb.act) && !looking)) return null;
  if (words.some((token) => isUnsupported(token.low) && !isNamed(context.blueprint, [token]))) return null;
  const said = withoutPronoun(context, words)
    .join(" ")
    .replace(/^group\b/i, "filter")
    .replace(/^(?=average\b)/i, "calculate the ")
    .replace(/^count (?=.* by\b)/i, "a chart of ");
  const target = withTarget(context.blueprint, words).entity ?? objectOf(context, words.slice(verb.words.length));
  const pointed = words.some((token) => /^(?:it|them|that)$/.test(token.low)) ? (context.last.entity ?? null) : null;
  const byField = words.findIndex((token) => /^(?:by|on)$/.test(token.low));
  const owner = byField < 0 ? undefined : fieldsNamed(context.blueprint, words.slice(byField + 1), target)[0]?.entity;
  const entity = target?.id ?? pointed ?? owner?.id ?? mainEntity(context.blueprint).id;
  if (verb.act === "export") return readExport(context, words, entity);
  const plainVerb = /^(?:add|edit|delete)$/.test(verb.act);
  if (plainVerb && target === null && pointed === null) return null;
  const guessed = target === null && pointed === null && owner === undefined && context.blueprint.entities.length > 1;
  return asked({ kind: "add-wish", said, entity, guessed });
}

/** "Export everything to Excel": a file for each list that is meant. */
function readExport({ blueprint }: ClauseContext, words: readonly Token[], entity: string): Asked | null {
  const lows = words.map((token) => token.low);
  if (lows.some((word) => /^(?:pdfs?|images?|word|docx?|xml|html)$/.test(word))) return null;
  // "Export my problems": what the app does not keep cannot be taken from it.
  const object = words
    .slice(1, words.findIndex((token) => /^(?:to|as|into|in)$/.test(token.low)) >>> 0)
    .filter((token) => !lexicon.is(token.low, "export-phrase"));
  if (object.length > 0 && !isNamed(blueprint, object)) return null;
  const format = lows.includes("json") ? "JSON" : "CSV";
  const all =
    lows.some((word) => /^(?:everything|all|both)$/.test(word)) && !blueprint.entities.some((one) => lows.includes(one.name.many));
  const meant = blueprint.entities.filter((one) => all || one.id === entity);
  const guessed = !all && words.length <= 3 && blueprint.entities.length > 1;
  return asked(meant.map((one) => ({ kind: "add-wish", said: `export ${one.name.many} to ${format}`, entity: one.id, guessed })));
}

/** "(Show) hours per project": what is shown by something is drawn. */
function readChart(context: ClauseContext, words: readonly Token[], by: number): Asked | null {
  const { blueprint } = context;
  const measured = fieldsNamed(blueprint, words.slice(0, by), null)[0]?.entity ?? entityNamed(blueprint, words.slice(0, by));
  const owner = measured ?? fieldsNamed(blueprint, words.slice(by + 1), null)[0]?.entity ?? null;
  const said = `a chart of ${words.map((token) => token.text).join(" ")}`;
  return owner === null ? null : asked({ kind: "add-wish", said, entity: owner.id, guessed: false });
}

/** The thing right after the verb: "search *recipes* by name". */
function objectOf({ blueprint }: ClauseContext, words: readonly Token[]): ReturnType<typeof entityNamed> {
  const stop = words.findIndex((token) => lexicon.is(token.low, "rename-joint"));
  const object = words.slice(0, stop < 0 ? undefined : stop).filter((token) => !lexicon.is(token.low, "removal-filler"));
  return object.length === 0 ? null : entityNamed(blueprint, object);
}

/** "Charts", "a statistics page", "dark mode": words that ask for something by naming it. */
function readBare(context: ClauseContext, command: Command): Asked | null {
  return (
    asked(readNaming(context, command.all)) ??
    asked(readLookChange(context, command.all)) ??
    asked(readView(context, command.all)) ??
    asked(readFieldChange(context, command.all)) ??
    readWish(context, command.all) ??
    asked(readAdd(context, command.all, "named"))
  );
}

function read(context: ClauseContext, command: Command): Asked | null {
  const { verb, words, all } = command;
  const isKept = verb === "leave" || verb === "remove";
  const stated = isKept ? null : (asked(readRelation(context, all)) ?? asked(readLayout(context, all)));
  if (stated !== null) return stated;
  const order = isKept || verb === "rename" || verb === "wish" ? null : readOrder(context, all);
  const placed = isKept ? null : (order ?? readMove(context, all) ?? readCopy(context, all));
  const found = placed ?? (verb === "leave" || verb === "rename" ? null : readSamples(context, command));
  if (found !== null) return asked(found);
  switch (verb) {
    case "leave":
      return asked(leaving(context, words));
    case "remove":
      return asked(readRemove(context, words));
    case "rename":
      return asked(renameThem(context, words)) ?? asked(readRenames(context, words, all[0]?.low ?? "")) ?? asked(readNaming(context, all));
    case "add":
      return (
        asked(readLookChange(context, words)) ??
        asked(readView(context, words).filter(() => /\b(?:view|layout)\b|^(?:cards|tiles|a table|a grid)$/.test(lowText(words)))) ??
        asked(readAdd(context, words, askedBy(command))) ??
        readWish(context, words)
      );
    case "change":
      return (
        readReplacement(context, words) ??
        asked(readLookChange(context, words)) ??
        asked(readView(context, words)) ??
        asked(readFieldChange(context, words)) ??
        asked(readRenames(context, words, "change"))
      );
    case "make":
      return (
        asked(readLookChange(context, words)) ??
        asked(readView(context, words)) ??
        asked(readFieldChange(context, words)) ??
        making(context, words)
      );
    case "show":
      return asked(readView(context, words)) ?? readWish(context, all) ?? asked(readAdd(context, words, "wanted"));
    case "wish":
      return (
        asked(readFeatureWish(context, words, lowText(all))) ??
        readWish(context, words) ??
        asked(readView(context, words)) ??
        asked(readLookChange(context, words))
      );
    case "bare":
      return readBare(context, command);
  }
}

/** How clearly the verb asks for something in the app: "add" does, "record" does of what is usual, "I need" and "give me" may mean anything in the world. */
function askedBy({ all }: Command): "added" | "noted" | "wanted" {
  const first = all[0]?.low ?? "";
  if (lexicon.is(first, "adding-verb")) return "added";
  return lexicon.is(first, "recording-verb") ? "noted" : "wanted";
}

/** "(Rename) them to portions": what was spoken of last. */
function renameThem(context: ClauseContext, words: readonly Token[]): Edit | null {
  const last = lastField(context);
  if (words[0]?.low !== "them" || last === undefined) return null;
  const name = plainName(quote(context.written, words.slice(words[1]?.low === "to" ? 2 : 1)));
  return name === "" ? null : { kind: "rename-field", ...placeOf(last), label: labelOf(name) };
}

/** "(Replace) the rating with a difficulty": one field goes, another comes. */
function readReplacement(context: ClauseContext, words: readonly Token[]): Asked | null {
  const at = words.findIndex(
    (token, place) => place > 0 && /^(?:with|by|for)$/.test(token.low) && /^(?:a|an)$/.test(words[place + 1]?.low ?? ""),
  );
  const [old] = at < 1 ? [] : fieldsNamed(context.blueprint, words.slice(0, at), null);
  if (old === undefined) return null;
  const fresh = readAdd({ ...context }, words.slice(at + 1));
  const edits = fresh.edits.map((edit): Edit => (edit.kind === "add-field" ? { ...edit, entity: old.entity.id, guessed: false } : edit));
  return edits.length === 0 ? null : { edits: [...edits, { kind: "remove-field", ...placeOf(old) }], unread: fresh.unread };
}

/** "Make a page for suppliers" adds one; "make recipes nicer" says nothing that could be done. */
function making(context: ClauseContext, words: readonly Token[]): Asked | null {
  const at = words.findIndex((token) => lexicon.is(token.low, "row-ability"));
  const able = words[at];
  if (at > 0 && able !== undefined) {
    const verb = unwritten(able.low.replace(/able$/, "").replace(/^(delet|rat)$/, "$1e"), able.start);
    return readWish(context, [verb, ...words.slice(0, at).filter((token) => !/^(?:list|be)$/.test(token.low)), ...words.slice(at + 1)]);
  }
  return /^(?:a|an|another|new)$/.test(words[0]?.low ?? "") ? asked(readAdd(context, words, "wanted")) : null;
}

/** What is to stay, in the words of the clause without the verb that must not be done. */
function leaving({ text, blueprint }: ClauseContext, words: readonly Token[]): Edit {
  const verb = leadingVerb(words.slice(0, 6).map((token) => token.low));
  const skip = verb?.words.length ?? (lexicon.is(words[0]?.low, "command-verb") ? 1 : 0);
  const rest = words.slice(skip);
  const said = quote(text, rest.length === 0 ? words : rest);
  const what = said === "" || /^(?:it|that|this|anything|any)\b/i.test(said) ? "everything" : said.slice(0, 80);
  const [field] = rest.length === 0 ? [] : fieldsNamed(blueprint, rest, null);
  return { kind: "leave", what, entity: field?.entity.id ?? null, field: field?.field.id ?? null };
}

/** The edits that a clause asks for. */
export function readClause(context: ClauseContext, clause: Clause): Asked {
  const found = read(context, commandOf(clause.tokens));
  if (found === null) return { edits: [], unread: [clause.phrase] };
  const edits = found.edits.map((edit): Edit =>
    edit.kind === "add-wish" || edit.kind === "add-feature" ? { ...edit, phrase: clause.phrase } : edit,
  );
  return { ...found, edits };
}

/** Reads words for layout, sizes, pictures and what is shown in words; none where they are about anything else. */
export function readLayout(context: ClauseContext, all: readonly Token[]): Edit[] {
  const adjusted = readAdjust(all);
  if (adjusted.length > 0) return adjusted;
  const words = plain(all);
  const found = readPicture(context, words) ?? readText(context, all) ?? readPlace(context, words) ?? readHeading(context, all);
  return found === null ? [] : [found];
}
