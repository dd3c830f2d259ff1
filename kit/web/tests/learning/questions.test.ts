import { expect, test } from "vitest";
import { type Question, countRight, questionsOfRound, scoresByTopic, topicsOf } from "@/lib/learning/questions";

const question = (id: string, topic: string): Question => ({
  id,
  topic,
  prompt: `Question ${id}`,
  options: ["a", "b", "c", "d"],
  right: 1,
  explanation: "Because.",
});
const questions = [question("1", "Signs"), question("2", "Signs"), question("3", "Speed")];

test("each round begins where the one before ended, and begins again after the last question", () => {
  const ids = (round: number) => questionsOfRound(questions, { round, size: 2 }).map(({ id }) => id);
  expect([ids(0), ids(1), ids(2)]).toEqual([
    ["1", "2"],
    ["3", "1"],
    ["2", "3"],
  ]);
  expect(questionsOfRound([], { round: 3, size: 2 })).toEqual([]);
});

test("right answers are counted, in all and by topic", () => {
  const answers = questions.map((asked, index) => ({ question: asked, chosen: [1, 0, 1][index] ?? 0 }));
  expect(topicsOf(questions)).toEqual(["Signs", "Speed"]);
  expect(countRight(answers)).toBe(2);
  expect(scoresByTopic(answers)).toEqual([
    { topic: "Signs", right: 1, outOf: 2 },
    { topic: "Speed", right: 1, outOf: 1 },
  ]);
});
