// Parses Dart by its grammar, as WebAssembly: what it reads cannot reach anything, and a text that takes too long is given up.
import { readFile as readBytes } from "node:fs/promises";
import { monotonicMilliseconds } from "../../../../lib/clock.ts";
import type { DartFile } from "../api/dart-api.ts";
import { readFile } from "../api/read-file.ts";
import { type DartNode, plainTree } from "./dart-node.ts";
import { Language, type Node, Parser } from "web-tree-sitter";

/** How long one file may take. */
const PARSE_MILLISECONDS = 2_000;

/** A mistake in the syntax: where, as an offset in UTF-16 units, and the text there. */
export interface SyntaxMistake {
  offset: number;
  near: string;
}

/** A file as read: its mistakes, of which a file that took too long has one; its tree, and what it offers, which such a file has not. */
export interface ParsedDart {
  mistakes: SyntaxMistake[];
  tree: DartNode | null;
  file: DartFile | null;
}

/** Reads the text of a Dart file. */
export type ParseDart = (text: string) => ParsedDart;

let opening: Promise<ParseDart> | null = null;

/** The parser of Dart; loaded once. */
export const openDartParser = (): Promise<ParseDart> => (opening ??= load());

async function load(): Promise<ParseDart> {
  await Parser.init();
  const grammar = new URL(import.meta.resolve("@lumis-sh/wasm-dart/tree-sitter-dart.wasm"));
  const parser = new Parser();
  parser.setLanguage(await Language.load(new Uint8Array(await readBytes(grammar))));
  return (text) => {
    const endsAt = monotonicMilliseconds() + PARSE_MILLISECONDS;
    const tree = parser.parse(text, null, { progressCallback: () => monotonicMilliseconds() > endsAt });
    if (tree === null) {
      parser.reset();
      return TOO_LONG;
    }
    const mistakes = mistakesIn(tree.rootNode);
    const plain = plainTree(tree);
    tree.delete();
    return plain === null ? TOO_LONG : { mistakes, tree: plain, file: readFile(plain) };
  };
}

const TOO_LONG: ParsedDart = { mistakes: [{ offset: 0, near: "what takes too long to read" }], tree: null, file: null };

const MISTAKES_MAX = 20;
const NEAR_CHARACTERS = 60;

function mistakesIn(root: Node): SyntaxMistake[] {
  const found: SyntaxMistake[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node !== undefined && found.length < MISTAKES_MAX; node = waiting.pop()) {
    if (node.isError || node.isMissing) found.push({ offset: node.startIndex, near: node.text.slice(0, NEAR_CHARACTERS) || node.type });
    else if (node.hasError) waiting.push(...node.children.filter((child) => child !== null).toReversed());
  }
  return found;
}
