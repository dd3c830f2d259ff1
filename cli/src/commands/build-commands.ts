import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { type Command, InvalidArgumentError, Option } from "commander";
import { CliError } from "../cli-error.ts";
import { ask, followBuild, type FollowSettings } from "../building/follow-build.ts";
import { EXIT } from "../exit-codes.ts";
import { interruptionSignal } from "../session/interruption.ts";
import { commandLine, openClient } from "../session/open-client.ts";

interface BuildOptions extends FollowSettings {
  type?: "web" | "mobile-expo" | "mobile-flutter";
  model?: string;
  name?: string;
  private?: boolean;
  metadata?: Record<string, string>;
  requestId?: string;
}

const TYPES = ["web", "mobile-expo", "mobile-flutter"] as const;
const NO_WAIT = "return as soon as the build has started";
const FIRST = "answer every question with its first suggestion";
const JSON_RESULT = "print the result as JSON";

/** Adds `build`, `follow`, `answer`, `change` and `stop`. */
export function addBuildCommands(program: Command): void {
  program
    .command("build")
    .summary("build an app from a sentence, and print its address")
    .description("Builds an app from a sentence, shows the progress, and prints the app's address when every feature is proven.")
    .argument("<prompt...>", 'what to build; "-" reads it from standard input')
    .addOption(new Option("--type <type>", "what to build: a web app, or an app for iOS and Android").choices([...TYPES]).default("web"))
    .option("--model <id>", 'the model to use, of "atelier models" (default: the best of your plan)')
    .option("--name <name>", "the name of the project")
    .option("--private", "only you can open the site")
    .option("--metadata <key=value>", "your own key and value; can be repeated", readPair)
    .option("--request-id <uuid>", "an id of your own: sent again, it starts nothing new")
    .option("--first-option", FIRST)
    .option("--no-wait", NO_WAIT)
    .option("--json", JSON_RESULT)
    .action(async (words: string[], options: BuildOptions, command: Command) => build(words, options, command));
  program
    .command("follow")
    .summary("follow a build")
    .description("Follows a build, and prints the app's address when it is done.")
    .argument("<requestId>", "the id of the build")
    .option("--first-option", FIRST)
    .option("--json", JSON_RESULT)
    .action(async (requestId: string, options: FollowSettings, command: Command) => followBuild(command, requestId, options));
  program
    .command("answer")
    .summary("answer the questions of a build, and follow it")
    .description("Answers the questions of a build that waits, and follows it. Without an answer, it asks at the terminal.")
    .argument("<requestId>", "the id of the build")
    .argument("[answer...]", "one answer to all of its questions")
    .option("--no-wait", NO_WAIT)
    .option("--json", JSON_RESULT)
    .action(async (requestId: string, words: string[], options: FollowSettings, command: Command) =>
      answer(requestId, words, options, command),
    );
  program
    .command("change")
    .summary("ask for a change of a project")
    .description("Asks for a change of a project, and follows the build of its next version.")
    .argument("<project>", "the id of the project")
    .argument("<message...>", "what to change")
    .option("--first-option", FIRST)
    .option("--no-wait", NO_WAIT)
    .option("--json", JSON_RESULT)
    .action(async (projectId: string, words: string[], options: FollowSettings, command: Command) => {
      const { requestId } = await openClient(command).messages.send(projectId, words.join(" "));
      await followBuild(command, requestId, options);
    });
}

async function build(words: readonly string[], options: BuildOptions, command: Command): Promise<void> {
  const client = openClient(command);
  const prompt = words.length === 1 && words[0] === "-" ? await text(process.stdin) : words.join(" ");
  const { type, model, name, metadata = {}, requestId = randomUUID() } = options;
  const visibility = options.private === true ? "private" : undefined;
  const started = await client.projects.create({ prompt, requestId, type, model, name, visibility, metadata });
  await followBuild(command, started.requestId, options);
}

async function answer(requestId: string, words: readonly string[], options: FollowSettings, command: Command): Promise<void> {
  const client = openClient(command);
  const operation = await client.operations.get(requestId);
  if (operation.operationStatus !== "waiting") {
    throw new CliError(
      `This build does not wait for an answer: it is ${operation.operationStatus}. Follow it with: ${commandLine(command, `follow ${requestId}`)}`,
      EXIT.failed,
    );
  }
  const open = operation.questions.filter((question) => question.answer === null);
  if (words.length > 0) await client.messages.send(operation.projectId, words.join(" "));
  else if (process.stdin.isTTY) await client.messages.send(operation.projectId, { answers: await ask(open, interruptionSignal()) });
  else throw new CliError(`Give the answer as well: ${commandLine(command, `answer ${requestId}`)} "<your answer>"`, EXIT.usage);
  await followBuild(command, requestId, options);
}

function readPair(given: string, before: Record<string, string> = {}): Record<string, string> {
  const at = given.indexOf("=");
  if (at < 1) throw new InvalidArgumentError("Write it as key=value.");
  return { ...before, [given.slice(0, at)]: given.slice(at + 1) };
}
