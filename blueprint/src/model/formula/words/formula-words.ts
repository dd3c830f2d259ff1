// The words and signs of a written formula.

/** A word, a number, a quoted text or a sign, and whether a space stands before it. */
export interface FormulaWord {
  kind: "name" | "number" | "text" | "sign";
  text: string;
  isApart: boolean;
}

/** A number, a text in quotes of three kinds, a name alone, in brackets or in ticks, and a sign. */
const KINDS_OF_WORDS = [
  String.raw`(\d+(?:\.\d+)?)`,
  '"([^"]*)"',
  "“([^”]*)”",
  "'([^']*)'",
  String.raw`([\p{L}_][\p{L}\p{N}_]*)`,
  String.raw`\[([^\]]+)\]`,
  "`([^`]+)`",
  "(<=|>=|<>|!=|==|[-+*/()=<>,.;%])",
];
const WORD = new RegExp(String.raw`(\s*)(?:${KINDS_OF_WORDS.join("|")})`, "uy");

const SIGNS: Readonly<Record<string, string>> = {
  "×": "*",
  "÷": "/",
  "−": "-",
  "–": "-",
  "≤": "<=",
  "≥": ">=",
  "≠": "<>",
  "==": "=",
  "!=": "<>",
  ";": ",",
};

const inPlainSigns = (text: string): string => text.replaceAll("’", "'").replaceAll(/[×÷−–≤≥≠]/g, (sign) => SIGNS[sign] ?? sign);

/** A name that is read word by word as it is. */
const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_]*(?:[ -][\p{L}_][\p{L}\p{N}_]*)*$/u;

/** The names with signs or numbers in them, which are taken whole where they are written: "Price (net)", "Driver's name", "24h change". */
function oddNames(names: readonly string[]): string[] {
  const odd = names.map((name) => inPlainSigns(name.trim())).filter((name) => !PLAIN_NAME.test(name) && /\p{L}/u.test(name));
  return [...new Set(odd)].toSorted((one, other) => other.length - one.length);
}

/** Splits a formula into its words; `names` are what it may name. The text from which on it cannot be read where it has a sign that formulas do not have. */
export function formulaWords(formula: string, names: readonly string[] = []): { words: FormulaWord[] } | { unread: string } {
  const plain = inPlainSigns(formula.trim().replace(/^=/, ""));
  const low = plain.toLowerCase();
  const odd = oddNames(names);
  const words: FormulaWord[] = [];
  for (let from = 0; from < plain.trimEnd().length;) {
    const start = from + (/^\s*/.exec(plain.slice(from))?.[0].length ?? 0);
    const whole = odd.find((name) => low.startsWith(name.toLowerCase(), start) && !/^[\p{L}\p{N}]/u.test(plain.slice(start + name.length)));
    const isApart = start > from || from === 0;
    if (whole !== undefined) {
      words.push({ kind: "name", text: whole, isApart });
      from = start + whole.length;
      continue;
    }
    WORD.lastIndex = from;
    const found = WORD.exec(plain);
    if (found === null) return { unread: plain.slice(from).trim() };
    words.push({ ...wordOf(found), isApart });
    from = WORD.lastIndex;
  }
  return { words: words.map((word, at) => (word.kind === "text" && isInPath(words, at) ? { ...word, kind: "name" } : word)) };
}

function wordOf([, , number, double, curly, single, plainName, bracketed, ticked, sign]: RegExpExecArray): Omit<FormulaWord, "isApart"> {
  const name = plainName ?? bracketed ?? ticked;
  if (number !== undefined) return { kind: "number", text: number };
  if (name !== undefined) return { kind: "name", text: name };
  if (sign !== undefined) return { kind: "sign", text: SIGNS[sign] ?? sign };
  return { kind: "text", text: double ?? curly ?? single ?? "" };
}

/** Whether a word stands beside a dot: a text does so only as a name. */
function isInPath(words: readonly FormulaWord[], at: number): boolean {
  return [words[at - 1], words[at + 1]].some((word) => word?.kind === "sign" && word.text === ".");
}

/** Where names end that begin at a word, the shortest first; names of several words are written with spaces or hyphens. */
export function endsOfName(words: readonly FormulaWord[], at: number): number[] {
  const ends: number[] = [];
  for (let end = at; words[end]?.kind === "name";) {
    ends.push(end + 1);
    const [hyphen, after] = [words[end + 1], words[end + 2]];
    const isHyphen = hyphen?.text === "-" && !hyphen.isApart && after?.kind === "name" && !after.isApart;
    end += isHyphen ? 2 : 1;
  }
  return ends;
}
