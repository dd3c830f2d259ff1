// Annotated messages: a line `@kind`, then the message, whose parts are marked as `{F:what she ate}`.
// `README.md` says what the marks mean.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { sentencesOf, type Token } from "../../../blueprint/src/reader/text/token.ts";
import { tokensInRow } from "../../../blueprint/src/reader/tagging/features.ts";
import { KINDS, LABELS, MARKS } from "../../../blueprint/src/reader/tagging/tagger.ts";

const kindOf = z.enum(KINDS);
const markedPart = new RegExp(`\\{([${MARKS.join("")}]):([^{}]+)\\}`, "g");

/** A message as the tagger sees it, with the place of each token's label in `LABELS` and that of its kind in `KINDS`. */
export interface Message {
  /** The file in which it stands. */
  file: string;
  text: string;
  tokens: readonly Token[];
  labels: readonly number[];
  kind: number;
}

interface Part {
  mark: string;
  start: number;
  end: number;
}

/** The messages of a folder, in the order of its files. Throws with the place of what is no message. */
export function readMessages(folder: string): Message[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .toSorted()
    .flatMap((file) => {
      const lines = readFileSync(join(folder, file), "utf8")
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");
      return lines.flatMap((line, at) => (line.startsWith("@") ? [messageOf(file, line, lines[at + 1] ?? "")] : []));
    })
    .filter(({ tokens }) => tokens.length > 0);
}

function messageOf(file: string, kindLine: string, marked: string): Message {
  const kind = kindOf.safeParse(kindLine.slice(1).trim());
  if (!kind.success) throw new Error(`${file}: no kind of message: ${kindLine}`);
  const { text, parts } = partsIn(marked);
  if (/[{}]/.test(text)) throw new Error(`${file}: a mark that cannot be read: ${text}`);
  const sentences = sentencesOf(text);
  const tokens = tokensInRow(sentences);
  return { file, text, tokens, labels: labelsOf(tokens, parts), kind: KINDS.indexOf(kind.data) };
}

function partsIn(marked: string): { text: string; parts: Part[] } {
  let text = "";
  let at = 0;
  const parts: Part[] = [];
  for (const found of marked.matchAll(markedPart)) {
    text += marked.slice(at, found.index);
    const [whole, mark = "", said = ""] = found;
    parts.push({ mark, start: text.length, end: text.length + said.length });
    text += said;
    at = found.index + whole.length;
  }
  return { text: text + marked.slice(at), parts };
}

function labelsOf(tokens: readonly Token[], parts: readonly Part[]): number[] {
  let last: Part | undefined;
  return tokens.map(({ start, end }) => {
    const part = parts.find((one) => start < one.end && end > one.start);
    const label = part === undefined ? "O" : `${part === last ? "I" : "B"}-${part.mark}`;
    last = part;
    return LABELS.findIndex((one) => one === label);
  });
}
