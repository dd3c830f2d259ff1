// Parses the command line into a command. Invalid input returns an error message and, where it helps, the list of all
// commands.
import { parseArgs, type ParseArgsConfig } from "node:util";
import { accountCommands } from "./account-commands.ts";
import { type Command, nameOf, wordsWanted } from "./command.ts";
import { keyCommands } from "./key-commands.ts";

const COMMANDS: readonly Command[] = [...accountCommands, ...keyCommands];

// The options of all commands: which of them are accepted is only known once the command is.
const OPTIONS: NonNullable<ParseArgsConfig["options"]> = {
  help: { type: "boolean", short: "h" },
  ...Object.fromEntries(COMMANDS.flatMap(({ options = [] }) => options.map((name) => [name, { type: "string" }]))),
};

/** The parsed command line: a command with its arguments and options, a request for help, or an error. */
export type ReadCommand =
  | { kind: "command"; command: Command; words: string[]; options: Record<string, string> }
  | { kind: "help" }
  | { kind: "mistake"; message: string };

/** All commands, one per line. */
export function commandHelp(): string {
  const width = Math.max(...COMMANDS.map(({ usage }) => usage.length));
  const lines = COMMANDS.map(({ usage, about }) => `  npm run admin -- ${usage.padEnd(width)}  ${about}`);
  return ["Looks after the accounts of this installation, also while the service runs.", "", ...lines].join("\n");
}

/** Parses the arguments after `npm run admin --`. */
export function readCommand(given: readonly string[]): ReadCommand {
  const parsed = parseArgs({ args: given.map(hideNumber), options: OPTIONS, allowPositionals: true, strict: false });
  const { values } = parsed;
  const positionals = parsed.positionals.map(showNumber);
  const { help, ...options } = values;
  if (given.length === 0 || help === true || positionals.includes("help")) return { kind: "help" };
  const command = COMMANDS.filter((one) => startsWith(positionals, nameOf(one).split(" "))).toSorted(
    (one, other) => nameOf(other).length - nameOf(one).length,
  )[0];
  if (command === undefined) return mistake(`There is no command "${positionals.join(" ")}". npm run admin lists those there are.`);
  const words = positionals.slice(nameOf(command).split(" ").length);
  if (words.length !== wordsWanted(command)) return mistake(`It is called like this: npm run admin -- ${command.usage}`);
  const taken: Record<string, string> = {};
  for (const [name, value] of Object.entries(options)) {
    if (command.options?.includes(name) !== true) return unknownOption(command, name);
    if (typeof value !== "string") return mistake(`The option --${name} needs a value: --${name}=….`);
    taken[name] = value;
  }
  return { kind: "command", command, words, options: taken };
}

// A negative amount is a word, where parseArgs would read a group of short options.
const NUMBER = /^-(?=\d)/;
const hideNumber = (word: string): string => word.replace(NUMBER, "\u2212");
const showNumber = (word: string): string => word.replace(/^\u2212(?=\d)/, "-");

function unknownOption(command: Command, name: string): ReadCommand {
  const known = (command.options ?? []).map((option) => `--${option}=…`).join(", ") || "none";
  return mistake(`The option --${name} is not one of "${nameOf(command)}", which takes ${known}.`);
}

function startsWith(words: readonly string[], name: readonly string[]): boolean {
  return name.every((word, index) => words[index] === word);
}

function mistake(message: string): ReadCommand {
  return { kind: "mistake", message };
}
