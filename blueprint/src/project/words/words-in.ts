// The words of an app in its language, as functions: what the kit's modules of words are for components, these are for the
// checks that look for the same names, and for the parts of pages that are printed.
import { type Catalogue, messageGroups, type MessageGroup, messagesOf } from "./catalogue.ts";
import { figureTitle } from "./figure-title.ts";
import { type Language, languageOf } from "./languages.ts";
import { lowerFirst, upperFirst, withArticle } from "./letters.ts";
import { type ArgumentForm, type MessagePart, parseMessage } from "./parse-message.ts";

/** The arguments of a message by name. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Writes a message; throws for an argument that is missing. */
export type Message = (values?: MessageValues) => string;

/** The words of a language: `words.general.add({ one: "recipe" })`. */
export type Words = { readonly [Group in MessageGroup]: { readonly [Key in keyof Catalogue[Group]]: Message } } & {
  /** The language that they are of. */
  language: Language;
  /** A label as it stands inside a sentence of this language. */
  inSentence(label: string): string;
  /** A message by its name, `general.add`. Throws for one that there is none of. */
  message(name: string, values: MessageValues): string;
};

const known = new Map<string, Words>();

/** The words for an app in the language of this BCP 47 tag; English ones for a language without a catalogue. */
export function wordsIn(tag: string): Words {
  const found = known.get(tag);
  if (found !== undefined) return found;
  const language = languageOf(tag);
  const inSentence = (label: string): string => (language.lowersLabels ? lowerFirst(label) : label);
  const groups = Object.fromEntries(messageGroups.map((group) => [group, groupOf(group, { language, inSentence })] as const));
  const message = (name: string, values: MessageValues): string => {
    const [group = "", key = ""] = name.split(".");
    const written = groups[group]?.[key];
    if (written === undefined) throw new Error(`There is no message ${name}.`);
    return written(values);
  };
  const words: Words = { ...groupsAs(groups), language, inSentence, message };
  known.set(tag, words);
  return words;
}

/** What writing in a language needs. */
interface Writing {
  language: Language;
  inSentence(label: string): string;
}

function groupOf(group: MessageGroup, writing: Writing): Record<string, Message> {
  return Object.fromEntries(
    Object.entries(messagesOf(writing.language.catalogue, group)).map(([key, message]) => {
      let parts: MessagePart[] | null = null;
      const said = (values: MessageValues): string => write((parts ??= parseMessage(message)), values, { ...writing, key });
      const { locale } = writing.language;
      const own = (): string => (parts ?? []).map((part) => (part.kind === "text" ? part.text : " ")).join("");
      const titled = (values: MessageValues): string => figureTitle(key, said(values), { values, own: own(), locale });
      const sayer = group === "app" ? titled : said;
      return [key, (values: MessageValues = {}) => sayer(values)];
    }),
  );
}

type Groups = Omit<Words, keyof Writing | "message">;

/** The groups with the keys of the English catalogue, which a test holds the others to. */
function groupsAs(groups: Record<string, Record<string, Message>>): Groups {
  const isWhole = (all: object): all is Groups => messageGroups.every((group) => group in all);
  if (!isWhole(groups)) throw new Error("A group of messages is missing.");
  return groups;
}

function write(parts: readonly MessagePart[], values: MessageValues, writing: Writing & { key: string }): string {
  const valueOf = (name: string): string | number => {
    const value = values[name];
    if (value === undefined) throw new Error(`The message ${writing.key} needs ${name}.`);
    return value;
  };
  return parts
    .map((part) => {
      switch (part.kind) {
        case "text":
          return part.text;
        case "argument":
          return formed(String(valueOf(part.name)), part.form, writing);
        case "count":
          return new Intl.NumberFormat(writing.language.locale, { maximumFractionDigits: 2 }).format(Number(valueOf(part.name)));
        case "plural": {
          const category = new Intl.PluralRules(writing.language.locale).select(Number(valueOf(part.name)));
          return write(part.forms[category] ?? part.forms["other"] ?? [], values, writing);
        }
      }
    })
    .join("");
}

function formed(value: string, form: ArgumentForm, { inSentence }: Writing): string {
  switch (form) {
    case "plain":
      return value;
    case "capital":
      return upperFirst(value);
    case "in-sentence":
      return inSentence(value);
    case "article":
      return withArticle(value);
    case "article-in-sentence":
      return withArticle(inSentence(value));
  }
}
