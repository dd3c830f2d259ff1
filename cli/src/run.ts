import { AtelierError, AuthenticationError, BuildError, QuestionUnansweredError } from "@atelier/sdk";
import { type Command, CommanderError } from "commander";
import { CliError } from "./cli-error.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { printError } from "./output/print-error.ts";

/** Runs the command that these words name, and returns the exit code. What is thrown is printed. */
export async function run(program: Command, words: readonly string[]): Promise<ExitCode> {
  const isJson = words.includes("--json");
  try {
    await program.parseAsync(withJsonBehindCommand(words), { from: "user" });
    return EXIT.done;
  } catch (error) {
    // The parser has printed its own message, and help is no error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    printError(error, { isJson, program });
    return exitCodeOf(error);
  }
}

/** `--json` is an option of each command: one that precedes the command is moved behind it. */
function withJsonBehindCommand(words: readonly string[]): string[] {
  const command = words.findIndex((word, at) => !word.startsWith("-") && words[at - 1] !== "--service");
  const isBefore = (word: string, at: number): boolean => word === "--json" && at < command;
  if (!words.some(isBefore)) return [...words];
  const rest = words.filter((word, at) => !isBefore(word, at));
  const end = rest.indexOf("--");
  return end === -1 ? [...rest, "--json"] : rest.toSpliced(end, 0, "--json");
}

function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof CliError) return error.exitCode;
  if (error instanceof QuestionUnansweredError) return EXIT.waiting;
  if (error instanceof BuildError) return EXIT.buildFailed;
  const isUnknown = error instanceof AuthenticationError || (error instanceof AtelierError && error.code === "NO_API_KEY");
  return isUnknown ? EXIT.notSignedIn : EXIT.failed;
}
