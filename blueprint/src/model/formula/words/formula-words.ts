// The words and signs of a written formula.

/** A word, a number, a quoted text or a sign, and whether a space stands before it. */
export interface FormulaWord {
  kind: "name" | "number" | "text" | "sign";
  text: string;
  isApart: boolean;
}

const WORD = /(\s*)(?:(\d+(?:\.\d+)?)|"([^"]*)"|“([^”]*)”|'([^']*)'|([\p{L}_][\p{L}\p{N}_]*)|(<=|>=|<>|!=|==|[-+*/()=<>,.;%]))/uy;

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

/** Splits a formula into its words; the text from which on it cannot be read where it has a sign that formulas do not have. */
export function formulaWords(formula: string): { words: FormulaWord[] } | { unread: string } {
  const plain = formula
    .trim()
    .replace(/^=/, "")
    .replaceAll(/[×÷−–≤≥≠]/g, (sign) => SIGNS[sign] ?? sign);
  const words: FormulaWord[] = [];
  WORD.lastIndex = 0;
  while (WORD.lastIndex < plain.trimEnd().length) {
    const from = WORD.lastIndex;
    const found = WORD.exec(plain);
    if (found === null) return { unread: plain.slice(from).trim() };
    const [, space = "", number, double, curly, single, name, sign] = found;
    const text = number ?? double ?? curly ?? single ?? name ?? SIGNS[sign ?? ""] ?? sign ?? "";
    const kind = number !== undefined ? "number" : name !== undefined ? "name" : sign !== undefined ? "sign" : "text";
    words.push({ kind, text, isApart: space !== "" || from === 0 });
  }
  return { words };
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
