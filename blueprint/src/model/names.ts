// Identifiers, addresses and words made from a blueprint's names. Every identifier comes from a slug or is checked
// against one, so that no name of a prompt can break the code that it ends up in.
import { article } from "../knowledge/words/inflect.ts";
import { type Entity } from "../schema/entity.ts";

/** Words that cannot be variables, or would hide something that the generated code uses. */
const RESERVED = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function " +
    "if implements import in instanceof interface let new null package private protected public return static super switch this throw true try " +
    "typeof undefined var void while with yield window document location history event events name status row rows data draft form errors value " +
    "values label labels index key id query page open close figures rating stars text number date time session storage navigate params screen map filter child"
  ).split(" "),
);

/** Types and components that the generated code takes from the browser, React or its own library. */
const RESERVED_TYPES = new Set(
  (
    "App Array Blob Boolean Collection Date Document Element Error Event FieldErrors File Form FormData Function History Image Intl JSON Layout Link " +
    "List Location Map Math Navigator Node Notice Notices Number Object Option Promise Range Record Request Response Route Row Saved Screen Section " +
    "Set Stars Storage Stored String Symbol Text Toolbar URL Window Worker " +
    "BackLink BarChart Cell ChartFrame ChartPoint ChartProps CheckboxField Chips CollectionOptions EmptyState Field FieldProps Figure FormReading HeartMark Kind " +
    "LineChart ListOrder ListQuery Mark Monogram NotFoundPage NumberRule PageHeading PickList RatingField RingChart SavedObject Scheme SchemeToggle SearchBox " +
    "SelectField StarPicker TagsField TextAreaField TextField"
  ).split(" "),
);

/** `shopping-item` → `ShoppingItem`. */
export function pascal(slug: string): string {
  return slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/** `shopping-item` → `shoppingItem`. */
export function camel(slug: string): string {
  const name = pascal(slug);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** A variable name for a slug that no keyword and no name of the generated code takes. */
export function variable(slug: string): string {
  const name = camel(slug);
  return RESERVED.has(name) ? `the${pascal(slug)}` : name;
}

/** A type name for a slug that hides nothing of the browser's. */
export function typeName(slug: string): string {
  const name = pascal(slug);
  return RESERVED_TYPES.has(name) ? `${name}Entry` : name;
}

/** Words as a slug: `Shopping items` → `shopping-items`; empty when nothing of it is plain Latin. */
export function slugOf(words: string): string {
  return words
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[-0-9]+|-+$/g, "")
    .slice(0, 48)
    .replace(/-+$/, "");
}

/** A slug for each of these names, no two the same: a number is added where they would be, and a name without plain Latin becomes `fallback`. */
export function distinctSlugs(names: readonly string[], fallback: string): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const slug = slugOf(name) || fallback;
    let free = slug;
    for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
    taken.add(free);
    return free;
  });
}

/** The plural slug of an entity: its plural name where that is plain Latin and differs from the singular, else made from its id. */
export function pluralSlug(entity: Entity): string {
  const plural = slugOf(entity.name.many);
  return plural === "" || plural === entity.id ? `${entity.id}-list` : plural;
}

/** The first letter as a capital. */
export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words as they are read inside a sentence, as the kit writes them: `Due date` → `due date`, but `URL` and `CO₂` stay. */
export function inSentence(words: string): string {
  return /^\p{Lu}(?:\p{Ll}|\s)\P{Lu}*$/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** `a recipe`, `an invoice`. */
export function withArticle(words: string): string {
  return `${article(words)} ${words}`;
}

/** Gives each wanted name once; a name already taken gets a number. */
export class TakenNames {
  readonly #taken: Set<string>;
  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set([...taken].map((name) => name.toLowerCase()));
  }
  take(wanted: string): string {
    let name = wanted;
    for (let number = 2; this.#taken.has(name.toLowerCase()); number += 1) name = `${wanted}${number}`;
    this.#taken.add(name.toLowerCase());
    return name;
  }
}
