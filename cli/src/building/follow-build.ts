// Follows a build to its end, as `build`, `follow`, `answer`, `change` and `restore` do.
import type { DoneOperation, Question, QuestionAnswer } from "@atelier/sdk";
import type { Command } from "commander";
import { createInterface } from "node:readline/promises";
import { NoVersionError } from "../cli-error.ts";
import { openProgress } from "../output/progress.ts";
import { printResult, say } from "../output/print-result.ts";
import { interruptionSignal } from "../session/interruption.ts";
import { commandLine, openClient } from "../session/open-client.ts";

/** How a build is followed. */
export interface FollowSettings {
  json?: boolean | undefined;
  /** False to return as soon as the build has started. */
  wait?: boolean | undefined;
  /** Whether every question gets its first suggestion. */
  firstOption?: boolean | undefined;
}

/** Follows a build, asks its questions at the terminal, and prints its result: the address of the app. Throws where the build ends without a version. */
export async function followBuild(command: Command, requestId: string, settings: FollowSettings): Promise<void> {
  const client = openClient(command);
  const followLine = commandLine(command, `follow ${requestId}`);
  if (settings.wait === false) {
    say(`Started. Follow it with: ${followLine}`);
    return printResult(settings, { data: await client.operations.get(requestId), text: requestId });
  }
  const progress = openProgress();
  const signal = interruptionSignal();
  try {
    const operation = await client.operations.wait(requestId, {
      signal,
      onUpdate: progress.update,
      onQuestion: (questions, { projectId }) => {
        progress.end();
        if (settings.firstOption === true) return questions.map(firstOption);
        if (process.stdin.isTTY && settings.json !== true) return ask(questions, signal);
        say(`The build waits for an answer:\n${questions.map(drawQuestion).join("\n")}`);
        say(`Answer with: ${commandLine(command, `answer ${requestId}`)} "<your answer>"\n(project ${projectId})`);
        return null;
      },
    });
    progress.end();
    printDone(operation, settings);
  } finally {
    progress.end();
    if (signal.aborted) say(`The build goes on. Follow it with: ${followLine}`);
  }
}

/** Asks each question at the terminal; an empty answer is the first suggestion. */
export async function ask(questions: readonly Question[], signal: AbortSignal): Promise<QuestionAnswer[]> {
  const typing = createInterface({ input: process.stdin, output: process.stderr });
  typing.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
  try {
    const answers: QuestionAnswer[] = [];
    for (const question of questions) {
      const typed = (await typing.question(`${drawQuestion(question)}\n> `, { signal })).trim();
      const chosen = question.options[Number(typed) - 1] ?? (typed === "" ? question.options[0] : typed);
      answers.push({ questionId: question.id, answer: chosen ?? typed });
    }
    return answers;
  } finally {
    typing.close();
  }
}

function drawQuestion({ text, options }: Question): string {
  return [text, ...options.map((option, index) => `  ${index + 1}  ${option}`)].join("\n");
}

function firstOption({ id, text, options }: Question): QuestionAnswer {
  const answer = options[0] ?? "Whatever suits it best";
  say(`${text} ${answer}`);
  return { questionId: id, answer };
}

function printDone(operation: DoneOperation, settings: FollowSettings): void {
  const { version, proof, credits, projectId, links, replies } = operation;
  const reply = replies.at(-1)?.text;
  if (reply !== undefined) say(reply);
  const checks = proof === null ? "" : `, ${proof.checks.length} checks passed`;
  if (version === null) throw new NoVersionError(operation);
  say(`Version ${version}${checks}, ${credits.spent} ${credits.spent === 1 ? "credit" : "credits"}. Project ${projectId}, ${links.editor}`);
  printResult(settings, { data: operation, text: links.deployment ?? "" });
}
