// The terminal is a client like any other: it starts, follows and reads the build through the same verbs as HTTP, on
// behalf of the installation's owner.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { monotonicMilliseconds } from "../../lib/clock.ts";
import type { ChangeFeed } from "../../storage/change-feed.ts";
import type { Call } from "../../domain/call.ts";
import type { OperationDetails } from "../../domain/operations/read-operation.ts";
import { waitForChange } from "../../domain/operations/following/wait-for-change.ts";
import { readFiles } from "../../domain/projects/versions/read-files.ts";
import { readScreenshot } from "../../domain/projects/versions/read-screenshot.ts";
import { sendMessage } from "../../domain/projects/send-message.ts";
import { startBuild } from "../../domain/projects/start-build.ts";
import { drawProgress } from "./draw-progress.ts";
import { drawQuestion, drawResult } from "./draw-result.ts";

/** Terminal input and output: `ask` is null when input is not possible. `screenshots` is the folder for pictures. */
export interface Terminal {
  write(text: string): void;
  /** True if a line can be overwritten: progress then stays on one line. */
  rewrites: boolean;
  ask: ((question: string) => Promise<string>) | null;
  screenshots: string;
}

/** The prompt, and the signal that ends the build early. */
export interface TerminalBuild {
  prompt: string;
  terminal: Terminal;
  changes: ChangeFeed;
  signal: AbortSignal;
}

/** Builds an app from a prompt, shows its progress, and prints the result. Throws the same refusals as `startBuild`. */
export async function buildFromPrompt(call: Call, input: TerminalBuild): Promise<void> {
  const { terminal, prompt, signal } = input;
  const began = monotonicMilliseconds();
  terminal.write(`\nBuilding: ${prompt}\n\n`);
  const { operation } = await startBuild(call, { prompt, model: null, type: "web", requestId: null });
  let details = await follow(call, operation.requestId, { ...input, began });
  while (details.operation.status === "waiting" && terminal.ask !== null && !signal.aborted) {
    const message = await answerTo(details, terminal.ask);
    if (signal.aborted) return;
    await sendMessage(call, { projectId: details.operation.projectId, message, answers: [], model: null, requestId: null });
    details = await follow(call, operation.requestId, { ...input, began });
  }
  if (signal.aborted) return;
  const seconds = (monotonicMilliseconds() - began) / 1000;
  const delivered =
    details.operation.status === "done" ? await readFiles(call, { projectId: operation.projectId, version: null, path: null }) : null;
  const files = delivered?.files.map((file) => ({ path: file.path, bytes: file.bytes.byteLength })) ?? [];
  const screenshots = await keepScreenshots(call, details, terminal.screenshots);
  terminal.write(drawResult({ details, files, screenshots, seconds }));
}

async function follow(call: Call, requestId: string, input: TerminalBuild & { began: number }): Promise<OperationDetails> {
  const { terminal, changes, signal, began } = input;
  let shown: { stage: string; activity: string | null; progress: number } = { stage: "queued", activity: null, progress: 0 };
  const line = () => drawProgress({ ...shown, milliseconds: monotonicMilliseconds() - began });
  const ticker = terminal.rewrites ? setInterval(() => terminal.write(`\r${line()}\u001b[K`), 100) : null;
  for (;;) {
    const details = await waitForChange(call, { requestId, waitSeconds: 5, changes, clientSignal: () => signal });
    const { stage, activity, progress, status } = details.operation;
    const moved = stage !== shown.stage || activity !== shown.activity || status !== "running";
    shown = { stage, activity, progress };
    if (!terminal.rewrites && moved) terminal.write(`${line()}\n`);
    if (status === "running" && !signal.aborted) continue;
    if (ticker) clearInterval(ticker);
    if (terminal.rewrites) terminal.write(`\r${line()}\u001b[K\n`);
    return details;
  }
}

async function answerTo(details: OperationDetails, ask: (question: string) => Promise<string>): Promise<string> {
  const open = details.questions.find((question) => question.answer === null);
  if (open === undefined) throw new Error(`the build ${details.operation.requestId} waits without a question`);
  const answer = (await ask(drawQuestion(open))).trim();
  return open.options[Number(answer) - 1] ?? (answer === "" ? (open.options[0] ?? "") : answer);
}

async function keepScreenshots(call: Call, details: OperationDetails, folder: string): Promise<string[]> {
  const { projectId, version } = details.operation;
  if (details.proof === null || version === null) return [];
  await mkdir(folder, { recursive: true });
  return Promise.all(
    details.proof.screenshots.map(async ({ viewport }) => {
      const file = path.join(folder, `${projectId}-v${version}-${viewport}.jpg`);
      const { bytes } = await readScreenshot(call, { projectId, version, viewport });
      await writeFile(file, bytes);
      return file;
    }),
  );
}
