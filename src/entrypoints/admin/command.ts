import type { AppContext } from "../../domain/call.ts";
import type { KeyContract } from "../../domain/keys/key-format.ts";

/** Where a command reads and writes. */
export interface AdminTerminal {
  write(line: string): void;
  /** Prompts for a line without echo. */
  askSecret(question: string): Promise<string>;
}

/** The input of a command: its arguments, its options, and its dependencies. */
export interface CommandRun {
  ctx: AppContext;
  terminal: AdminTerminal;
  words: readonly string[];
  options: Readonly<Record<string, string | undefined>>;
  /** The contract whose key format is used by default. */
  contract: KeyContract;
}

/** A command: its usage, a one-sentence description, and the options it accepts. */
export interface Command {
  /** Its name and arguments: `account plan <email> <plan>`. */
  usage: string;
  about: string;
  options?: readonly string[];
  run(asked: CommandRun): Promise<void>;
}

/** The command name: the words at the start of its usage. */
export function nameOf({ usage }: Command): string {
  return usage.split(/ [<[]/, 1)[0] ?? usage;
}

/** The number of arguments that a command requires. */
export function wordsWanted({ usage }: Command): number {
  return usage.match(/<[^>]+>/g)?.length ?? 0;
}
