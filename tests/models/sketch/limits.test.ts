import assert from "node:assert/strict";
import { test } from "node:test";
import { shareSketching } from "./share-sketching.ts";

const sketch = JSON.stringify({
  title: "Books",
  tagline: "",
  things: [{ one: "book", many: "books", fields: [{ label: "Title", type: "text" }], rows: [] }],
  abilities: [],
});

test("a build costs at most the account's credits: it fails as exhausted and is refunded", async () => {
  const { build, balance, model } = await shareSketching("sketch-few-credits");
  model.play(() => ({ say: sketch, usage: { input: 1_000_000, output: 1_000 } }));
  const operation = await build("A list of books");
  assert.deepEqual([operation.operationStatus, operation.error?.code, operation.credits.spent], ["failed", "CREDITS_EXHAUSTED", 0]);
  assert.equal(await balance(), 30);
});

test("requests fit a context window of 4,000 tokens, however long the prompt and the answers are", async () => {
  const { build, model } = await shareSketching("small-window");
  model.play((_request, turn) => ({ say: turn < 2 ? `{"things": [${'"a book", '.repeat(900)}]}` : sketch }));
  const operation = await build(`A list of books. ${"It should be easy to read for everybody in the reading circle. ".repeat(300)}`);
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.equal(model.requests.length, 3);
  for (const { system, messages, body } of model.requests) {
    const characters = system.length + messages.reduce((sum, { text }) => sum + text.length, 0);
    const maxTokens = Object(body)["max_tokens"] ?? Object(body)["max_completion_tokens"];
    assert.ok(Number.isInteger(maxTokens) && characters / 3 + maxTokens <= 4_000, `${characters} characters and ${maxTokens} tokens`);
    assert.ok(
      messages.every(({ text }) => text.length > 20),
      JSON.stringify(messages.map(({ text }) => text.length)),
    );
  }
  assert.match(operation.replies.at(-1)?.text ?? "", /could read only the first \d+ characters/);
});

test("a sketched app is proven in a browser like any other", async () => {
  const { build, model } = await shareSketching("sketch-in-browser");
  model.play(() => ({ say: sketch }));
  const operation = await build("A list of books that people can search");
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  assert.match(operation.proof?.browser ?? "", /^Chromium /);
  assert.ok((operation.proof?.checks.length ?? 0) > 2 && operation.proof?.checks.every(({ passed }) => passed));
});
