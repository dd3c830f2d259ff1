// Where a formula is read, word by word.
import { constant } from "../typed-calls.ts";
import type { Formula } from "../formula.ts";
import { endsOfName, type FormulaWord } from "./formula-words.ts";

/** A place in the words of a formula, and the first mistake that was found in them. */
export class FormulaCursor {
  protected at = 0;
  protected problem: string | null = null;
  protected readonly words: readonly FormulaWord[];

  constructor(words: readonly FormulaWord[]) {
    this.words = words;
  }

  /** Keeps the first mistake; what is read after it does not count. */
  protected fail(problem: string): Formula {
    this.problem ??= problem;
    return constant(0);
  }

  /** Takes the longest run of words that means something; names of several words are written with spaces or hyphens. */
  protected longest<Found>(meaning: (name: string) => Found | null): Found | null {
    for (const end of endsOfName(this.words, this.at).toReversed()) {
      const found = meaning(
        this.words
          .slice(this.at, end)
          .map(({ text }) => text)
          .join(""),
      );
      if (found === null) continue;
      this.at = end;
      return found;
    }
    return null;
  }

  protected takeSign(...signs: readonly string[]): string | null {
    const word = this.words[this.at];
    if (word?.kind !== "sign" || !signs.includes(word.text)) return null;
    this.at += 1;
    return word.text;
  }

  protected isSign(sign: string): boolean {
    const word = this.words[this.at];
    return word?.kind === "sign" && word.text === sign;
  }

  protected takeName(name: string): boolean {
    const word = this.words[this.at];
    if (word?.kind !== "name" || word.text.toLowerCase() !== name) return false;
    this.at += 1;
    return true;
  }

  protected needSign(sign: string): void {
    if (this.takeSign(sign) === null) this.fail(`“${sign}” is missing.`);
  }
}
