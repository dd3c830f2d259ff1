// The words of the command line, read into a command. What cannot be read is answered with a sentence and, where it helps,
// with all that there is.
import { accountCommands } from "./account-commands.ts";
import { type Command, nameOf, wordsWanted } from "./command.ts";
import { keyCommands } from "./key-commands.ts";

const COMMANDS: readonly Command[] = [...accountCommands, ...keyCommands];

/** What the words say: a command with its words and options, a wish for help, or what is wrong with them. */
export type ReadCommand =
  | { kind: "command"; command: Command; words: string[]; options: Record<string, string> }
  | { kind: "help" }
  | { kind: "mistake"; message: string };

/** All commands, a line each. */
export function commandHelp(): string {
  const width = Math.max(...COMMANDS.map(({ usage }) => usage.length));
  const lines = COMMANDS.map(({ usage, about }) => `  npm run admin -- ${usage.padEnd(width)}  ${about}`);
  return ["Looks after the accounts of this installation, also while the service runs.", "", ...lines].join("\n");
}

/** Reads the words after `npm run admin --`. */
export function readCommand(given: readonly string[]): ReadCommand {
  if (given.length === 0 || given.some((word) => word === "--help" || word === "-h" || word === "help")) return { kind: "help" };
  const isOption = (word: string) => word.startsWith("--");
  const plain = given.filter((word) => !isOption(word));
  const command = COMMANDS.filter((one) => plain.join(" ").startsWith(nameOf(one)) && startsWith(plain, nameOf(one).split(" "))).toSorted(
    (one, other) => nameOf(other).length - nameOf(one).length,
  )[0];
  if (command === undefined) return mistake(`There is no command "${plain.join(" ")}". npm run admin lists those there are.`);
  const words = plain.slice(nameOf(command).split(" ").length);
  if (words.length !== wordsWanted(command)) return mistake(`It is called like this: npm run admin -- ${command.usage}`);
  const options = given.filter(isOption).map((word) => /^--(?<name>[a-z]+)=(?<value>.*)$/s.exec(word)?.groups ?? { name: word });
  const stranger = options.find(({ name, value }) => value === undefined || command.options?.includes(name ?? "") !== true);
  if (stranger !== undefined) {
    const known = (command.options ?? []).map((name) => `--${name}=…`).join(", ") || "none";
    return mistake(`The option ${stranger["name"]} is not one of "${nameOf(command)}", which takes ${known}.`);
  }
  return { kind: "command", command, words, options: Object.fromEntries(options.map(({ name = "", value = "" }) => [name, value])) };
}

function startsWith(words: readonly string[], name: readonly string[]): boolean {
  return name.every((word, index) => words[index] === word);
}

function mistake(message: string): ReadCommand {
  return { kind: "mistake", message };
}
