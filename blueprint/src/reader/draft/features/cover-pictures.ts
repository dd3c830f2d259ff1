// Phrases of which nothing came and that ask for a photo of each row: "with a photo of each plant", "upload an image for each
// stamp". A row has one picture, so that several of them for a row, and whatever else is done with pictures, stay unread.
import { slugOf } from "../../../knowledge/field.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { singularWord } from "../../../knowledge/words/inflect.ts";
import { leadingVerb } from "../../lexicon/acts.ts";
import { makesUnsupported } from "../../lexicon/unsupported.ts";
import type { Unread } from "../../parse/parsed-prompt.ts";
import { labelOf } from "../draft-field.ts";
import { addField, type DraftEntity, note, type Plan } from "../plan.ts";

/** What a phrase says of a picture: what the field is called, and what it shows; null where it does not say. */
interface Asked {
  called: string;
  shown: string | null;
}

const MODIFIERS_MAX = 2;

function withoutDeterminers(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !lexicon.is(word, "photo-determiner"));
  return first < 0 ? [] : words.slice(first);
}

/** Words before "photo" that say which it is: "cover", "profile"; no act, no number, nothing that is not built. */
function areModifiers(words: readonly string[]): boolean {
  const isPlain = (word: string): boolean =>
    /^\p{L}[\p{L}-]*$/u.test(word) && !makesUnsupported(word) && leadingVerb([word]) === null && !isOfMany(word);
  return words.length <= MODIFIERS_MAX && words.every(isPlain);
}

const isOfMany = (word: string): boolean =>
  lexicon.is(word, "small-word") || lexicon.is(word, "count-word") || /^(?:several|multiple|many|more)$/.test(word);

/** What a phrase asks for that is nothing but a picture of a row; null for any other phrase. */
function pictureIn(phrase: string): Asked | null {
  const all = phrase.toLowerCase().split(" ");
  const first = all[0];
  const words = withoutDeterminers(lexicon.is(first, "attaching-verb") ? all.slice(1) : all);
  const at = words.findIndex((word) => lexicon.is(singularWord(word), "photo-word"));
  const [head = "", joint, ...rest] = words.slice(Math.max(at, 0));
  const before = words.slice(0, Math.max(at, 0));
  if (at < 0 || !areModifiers(before)) return null;
  const called = [...before, singularWord(head)].join(" ");
  if (joint === undefined) return { called, shown: null };
  if (!/^(?:of|for|to)$/.test(joint) || singularWord(head) !== head) return null;
  const shown = withoutDeterminers(rest);
  return shown.length === 0 || shown.length > MODIFIERS_MAX + 1 ? null : { called, shown: shown.join(" ") };
}

/** The thing that was named last before a place, else the main one. */
function entityBefore({ entities }: Plan, { start }: Unread): DraftEntity | undefined {
  const before = entities.filter(({ mention }) => mention.place.end <= start);
  return before.toSorted((a, b) => b.mention.place.end - a.mention.place.end)[0] ?? entities[0];
}

/** The thing whose rows have the picture, and what the field is called there; null where it shows something unknown. */
function fieldAsked(plan: Plan, { called, shown }: Asked, place: Unread): { entity: DraftEntity; label: string } | null {
  const near = entityBefore(plan, place);
  const names = ({ mention: { one } }: DraftEntity): boolean =>
    shown !== null && (one === singularWord(shown) || one.endsWith(` ${shown}`));
  const of = plan.entities.find(names) ?? near;
  if (of === undefined) return null;
  if (shown === null || /^(?:it|them|each|one)$/.test(shown) || names(of)) return { entity: of, label: labelOf(called) };
  // "A photo of the receipt" of an expense: what it shows belongs to the row.
  return /\b(?:of|for) the\b/i.test(plan.parsed.text.slice(place.start, place.end))
    ? { entity: of, label: labelOf(`${shown} ${called}`) }
    : null;
}

/** Gives the rows of one's own things the pictures that such phrases ask for. What visitors are shown has its pictures drawn. */
export function coverPictures(plan: Plan): void {
  const { account, parsed } = plan;
  if (parsed.audience === "public") return;
  account.unread = account.unread.filter((place) => {
    const phrase = parsed.text.slice(place.start, place.end).replace(/\s+/g, " ").trim();
    const asked = pictureIn(phrase);
    const found = asked === null ? null : fieldAsked(plan, asked, place);
    if (found === null || found.entity.fields.some(({ type }) => type === "picture")) return true;
    const field = addField(found.entity, { id: slugOf(found.label.toLowerCase()), label: found.label, type: "picture", required: false });
    if (field?.type === "picture") note(account, phrase, `${found.entity.id}.${field.id}`);
    return field?.type !== "picture";
  });
}
