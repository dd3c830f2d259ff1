import type { Ground } from "../../domain/call.ts";
import type { KeyForm } from "../../domain/keys/key-format.ts";

/** Where a command reads and writes. */
export interface AdminTerminal {
  write(line: string): void;
  /** Asks for a line that is not shown. */
  askSecret(question: string): Promise<string>;
}

/** What a command is run with: its words, its options, and what it stands on. */
export interface CommandRun {
  ground: Ground;
  terminal: AdminTerminal;
  words: readonly string[];
  options: Readonly<Record<string, string | undefined>>;
  /** The form in whose format keys are made where none is asked for. */
  form: KeyForm;
}

/** One command: how it is called, what it does in a sentence, and which options it takes. */
export interface Command {
  /** Its name and the words that it wants: `account plan <email> <plan>`. */
  usage: string;
  about: string;
  options?: readonly string[];
  run(asked: CommandRun): Promise<void>;
}

/** The words at the head of a command's usage, by which it is called. */
export function nameOf({ usage }: Command): string {
  return usage.split(/ [<[]/, 1)[0] ?? usage;
}

/** How many words a command wants after its name. */
export function wordsWanted({ usage }: Command): number {
  return usage.match(/<[^>]+>/g)?.length ?? 0;
}
