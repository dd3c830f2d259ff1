// Reads a message of a catalogue: ICU MessageFormat with plain arguments and plurals. The form of an argument's name says
// how a name of rows or a label stands in the sentence, so that no caller has to know the language:
// `{one}`, `{many}`  names of rows as inside a sentence; `{One}`, `{Many}` as at its beginning; `{aOne}` with an English article
// `{label}`          a label as inside a sentence; `{Label}` as it is; `{aLabel}` with an English article
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** How an argument stands in its sentence. */
export type ArgumentForm = "plain" | "capital" | "in-sentence" | "article" | "article-in-sentence";

/** A part of a message. */
export type MessagePart =
  | { kind: "text"; text: string }
  | { kind: "argument"; name: string; form: ArgumentForm }
  /** The number of the plural around it. */
  | { kind: "count"; name: string }
  /** By plural category of `Intl.PluralRules`; `other` is always there. */
  | { kind: "plural"; name: string; forms: Readonly<Record<string, readonly MessagePart[]>> };

/** Names of rows, which are stored as inside a sentence. */
const NAMES: ReadonlySet<string> = new Set(["one", "many"]);

/** Labels, which are stored with their capital. */
const LABELS: ReadonlySet<string> = new Set(["label", "state", "on", "off"]);

/** The parts of a message. Throws for one that is no ICU message, or uses more of it than arguments and plurals. */
export function parseMessage(message: string): MessagePart[] {
  return partsOf(parse(message, { ignoreTag: true }), null);
}

function partsOf(elements: readonly MessageFormatElement[], counted: string | null): MessagePart[] {
  return elements.map((element): MessagePart => {
    switch (element.type) {
      case TYPE.literal:
        return { kind: "text", text: element.value };
      case TYPE.argument:
        return argumentOf(element.value);
      case TYPE.pound:
        if (counted === null) throw new Error("A # stands outside of a plural.");
        return { kind: "count", name: counted };
      case TYPE.plural: {
        if (element.pluralType !== "cardinal" || element.offset !== 0) throw new Error("Only plain cardinal plurals are supported.");
        const forms = Object.entries(element.options).map(([category, { value }]) => [category, partsOf(value, element.value)] as const);
        return { kind: "plural", name: element.value, forms: Object.fromEntries(forms) };
      }
      default:
        throw new Error("Messages have arguments and plurals only.");
    }
  });
}

function argumentOf(written: string): MessagePart {
  const bare = /^a[A-Z]/.test(written) ? lowered(written.slice(1)) : lowered(written);
  if (!NAMES.has(bare) && !LABELS.has(bare)) return { kind: "argument", name: written, form: "plain" };
  const isLabel = LABELS.has(bare);
  if (bare !== written && lowered(written) !== bare)
    return { kind: "argument", name: bare, form: isLabel ? "article-in-sentence" : "article" };
  const isLow = bare === written;
  return { kind: "argument", name: bare, form: isLow === isLabel ? (isLow ? "in-sentence" : "capital") : "plain" };
}

const lowered = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The arguments of a message, in the order of the alphabet, each with its type. */
export function argumentsOf(parts: readonly MessagePart[]): { name: string; type: "number" | "text" }[] {
  const types = new Map<string, "number" | "text">();
  const visit = (some: readonly MessagePart[]): void => {
    for (const part of some) {
      if (part.kind === "argument") types.set(part.name, types.get(part.name) ?? "text");
      if (part.kind !== "plural") continue;
      types.set(part.name, "number");
      Object.values(part.forms).forEach(visit);
    }
  };
  visit(parts);
  return [...types].map(([name, type]) => ({ name, type })).toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
