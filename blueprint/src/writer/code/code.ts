// Templates that write TypeScript. A value put into a template becomes a literal (JSON), never source text, so that no
// word of a prompt can turn into code; source text is only what another template made. Names are never imported by
// hand: `@useState` in a template, or a `Reference` put into it, is written as the bare name and remembered, and the
// module that holds it in the end imports exactly what was mentioned.

/** A name that lives in a module: a package (`react`) or a file of the project (`src/lib/store.ts`). */
export class Reference {
  readonly name: string;
  readonly from: string;
  readonly isType: boolean;
  constructor(name: string, from: string, isType = false) {
    this.name = name;
    this.from = from;
    this.isType = isType;
  }
}

/**
 * Source text with the names it needs: `mentions` are looked up by name in the project, `references` are known. `locals`
 * are names that its templates give to something of their own, whatever was put into them.
 */
export class Code {
  readonly text: string;
  readonly mentions: ReadonlySet<string>;
  readonly references: readonly Reference[];
  readonly locals: ReadonlySet<string>;
  constructor(
    text: string,
    mentions: ReadonlySet<string> = new Set(),
    references: readonly Reference[] = [],
    locals: ReadonlySet<string> = new Set(),
  ) {
    this.text = text;
    this.mentions = mentions;
    this.references = references;
    this.locals = locals;
  }
}

/** What may be put into a template: source made by a template, a reference, or a value that becomes a literal. `undefined` writes nothing. */
export type Insertion =
  | Code
  | Reference
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Insertion[]
  | { readonly literal: unknown };

/** Source text taken as it is. Only for names and fragments that the writer itself made. */
export function raw(text: string): Code {
  return new Code(text);
}

/** Fragments one after another, parted by `separator`; empty ones are left out. */
export function join(parts: readonly (Code | undefined)[], separator = "\n"): Code {
  const kept = parts.filter((part): part is Code => part !== undefined && part.text.trim() !== "");
  return new Code(
    kept.map((part) => part.text).join(separator),
    new Set(kept.flatMap((part) => [...part.mentions])),
    kept.flatMap((part) => part.references),
    new Set(kept.flatMap((part) => [...part.locals])),
  );
}

/** A template of TypeScript or JSX: common indentation is removed, and a fragment of many lines keeps its place's indentation. */
export function code(strings: TemplateStringsArray, ...values: Insertion[]): Code {
  const template = templateOf(strings);
  const mentions = new Set(template.mentions);
  const locals = new Set(template.locals);
  const references: Reference[] = [];
  let text = "";
  template.parts.forEach((part, index) => {
    text += part;
    if (index >= values.length) return;
    const inserted = insert(values[index]);
    inserted.mentions.forEach((name) => mentions.add(name));
    inserted.locals.forEach((name) => locals.add(name));
    references.push(...inserted.references);
    text += indentTo(text, inserted.text);
  });
  return new Code(text.includes(BLANK) ? dropBlankInsertions(text) : text, mentions, references, locals);
}

/** What a template says whatever is put into it: its text between the insertions, and the names that it mentions and gives. */
interface Template {
  parts: readonly string[];
  mentions: readonly string[];
  locals: readonly string[];
}

/** A variable, a function, a parameter, a property: rather one too many than one too few. */
const given = /\b(?:const|let|function)\s+([a-z]\w*)|[({[,]\s*([a-z]\w*)(?=\s*(?:[,}:)=\]]|\?:))|\b([a-z]\w*)\s*=>/g;

const templates = new WeakMap<TemplateStringsArray, Template>();

/** A template is written many times and always has the same strings: they are read once. */
function templateOf(strings: TemplateStringsArray): Template {
  const known = templates.get(strings);
  if (known !== undefined) return known;
  const mentions: string[] = [];
  const parts = dedent(strings.raw).map((part) =>
    part.replace(/\\([`$])/g, "$1").replace(/@([A-Za-z]\w*)/g, (_match, name: string) => {
      mentions.push(name);
      return name;
    }),
  );
  const locals = parts.flatMap((part) => [...part.matchAll(given)].map(([, named, listed, only]) => named ?? listed ?? only ?? ""));
  const template = { parts, mentions, locals };
  templates.set(strings, template);
  return template;
}

function insert(value: Insertion): Code {
  if (value === undefined) return raw("");
  if (value instanceof Code) return value;
  if (value instanceof Reference) return new Code(value.name, new Set(), [value]);
  if (isList(value)) return join(value.map(insert));
  if (typeof value === "object" && value !== null) return raw(JSON.stringify(value.literal, null, 2));
  return raw(JSON.stringify(value));
}

function isList(value: Insertion): value is readonly Insertion[] {
  return Array.isArray(value);
}

const BLANK = "\u0000";

/** A fragment that writes nothing on a line of its own takes the line with it. */
function dropBlankInsertions(text: string): string {
  return text.replace(/^[ \t]*\u0000[ \t]*\n?/gm, "").replaceAll(BLANK, "");
}

function indentTo(before: string, inserted: string): string {
  if (inserted === "") return BLANK;
  const line = before.slice(before.lastIndexOf("\n") + 1);
  const indentation = /^[ \t]*$/.test(line) ? line : "";
  return indentation === "" ? inserted : inserted.replace(/\n(?=[^\n])/g, `\n${indentation}`);
}

/** Removes the indentation that all lines of a template share, and its first and last line breaks. */
function dedent(parts: readonly string[]): string[] {
  const indentations = parts
    .flatMap((part, index) =>
      part
        .split("\n")
        .slice(1)
        .filter((line, at, lines) => line.trim() !== "" || (at === lines.length - 1 && index < parts.length - 1)),
    )
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const shared = indentations.length === 0 ? 0 : Math.min(...indentations);
  return parts.map((part, index) => {
    let text = part.replace(new RegExp(`\\n[ \\t]{0,${shared}}`, "g"), "\n");
    if (index === 0) text = text.replace(/^[ \t]*\n/, "");
    if (index === parts.length - 1) text = text.replace(/\n[ \t]*$/, "");
    return text;
  });
}
