// Builds an application from a prompt that lies in the repository, and comments its address on the pull request. A job that
// is run again finds the build that it began; a new attempt of the whole run builds anew.
//
//   node examples/ci-preview/ci-preview.ts examples/ci-preview/prompt.txt
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Atelier, BuildError, type Operation } from "@atelier/sdk";
import { commentOnPullRequest, readPullRequest } from "./comment-on-pull-request.ts";

const [promptFile = `${import.meta.dirname}/prompt.txt`] = process.argv.slice(2);
const prompt = readFileSync(promptFile, "utf8").trim();
const { GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT } = process.env;

const client = new Atelier();
const requestId = GITHUB_RUN_ID === undefined ? crypto.randomUUID() : uuidOf(`${GITHUB_RUN_ID} ${GITHUB_RUN_ATTEMPT} ${prompt}`);
const operation = await build();
const isDone = operation.operationStatus === "done";

const comment = isDone ? describePreview(operation) : describeFailure(operation);
const place = readPullRequest(process.env);
if (place !== null) console.log(`Commented: ${await commentOnPullRequest(place, comment)}`);
console.log(comment);

// What was promised: a pull request is green only where a proven application is open to look at.
assert.ok(isDone, operation.error?.message ?? "the build asks a question: say more in the prompt");
assert.ok(operation.links.deployment !== null, "the application has no address");
assert.ok(
  operation.proof?.checks.every(({ passed }) => passed),
  "a check did not pass",
);

async function build(): Promise<Operation> {
  try {
    return await client.projects.createAndWait({ prompt, requestId }, { signal: AbortSignal.timeout(15 * 60_000) });
  } catch (error) {
    if (error instanceof BuildError) return error.operation;
    throw error;
  }
}

function describePreview({ links, proof, editorUrl }: Operation): string {
  const checks = proof?.checks.map(({ title, milliseconds }) => `| ${title} | ✔ | ${Math.round(milliseconds)} ms |`) ?? [];
  return [
    `**[Open the preview](${links.deployment})** · [editor](${editorUrl})`,
    "",
    "| check | | |",
    "| --- | --- | --- |",
    ...checks,
  ].join("\n");
}

function describeFailure({ operationStatus, error, questions, editorUrl }: Operation): string {
  const why = operationStatus === "waiting" ? `It asks: ${questions.at(-1)?.text}` : error?.message;
  return `**No preview.** ${why} · [editor](${editorUrl})`;
}

// A UUID of version 8 (RFC 9562): the same words have the same one.
function uuidOf(words: string): string {
  const hex = createHash("sha256").update(words).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
