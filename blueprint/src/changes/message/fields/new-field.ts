// Makes the field that a person names: the one that such a thing naturally has, else one of the type that the noun suggests,
// else of the type that the words say ("a text field called …").
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { WordList } from "../../../knowledge/data/word-list.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { slugOf } from "../../../knowledge/field.ts";
import { knownField } from "../../../reader/parse/description/things/known-field.ts";
import { draftField, labelOf, refineField, yesOrNo } from "../../../reader/draft/draft-field.ts";
import { asCalled, plainField } from "../../../reader/draft/plan.ts";
import type { NounPhrase } from "../../../reader/text/noun-phrase.ts";
import type { Token } from "../../../reader/text/token.ts";
import { type Entity, type Field, FieldType } from "../../../schema/entity.ts";
import { plainWords } from "../../edits/ground/find.ts";
import { draftOf, mentionOf } from "../../edits/ground/plan-of.ts";
import type { ClauseContext } from "../words/clauses.ts";

const typeWords = readData("fields/type-words.json", z.array(z.strictObject({ type: FieldType, words: WordList })));

/** The type that words name: `number`, `checkbox`, `dropdown`. */
export function typeOfWords(tokens: readonly Token[]): FieldType | null {
  const words = tokens
    .filter((token) => !lexicon.is(token.low, "field-filler"))
    .map((token) => token.low)
    .join(" ")
    .replace(" / ", "/");
  return typeWords.find((one) => one.words.includes(words))?.type ?? null;
}

/** "A text field called X", "a checkbox for X": the type, and the words of the name. */
export function typeNamed(tokens: readonly Token[]): { type: FieldType | null; rest: Token[] } | null {
  const last = tokens.at(-1)?.low ?? "";
  const control = /^(?:checkbox|toggle|dropdown|tickbox)$/.test(last) ? typeOfWords(tokens.slice(-1)) : null;
  const named = tokens.slice(0, -1).filter((token) => !/^(?:a|an|the|new)$/.test(token.low));
  if (control !== null && named.length > 0) return { type: control, rest: named };
  const at = tokens.findIndex((token, place) => place > 0 && lexicon.is(token.low, "naming-joint"));
  if (at < 1 || at === tokens.length - 1) return null;
  const before = tokens.slice(0, at);
  const rest = tokens.slice(at + 1).filter((token) => !lexicon.is(token.low, "field-name-filler"));
  const bare = before.filter((token) => !lexicon.is(token.low, "new-item")).map((token) => token.low);
  const unnamed = bare.length === 1 && /^(?:field|column|input|property|attribute)$/.test(bare[0] ?? "");
  if (rest.length === 0) return null;
  if (unnamed) return { type: null, rest };
  const type = typeOfWords(before);
  const isField = /^(?:field|column|input|box)$/.test(bare.at(-1) ?? "") || /^(?:called|named)$/.test(tokens[at]?.low ?? "");
  const said = isField || type === "boolean" || type === "choice";
  return type !== null && said ? { type, rest } : null;
}

/** What fields of a type cannot do without. */
const demands: Readonly<Partial<Record<FieldType, Partial<Field>>>> = {
  rating: { min: 1, max: 5 },
  money: { unit: "USD", min: 0 },
  duration: { unit: "minutes", min: 0 },
  percent: { min: 0, max: 100 },
};

/** A field of a given type. A choice of which nobody said what can be chosen is a text. */
export function retyped(field: Field, type: FieldType): Field {
  if (field.type === type) return field;
  const { options, unit: _unit, min: _min, max: _max, mark: _mark, of: _of, ...plain } = field;
  if (type === "boolean") return { ...plain, ...yesOrNo(field.label), label: field.label };
  const isOffered = options !== undefined && (type === "choice" || type === "tags");
  return { ...plain, type: type === "choice" && !isOffered ? "text" : type, ...(isOffered && { options }), ...demands[type] };
}

/** What is known of a field that is to be made. */
export interface FieldCall {
  entity: Entity;
  noun: NounPhrase;
  detail: readonly Token[][];
  type: FieldType | null;
  quoted: string | null;
}

/** A thing of the app that the noun names: the field then points at it. */
function referred({ blueprint }: ClauseContext, { entity, noun }: FieldCall): Entity | undefined {
  return blueprint.entities.find(
    (other) => other !== entity && [noun.key, noun.low].some((key) => plainWords(key) === plainWords(other.name.one)),
  );
}

/** The field that is meant. One that is there already comes back as it is. */
export function newField(context: ClauseContext, call: FieldCall): Field {
  const { entity, noun, detail, type, quoted } = call;
  const own = entity.fields.find((field) => plainWords(field.label) === plainWords(noun.low) || field.id === slugOf(noun.low));
  if (own !== undefined) return own;
  const target = type === null && quoted === null ? referred(context, call) : undefined;
  if (target !== undefined) {
    const plain = draftField({ ...noun, plural: false, low: noun.key }, []);
    return { id: plain.id, label: plain.label, type: "reference", required: false, of: target.id };
  }
  const known = knownField(mentionOf(entity), noun);
  const taken = known !== null && entity.fields.some((field) => field.id === known.id);
  // "Prep time" beside the cooking time is a length of time too, under a name of its own.
  if (known !== null && taken && noun.tokens.length > 1 && type === null && known.type !== "reference") {
    const label = quoted ?? labelOf(noun.low);
    return { ...refineField(plainField(known), detail), id: slugOf(label), label, required: false };
  }
  const natural = known !== null && known.type !== "reference" && !taken ? known : null;
  const drafted = natural === null ? draftField(noun, detail) : asCalled(refineField(plainField(natural), detail), noun, draftOf(entity));
  const field = { ...drafted, required: false, ...(quoted === null ? {} : { label: quoted }) };
  return type === null ? field : retyped(field, type);
}
