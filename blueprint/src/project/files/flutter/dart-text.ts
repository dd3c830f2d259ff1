// Texts, names and values as Dart has them.

/** Words that Dart reserves or gives a meaning where a name may stand, and the members that every object of the kit has. */
const RESERVED = new Set(
  `abstract as assert async await base break case catch class const continue covariant default deferred do dynamic else enum
export extends extension external factory false final finally for function get hide if implements import in interface is late library
mixin new null of on operator part required rethrow return sealed set show static super switch sync this throw true try type typedef var
void when while with yield id json hashCode runtimeType toString noSuchMethod toJson fromJson bool double int num`.split(/\s+/),
);

/** The classes that the files of a model see. */
const CLASSES = `AppDefinition Comparable DateTime Deprecated Duration EntityDefinition Enum Error Exception Expando FieldDefinition FieldKind
FigureDefinition Finalizer Function Future Icons Invocation Iterable Iterator List Map MapEntry Match Measure Never Null Object Override Pattern
Record RegExp RegExpMatch RuneIterator Runes Set Sink StackTrace Stopwatch StoredRow Stream String StringBuffer StringSink Symbol Type Uri UriData
WeakReference`;

/** A member of a class: `class` becomes `classField`. */
export const dartMember = (key: string): string => (RESERVED.has(key) ? `${key}Field` : key);

/** The names of classes that are taken, in lower case or not. */
export const takenClasses = (): string[] => CLASSES.split(/\s+/);

/** `dog-walks` → `dog_walks`, the name of a file or package. */
export const snake = (slug: string): string => slug.replaceAll("-", "_");

/** What would end a text, begin an expression in it, or turn the direction in which it is read. */
const SPECIAL = /[\\'$]|[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A text as a literal in single quotes. What is no Unicode becomes the replacement character. */
export function dartText(text: string): string {
  const escaped = text.toWellFormed().replace(SPECIAL, (character) => {
    if (/[\\'$]/.test(character)) return `\\${character}`;
    return character === "\n" ? "\\n" : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
  });
  return `'${escaped}'`;
}

/** A comment on lines of its own. */
export const dartComment = (text: string): string =>
  text
    .toWellFormed()
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => `/// ${line.replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, " ").replace(/[[\]]/g, "")}`)
    .join("\n");

/** A list literal, on several lines where one would be too long. */
export function dartList(items: readonly string[], indent: string): string {
  const short = `[${items.join(", ")}]`;
  if (items.length === 0 || (short.length + indent.length <= 72 && !short.includes("\n"))) return short;
  return `[\n${items.map((item) => `${indent}  ${item},\n`).join("")}${indent}]`;
}

/** A call with named arguments, on several lines where one would be too long; what is undefined is left out. */
export function dartCall(name: string, named: Readonly<Record<string, string | undefined>>, indent: string): string {
  const given = Object.entries(named).flatMap(([argument, value]) => (value === undefined ? [] : [`${argument}: ${value}`]));
  const short = `${name}(${given.join(", ")})`;
  if (given.length === 0 || (short.length + indent.length <= 72 && !short.includes("\n"))) return short;
  return `${name}(\n${given.map((argument) => `${indent}  ${argument},\n`).join("")}${indent})`;
}

/** The line that imports a file; `shown` is what of it is imported. */
export const dartImport = (address: string, shown?: string): string =>
  `import ${dartText(address)}${shown === undefined ? "" : ` show ${shown}`};\n`;

/** A constant of a file, with its comment. */
export const dartConstant = (name: string, { comment, value }: { comment: string; value: string }): string =>
  `${dartComment(comment)}\nconst ${name} = ${value};\n`;
