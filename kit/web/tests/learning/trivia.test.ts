import { beforeEach, expect, test, vi } from "vitest";
import type { Question } from "@/lib/learning/questions";
import { type TriviaContest, bestResult, contestRanking, describeContest, describeEntry, describeStanding } from "@/lib/learning/trivia";

const question = (id: string): Question => ({ id, topic: "Space", prompt: id, options: ["a", "b"], right: 0, explanation: "Because." });
const questions = ["one", "two", "three"].map(question);
const contest: TriviaContest = { id: "space", title: "Space contest", questions, rivals: [3, 1] };

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test("a contest and an entry are described", () => {
  expect(describeContest(contest)).toBe("3 questions, 20 seconds each");
  expect(describeEntry({ contest: "space", right: null }, contest)).toBe("Enrolled");
  expect(describeEntry({ contest: "space", right: 2 }, contest)).toBe("Best result: 2 of 3");
});

test("the best result counts", () => {
  const answers = (right: number) => questions.map((asked, index) => ({ question: asked, chosen: index < right ? 0 : null }));
  expect(bestResult({ contest: "space", right: null }, answers(0))).toBe(0);
  expect(bestResult({ contest: "space", right: 1 }, answers(3))).toBe(3);
  expect(bestResult({ contest: "space", right: 2 }, answers(1))).toBe(2);
});

test("the person is ranked after a first round", () => {
  const enrolled = contestRanking(contest, { entry: { contest: "space", right: null }, name: "" });
  expect(enrolled.map(({ name, points }) => [name, points])).toEqual([
    ["Player 1", 300],
    ["Player 2", 100],
  ]);
  expect(contestRanking(contest, { entry: null, name: "Ada" })).toEqual(enrolled);
  expect(describeStanding(enrolled)).toBe("Play the contest to see how you compare.");
  const played = contestRanking(contest, { entry: { contest: "space", right: 0 }, name: "" });
  expect(played.at(-1)).toEqual({ id: "own", name: "You", points: 0, isOwn: true });
  expect(describeStanding(played)).toBe("You are ahead of 0 of 2 players.");
  const named = contestRanking(contest, { entry: { contest: "space", right: 2 }, name: "Ada" });
  expect([named.at(-1)?.name, describeStanding(named)]).toEqual(["Ada (you)", "You are ahead of 1 of 2 players."]);
});

test("entries are stored, and damaged ones are dropped", async () => {
  const { enroll } = await import("@/lib/learning/trivia");
  enroll(contest);
  vi.resetModules();
  const { contestEntries } = await import("@/lib/learning/trivia");
  expect(contestEntries.all().map(({ contest: id, right }) => [id, right])).toEqual([["space", null]]);
  localStorage.setItem(
    "recipe-box/trivia",
    JSON.stringify({
      version: 1,
      rows: [
        { id: "a", right: 3 },
        { id: "b", contest: "space", right: {} },
      ],
    }),
  );
  vi.resetModules();
  const { contestEntries: read } = await import("@/lib/learning/trivia");
  expect(read.all()).toEqual([{ id: "b", contest: "space", right: null }]);
});
