// `src/words/*.ts`: the kit's words in the language of the app, one module for each group of the kit's parts. Each message
// is an export of its own, so that a bundle has only those that its components use.
import { kitGroups, messagesOf } from "./catalogue.ts";
import { type Language, languageOf } from "./languages.ts";
import { type ArgumentForm, argumentsOf, type MessagePart, parseMessage } from "./parse-message.ts";

const names = new Intl.DisplayNames("en", { type: "language" });

/** The modules of the words in the language of this BCP 47 tag: path in a project → text. */
export function wordsFiles(tag: string): Map<string, string> {
  const language = languageOf(tag);
  return new Map([
    ["src/words/language.ts", languageFile(language)],
    ...kitGroups.map((group) => [`src/words/${group}.ts`, groupFile(group, language)] as const),
  ]);
}

function languageFile({ locale, lowersLabels }: Language): string {
  return `// The language of the app. \`src/words\` has its words.

/** The BCP 47 tag by which dates, numbers and plurals are written. */
export const LOCALE: string = ${JSON.stringify(locale)};

/** Whether labels begin with a small letter inside a sentence. */
export const LOWERS_LABELS: boolean = ${String(lowersLabels)};
`;
}

const ABOUT: Readonly<Record<(typeof kitGroups)[number], string>> = {
  commerce: "booking, buying and applying",
  community: "accounts, messages, comments, reviews, polls and what people collect",
  games: "games",
  general: "lists, forms, fields and pages",
  insight: "charts, calculators, timers and dashboards",
  learning: "lessons, cards, quizzes and rankings",
  site: "the sections and forms of sites",
  work: "boards, calendars, logs and assignments",
};

function groupFile(group: (typeof kitGroups)[number], { catalogue, locale }: Language): string {
  const used = new Set<string>();
  const printing = { used, locale };
  const english = messagesOf("en", group);
  const messages = Object.entries(messagesOf(catalogue, group)).map(
    ([key, message]) =>
      `export const ${key} = ${printMessage(parseMessage(message), { of: parseMessage(english[key] ?? message), printing })};`,
  );
  const imports = [
    importOf("../lib/number", used.has("formatNumber") ? ["formatNumber"] : []),
    importOf("../lib/plural", used.has("plural") ? ["plural"] : []),
    importOf("../lib/words", [...used].filter((name) => !["plural", "formatNumber"].includes(name)).toSorted()),
  ].filter((line) => line !== "");
  return [`// The words of ${ABOUT[group]}, in ${names.of(catalogue) ?? catalogue}.`, ...imports, "", ...messages, ""].join("\n");
}

function importOf(from: string, imported: readonly string[]): string {
  return imported.length === 0 ? "" : `import { ${imported.join(", ")} } from "${from}";`;
}

/** The functions that the messages of a module use, and the language of their plurals. */
interface Printing {
  used: Set<string>;
  locale: string;
}

/** Whether a language has its singular for exactly one, so that a plural is a comparison. */
function isOnlyOneSingular(locale: string): boolean {
  const rules = new Intl.PluralRules(locale);
  return [0, 0.5, 1, 1.5, 2, 3, 5, 11, 21, 100, 101].every((count) => (rules.select(count) === "one") === (count === 1));
}

/** A text, or a function of the arguments of the English message, which components give in every language. */
function printMessage(parts: readonly MessagePart[], { of, printing }: { of: readonly MessagePart[]; printing: Printing }): string {
  const values = argumentsOf(of);
  if (values.length === 0) return JSON.stringify(parts.map((part) => (part.kind === "text" ? part.text : "")).join(""));
  const type = values.map(
    ({ name, type: kind }) => `${name}: ${kind === "number" ? "number" : isWord(name) ? "string" : "string | number"}`,
  );
  return `(values: { ${type.join("; ")} }): string => ${printText(parts, printing)}`;
}

/** Names and labels, which are formed; other arguments may be numbers. */
const isWord = (name: string): boolean => ["one", "many", "label", "state", "on", "off"].includes(name);

function printText(parts: readonly MessagePart[], printing: Printing): string {
  const [only] = parts;
  const written = parts.map((part) => (part.kind === "text" ? escaped(part.text) : `\${${printPart(part, printing)}}`)).join("");
  return parts.length === 1 && only !== undefined && only.kind !== "text" ? printPart(only, printing) : `\`${written}\``;
}

const escaped = (text: string): string => text.replaceAll(/[\\`]|\$\{/g, (found) => `\\${found}`);

function printPart(part: Exclude<MessagePart, { kind: "text" }>, printing: Printing): string {
  const { used, locale } = printing;
  switch (part.kind) {
    case "argument":
      return formed(`values.${part.name}`, part.form, printing);
    case "count":
      used.add("formatNumber");
      return `formatNumber(values.${part.name})`;
    case "plural": {
      const { one, other = [] } = part.forms;
      if (one !== undefined && Object.keys(part.forms).length === 2 && isOnlyOneSingular(locale))
        return `values.${part.name} === 1 ? ${printText(one, printing)} : ${printText(other, printing)}`;
      used.add("plural");
      const forms = Object.entries(part.forms).map(([category, form]) => `${property(category)}: ${printText(form, printing)}`);
      return `plural(values.${part.name}, { ${forms.join(", ")} })`;
    }
  }
}

const property = (category: string): string => (/^[a-z]+$/.test(category) ? category : JSON.stringify(category));

function formed(name: string, form: ArgumentForm, { used }: Printing): string {
  const call = (callee: string, argument: string): string => {
    used.add(callee);
    return `${callee}(${argument})`;
  };
  switch (form) {
    case "plain":
      return name;
    case "capital":
      return call("upperFirst", name);
    case "in-sentence":
      return call("inSentence", name);
    case "article":
      return call("withArticle", name);
    case "article-in-sentence":
      return call("withArticle", call("inSentence", name));
  }
}
