// Builds from a sentence that says too little, and answers what the build asks: in a terminal you choose, elsewhere the
// first option is taken.
//
//   node examples/answer-a-question/answer-a-question.ts "Build me an app"
import assert from "node:assert/strict";
import { createInterface } from "node:readline/promises";
import { Atelier, type Question, type QuestionAnswer } from "@atelier/sdk";

const [prompt = "Build me an app"] = process.argv.slice(2);
const client = new Atelier();
let asked = 0;

const operation = await client.projects.createAndWait(prompt, {
  onQuestion: async (questions) => {
    const answers: QuestionAnswer[] = [];
    for (const question of questions) answers.push({ questionId: question.id, answer: await choose(question) });
    asked += questions.length;
    return answers;
  },
});

for (const { text, answer } of operation.questions) console.log(`${text} ${answer}`);
console.log(`Open it: ${operation.links.deployment}`);

// What was promised: it asked, every question has its answer, and the build that asked is the one that is done.
assert.ok(asked > 0, "nothing was asked: the sentence says enough");
assert.ok(
  operation.questions.every(({ answer }) => answer !== null),
  "a question is open",
);
assert.equal(operation.operationStatus, "done");

async function choose({ text, options, allowsOther }: Question): Promise<string> {
  console.log(`${text}\n${options.map((option, index) => `  ${index + 1}. ${option}`).join("\n")}`);
  const first = options[0] ?? "A list of tasks";
  if (!process.stdin.isTTY) return first;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const words = await terminal.question(allowsOther ? "A number, or words of your own: " : "A number: ");
  terminal.close();
  return options[Number(words) - 1] ?? (words.trim() || first);
}
