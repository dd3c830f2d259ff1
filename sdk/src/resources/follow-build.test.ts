import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { BuildFailedError, BuildStoppedError, QuestionUnansweredError } from "../errors/index.ts";
import type { Operation, OperationError, Question, RunningOperation, SendMessage } from "../types/operations.ts";
import { type BuildSource, followBuild, type FollowOptions } from "./follow-build.ts";

const base: RunningOperation = {
  requestId: "r1",
  accepted: true,
  operationStatus: "running",
  status: "running",
  projectId: "p1",
  editorUrl: "",
  nextAction: "",
  kind: "create",
  stage: "queued",
  progress: 0,
  model: "blueprint",
  replies: [],
  questions: [],
  version: null,
  proof: null,
  draft: null,
  error: null,
  links: { project: "", files: "", editor: "", deployment: null, stop: "" },
  credits: { held: 25, spent: 0 },
  createdAt: "",
  updatedAt: "",
  finishedAt: null,
};
const at = (progress: number): Operation => ({ ...base, progress });
const done: Operation = { ...base, operationStatus: "done", status: "done", finishedAt: "" };
const failed = (error: OperationError): Operation => ({ ...base, operationStatus: "failed", status: "failed", error, finishedAt: "" });
const question = (id: string, answer: string | null = null): Question => ({
  id,
  text: `${id}?`,
  options: ["Yes", "No"],
  allowsOther: true,
  answer,
  createdAt: "",
});
const waiting = (...questions: Question[]): Operation => ({ ...base, operationStatus: "waiting", status: "waiting", questions });

interface Played {
  source: BuildSource;
  waits: (number | undefined)[];
  untils: (string | undefined)[];
  said: SendMessage[];
}

// Each read immediately returns the next state, and so does each message.
function play(...states: Operation[]): Played {
  const waits: Played["waits"] = [];
  const untils: Played["untils"] = [];
  const said: SendMessage[] = [];
  const next = async () => states.shift() ?? assert.fail("read once too often");
  const read = (_: string, { wait, until }: { wait?: number; until?: string }) => (waits.push(wait), untils.push(until), next());
  return { waits, untils, said, source: { read, answer: (_, message) => (said.push(message), next()) } };
}
const follow = ({ source }: Played, options: FollowOptions = {}) => followBuild(source, { requestId: "r1", options });

test("every state is reported once, from the first to the last, and only the first is not waited for", async () => {
  const played = play(at(0), at(20), at(60), done);
  const updates: (number | string)[] = [];
  const operation = await follow(played, { onUpdate: ({ progress, operationStatus }) => void updates.push(operationStatus, progress) });
  assert.equal(operation.operationStatus, "done");
  assert.deepEqual(updates, ["running", 0, "running", 20, "running", 60, "done", 0]);
  assert.deepEqual(played.waits, [undefined, 30, 30, 30]);
  assert.deepEqual([...new Set(played.untils)], [undefined]);
});

test("where no state is reported, only the outcome is waited for", async () => {
  const played = play(at(0), done);
  await follow(played);
  assert.deepEqual(
    [played.waits, played.untils],
    [
      [undefined, 30],
      [undefined, "outcome"],
    ],
  );
});

test("answers that come back at once and unchanged are polled, ever more slowly, and reported once", { timeout: 20_000 }, async () => {
  const pauses: number[] = [];
  const timers = mock.method(
    globalThis,
    "setTimeout",
    (run: () => void, milliseconds: number) => (pauses.push(milliseconds), queueMicrotask(run)),
  );
  let updates = 0;
  await follow(play(...Array.from({ length: 9 }, () => at(10)), done), { onUpdate: () => void (updates += 1) });
  timers.mock.restore();
  assert.equal(updates, 2);
  assert.equal(pauses.length, 8);
  for (const [index, most] of [1_000, 1_500, 2_250, 3_375, 5_000, 5_000, 5_000, 5_000].entries()) {
    assert.ok((pauses[index] ?? 0) >= most * 0.75 && (pauses[index] ?? 0) <= most, `${index}: ${pauses[index]}`);
  }
});

test("open questions are asked, the answer is sent, and the build goes on", async () => {
  const asked: string[][] = [];
  const words = ["Whatever you like", [{ questionId: "q2", answer: "No" }]] as const;
  const played = play(waiting(question("q1")), at(10), waiting(question("q1", "Yes"), question("q2")), at(20), done);
  const onQuestion = (questions: Question[]) => {
    asked.push(questions.map(({ id }) => id));
    return words[asked.length - 1];
  };
  await follow(played, { onQuestion });
  assert.deepEqual(asked, [["q1"], ["q2"]]);
  assert.deepEqual(played.said, [{ message: "Whatever you like" }, { answers: [{ questionId: "q2", answer: "No" }] }]);
});

test("a question that nobody answers is thrown with what was asked, and nothing is said", async () => {
  for (const options of [{}, { onQuestion: () => null }, { onQuestion: async () => undefined }]) {
    const played = play(waiting(question("q1")));
    await assert.rejects(follow(played, options), (error: unknown) => {
      assert.ok(error instanceof QuestionUnansweredError);
      assert.match(error.message, /q1\?/);
      return error.operation.questions.length === 1;
    });
    assert.deepEqual(played.said, []);
  }
});

test("a build that fails is thrown with its code and its words, and one that was stopped as such", async () => {
  await assert.rejects(follow(play(at(0), failed({ code: "CHECKS_FAILED", message: "Two checks failed." }))), (error: unknown) => {
    assert.ok(error instanceof BuildFailedError);
    assert.deepEqual([error.code, error.message, error.operation.operationStatus], ["CHECKS_FAILED", "Two checks failed.", "failed"]);
    return true;
  });
  await assert.rejects(follow(play(failed({ code: "STOPPED", message: "Stopped." }))), BuildStoppedError);
});

test("an aborted signal ends the polling with its reason", async () => {
  const leaving = new AbortController();
  const reason = new Error("the user left");
  const onUpdate = () => void setTimeout(() => leaving.abort(reason), 20);
  await assert.rejects(follow(play(at(1), at(1), at(1)), { signal: leaving.signal, onUpdate }), reason);
});
