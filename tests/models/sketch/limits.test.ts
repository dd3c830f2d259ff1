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
  model.play((_request, turn) => ({ say: turn < 2 ? `I would begin with ${"a book, ".repeat(900)}and so on.` : sketch }));
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

test("the pages of a sketch are proven in a browser: facts, offers, a calculator, a quiz and a form, with nothing left out", async () => {
  const { build, model } = await shareSketching("sketch-in-browser");
  const sections = [
    { heading: "Stars over the mill", text: "We watch the sky on clear Fridays." },
    { wish: "opening hours", heading: "Visit", facts: [{ label: "Opening hours", lines: ["Fri 21-24", "Sat 20-23"] }] },
    { wish: "prices", heading: "Prices", offers: [{ name: "Evening", text: "Tea included", price: "€8" }] },
    {
      wish: "a calculator for group tickets",
      heading: "Group tickets",
      calculator: {
        inputs: [
          { name: "people", label: "People", value: 4 },
          { name: "each", label: "Each", value: 8, unit: "€" },
        ],
        results: [{ name: "total", label: "Total", formula: "people * each", unit: "€" }],
      },
    },
    {
      wish: "a quiz",
      heading: "Sky quiz",
      quiz: [
        { question: "What is the Sun?", answers: ["A star", "A planet"], right: "A star", why: "It makes its own light." },
        { question: "Which planet is red?", answers: ["Venus", "Mars", "Neptune"], right: "Mars" },
      ],
    },
    { wish: "a form to join", heading: "Join us", form: { button: "Join", fields: [{ label: "Name", type: "text" }] } },
  ];
  model.play(() => ({
    say: JSON.stringify({ title: "Mill Observatory", tagline: "Look up", kind: "site", pages: [{ title: "Home", sections }] }),
  }));
  const operation = await build(
    "A site for our observatory: opening hours, prices, a calculator for group tickets, a quiz, and a form to join",
  );
  assert.equal(operation.operationStatus, "done", operation.error?.message);
  const reply = operation.replies.at(-1)?.text ?? "";
  assert.doesNotMatch(reply, /Left out|Not built|no check proves/);
  const titles = (operation.proof?.checks ?? []).filter(({ passed }) => passed).map(({ title }) => title);
  for (const part of ["opening hours", "stands with its price", "Total", "questions can be answered", "“Join us” form"])
    assert.ok(
      titles.some((title) => title.toLowerCase().includes(part.toLowerCase())),
      `${part}: ${titles.join("; ")}`,
    );
});
