import assert from "node:assert/strict";
import { test } from "node:test";
import { Blueprint } from "@atelier/blueprint";
import type { GeneratorContext } from "../domain/models/generation/generator-context.ts";
import { designOver } from "./agent/agent-design.ts";
import { createAgentGenerator } from "./agent/create-agent-generator.ts";
import { blueprintGenerator } from "./blueprint.ts";
import { withCorrections } from "./correcting/with-corrections.ts";
import { promptOf } from "./prompt-of.ts";
import { provePhrases } from "./planning/prove-phrases.ts";
import { createSketchGenerator } from "./sketch/create-sketch-generator.ts";

const { signal } = new AbortController();
const unused = (): never => {
  throw new Error("the built-in generator needs nothing of its context");
};
const context: GeneratorContext = {
  signal,
  isModelAuto: false,
  isModelConnected: false,
  ask: unused,
  recall: unused,
  asked: unused,
  spending: unused,
  standIns: unused,
  millisecondsLeft: unused,
  now: unused,
  report: unused,
  filesOf: unused,
  filesOfDraft: unused,
  keepDraft: unused,
  format: unused,
  inspect: unused,
  test: unused,
  tryOut: unused,
  lookAt: unused,
};
const newApp = { prompt: "", message: null, answers: [], current: null, former: null, conversation: [] };
const understand = (prompt: string, answers: { question: string; answer: string }[] = []) =>
  blueprintGenerator.understand({ ...newApp, prompt, answers }, context);

async function plan(prompt: string) {
  const understanding = await understand(prompt);
  if (understanding.outcome !== "plan") throw new Error("it asked");
  return understanding.plan;
}

test("things, fields and requests of the prompt are each proven by the checks that use them", async () => {
  const { checks, understood } = await plan("A reading list of books with author, status and rating");
  const ids = checks.map(({ id }) => id);
  for (const phrase of ["author", "status", "rating"]) {
    const found = understood.find((one) => one.phrase.includes(phrase));
    assert.ok(found && found.checks.length > 0, phrase);
    assert.ok(found.checks.every((id) => ids.includes(id)));
  }
});

test("a check of one thing proves nothing of another", async () => {
  const { checks, understood } = await plan("A recipe box with ratings and a shopping list");
  const recipe = understood.find(({ phrase }) => /recipe/.test(phrase));
  const shopping = understood.find(({ phrase }) => /shopping/.test(phrase));
  assert.ok(recipe && shopping);
  assert.ok(shopping.checks.length > 0);
  const own = checks.filter(({ capability }) => capability === "browse-recipe").map(({ id }) => id);
  assert.ok(own.some((id) => recipe.checks.includes(id)));
  assert.ok(!own.some((id) => shopping.checks.includes(id)));
});

test("a question is answered by its text, and an answer that says nothing makes it ask again", async () => {
  const asked = await understand("Build me an app");
  assert.equal(asked.outcome, "questions");
  const question = asked.questions[0]?.text ?? "";
  const answered = await understand("Build me an app", [{ question, answer: "A list of films with a rating" }]);
  assert.equal(answered.outcome, "plan");
  assert.match(JSON.stringify(answered.plan.design), /film/i);
  const unrelated = await understand("Build me an app", [{ question: "Another question?", answer: "A list of films" }]);
  assert.equal(unrelated.outcome, "questions");
});

test("what a check shows beside its own promise is proven by it too", async () => {
  const { checks, design } = await plan("Track expenses by category");
  const found = checks.find(({ also }) => also !== undefined && also.length > 0);
  assert.ok(found);
  assert.deepEqual(
    provePhrases(
      Blueprint.parse(design),
      [{ ...found, phrase: null, capability: null, steps: [] }],
      [{ phrase: "it", became: [found.also?.[0] ?? ""] }],
    ),
    [{ phrase: "it", checks: [found.id] }],
  );
});

test("every field that a prompt names is filled in and seen again, and is proven by that", async () => {
  const { understood, checks } = await plan("Clients with phone, email, notes and birthday, and their invoices with amount and due date");
  for (const phrase of ["phone", "email", "notes", "birthday", "amount", "due date"]) {
    const found = understood.find((one) => one.phrase.includes(phrase));
    const proving = checks.filter(({ id }) => found?.checks.includes(id));
    assert.ok(
      proving.some(({ steps }) =>
        steps.some((step) => step.do === "expectValue" && [step.target.name, step.target.label].join("").toLowerCase().includes(phrase)),
      ),
      phrase,
    );
  }
});

test("corners and typefaces are seen by no check, and a colour is proven where it is seen", async () => {
  const { understood } = await plan("A todo list. Make it teal. Use rounded corners.");
  const proven = (word: string) => understood.filter(({ phrase, checks }) => phrase.includes(word) && checks.length > 0).length;
  assert.deepEqual([proven("teal"), proven("corners")], [1, 0]);
});

const changeOf = (design: Record<string, unknown> | null, message: string) =>
  blueprintGenerator.understand({ ...newApp, prompt: "Track expenses by category", message, current: { version: 1, design } }, context);

test("the same plan is written with the same bytes, for two credits as a new app and for one as a change", async () => {
  const made = await plan("Track expenses by category");
  const task = { plan: made, buildRequest: newApp };
  const [first, second] = [await blueprintGenerator.write(task, context), await blueprintGenerator.write(structuredClone(task), context)];
  assert.ok(first.outcome === "files" && second.outcome === "files");
  assert.deepEqual([...first.files], [...second.files]);
  assert.equal(first.credits, 2);
  const change = await blueprintGenerator.write({ ...task, buildRequest: { ...newApp, current: { version: 1, design: null } } }, context);
  assert.ok(change.outcome === "files");
  assert.deepEqual([[...change.files], change.credits], [[...first.files], 1]);
  assert.equal(await blueprintGenerator.repair({ plan: made, files: first.files, findings: [] }, signal), null);
});

test("a message changes the present design and nothing else of it, and its own words are what is proven", async () => {
  const { design } = await plan("Track expenses by category");
  const changed = await changeOf(design, "Rename it to Money Diary");
  assert.equal(changed.outcome, "plan");
  assert.equal(changed.plan.title, "Money Diary");
  assert.deepEqual({ ...changed.plan.design, title: design["title"] }, design);
  assert.ok(changed.plan.understood.every(({ phrase }) => /money diary/i.test(phrase)));
  assert.ok(changed.plan.understood.some(({ checks }) => checks.length > 0));
});

/** message, and the ids of the checks that prove it: empty if no check covers it. */
const proofs: readonly (readonly [string, readonly string[]])[] = [
  ["Add notes to clients", ["browse-client"]],
  ["Add a page with a chart of clients by status", ["wayfinding", "chart-client-status"]],
  ["Remove the birthday", ["gone"]],
  ["Remove search", ["gone"]],
  ["Remove the birthday and add a birthday", ["browse-client", "search-client"]],
  ["Rename the status Lead to Prospect", ["new-values"]],
  ["Sort clients by birthday by default", ["search-client"]],
  ["Make the phone required", ["browse-client"]],
  ["Remove Lead from the status", []],
  ["Use rounded corners", []],
  ["Use a teal theme with rounded corners", []],
  ["Make it dark", ["scheme"]],
  ["Rename it to Mum’s Clients", ["wayfinding"]],
];

for (const [message, ids] of proofs) {
  test(`a message is proven by the checks that look for what it asks, and by no others: ${message}`, async () => {
    const { design } = await plan("Clients with phone, birthday and status");
    const changed = await changeOf(design, message);
    assert.ok(changed.outcome === "plan", JSON.stringify(changed));
    const found = changed.plan.understood.at(-1);
    assert.deepEqual(found?.checks, ids);
    for (const id of ids) assert.ok(changed.plan.checks.some((check) => check.id === id));
  });
}

test("a feature is proven by all of its checks, and removing it by checking that it is gone", async () => {
  const { design, checks, understood } = await plan("A blog with posts and comments");
  const own = checks.filter(({ capability }) => capability === "comment-post").map(({ id }) => id);
  assert.ok(own.length > 0);
  const buildRequest = understood.find(({ phrase }) => /comments/.test(phrase));
  assert.deepEqual(
    own.filter((id) => buildRequest?.checks.includes(id)),
    own,
  );
  const removed = await changeOf(design, "Remove the newsletter");
  assert.ok(removed.outcome === "plan");
  assert.deepEqual(removed.plan.understood, [{ phrase: "Remove the newsletter", checks: ["gone"] }]);
});

test("every check of a feature proves the phrase that it came of", () => {
  const blueprint = Blueprint.parse({
    format: 1,
    kind: "site",
    title: "Mail",
    slug: "mail",
    tagline: "",
    entities: [],
    capabilities: [],
    features: [{ kind: "newsletter", id: "newsletter", phrase: "news", title: "News", promise: "Now and then." }],
    pages: [
      {
        id: "home",
        path: "/",
        title: "Home",
        icon: "House",
        intro: null,
        sections: [{ kind: "feature", feature: "newsletter", block: "form" }],
      },
    ],
    theme: { background: null, components: null, hue: 20, scheme: "system", corners: "soft", density: "comfortable", typeface: "sans" },
  });
  const check = { title: "It works", capability: "newsletter", phrase: "news", viewport: "desktop" as const, steps: [] };
  const checks = [
    { ...check, id: "newsletter" },
    { ...check, id: "newsletter-2" },
    { ...check, id: "other", capability: "faq" },
  ];
  assert.deepEqual(provePhrases(blueprint, checks, [{ phrase: "news", became: ["newsletter"] }]), [
    { phrase: "news", checks: ["newsletter", "newsletter-2"] },
  ]);
});

test("undo brings the version before back, and says so where there is none", async () => {
  const { design } = await plan("A blog with posts and comments");
  const changed = await changeOf(design, "Remove the newsletter");
  assert.ok(changed.outcome === "plan" && design !== undefined);
  const buildRequest = { ...newApp, prompt: "A blog", message: "Undo that, please", current: { version: 2, design: changed.plan.design } };
  const undone = await blueprintGenerator.understand({ ...buildRequest, former: { version: 1, design } }, context);
  assert.ok(undone.outcome === "plan");
  assert.deepEqual(undone.plan.design, design);
  assert.match(undone.plan.reply, /again as it was in version 1/);
  for (const message of ["undo", "go back to the previous version", "revert the last change"]) {
    const again = await blueprintGenerator.understand({ ...buildRequest, message, former: { version: 1, design } }, context);
    assert.equal(again.outcome, "plan", message);
  }
  const none = await blueprintGenerator.understand({ ...buildRequest, former: null }, context);
  assert.ok(none.outcome === "reply");
  assert.match(none.reply, /no version before this one/);
});

test("a message that is not understood, and a design that cannot be read, are replied to", async () => {
  const { design } = await plan("Track expenses by category");
  assert.equal((await changeOf(design, "Send me an email every week")).outcome, "reply");
  for (const foreign of [null, {}, { ...design, format: 99 }, { ...design, pages: "none" }]) {
    const replied = await changeOf(foreign, "Rename it to Money Diary");
    assert.equal(replied.outcome, "reply");
    assert.match(replied.reply, /^I cannot change this app: .*Nothing was changed and nothing was spent/);
  }
});

test("a stored design with a kind of feature that is built no more is replied to by every generator", async () => {
  const { design } = await plan("Track expenses by category");
  const former = { version: 1, design: { ...design, features: [{ kind: "weather", id: "weather", phrase: null, title: "Weather" }] } };
  const edited = { ...designOver(Blueprint.parse(design), "person"), blueprint: former.design };
  const price = { input: 1, cachedInput: 1, output: 1 };
  const model = { id: "m", name: "M", contextWindow: 32_000, hasTools: true, seesPictures: false, price, multiplier: 1 };
  for (const generator of [blueprintGenerator, createSketchGenerator(model), createAgentGenerator(model)]) {
    for (const message of ["Rename it to Money Diary", "undo"])
      for (const stored of [former.design, edited]) {
        const current = { version: 2, design: stored };
        const replied = await generator.understand({ ...newApp, message, current, former }, context);
        assert.ok(replied.outcome === "reply", generator.id);
        assert.match(replied.reply, /^I cannot change this app: /);
      }
  }
  const undone = await blueprintGenerator.understand({ ...newApp, message: "undo", current: { version: 2, design }, former }, context);
  assert.ok(undone.outcome === "reply");
  assert.match(undone.reply, /no version before this one/);
});

test("a message to a project without a version is read with its prompt, and trying again is no request of its own", () => {
  const prompt = "A recipe box";
  assert.equal(promptOf({ prompt, message: null }), "A recipe box");
  assert.equal(promptOf({ prompt, message: "With ratings, please" }), "A recipe box.\nWith ratings, please");
  assert.equal(promptOf({ prompt: "A recipe box! ", message: "With ratings" }), "A recipe box!\nWith ratings");
  for (const message of ["Try again", "please build it again.", "Retry!", "Start anew, please", "  "]) {
    assert.equal(promptOf({ prompt, message }), prompt, message);
  }
  for (const message of ["Build it", "Try it with ratings again", "again and again"])
    assert.notEqual(promptOf({ prompt, message }), prompt);
});

test("a correction reaches every generator as a new prompt, for understanding and for writing", async () => {
  const cars = await plan("my car collection with price and mileage");
  const heard: { prompt: string; message: string | null; current: unknown }[] = [];
  const generator = withCorrections({
    ...blueprintGenerator,
    understand: async (request) => {
      heard.push(request);
      return { outcome: "plan", plan: cars };
    },
    write: async ({ buildRequest }) => {
      heard.push(buildRequest);
      return { outcome: "files", files: new Map(), credits: 1, plan: cars };
    },
  });
  const current = { version: 1, design: cars.design };
  const buildRequest = { ...newApp, prompt: "A website for my business", message: "No, I groom dogs", current };
  const understanding = await generator.understand(buildRequest, context);
  assert.ok(understanding.outcome === "plan" && understanding.plan.startsOver);
  const writing = await generator.write({ buildRequest, plan: understanding.plan }, context);
  assert.ok(writing.outcome === "files" && writing.plan?.startsOver);
  const corrected = { prompt: "A website for my dog grooming business", message: null, current: null };
  assert.deepEqual(
    heard.map(({ prompt, message, current: version }) => ({ prompt, message, current: version })),
    [corrected, corrected],
  );
  heard.length = 0;
  await generator.understand({ ...buildRequest, message: "make it blue" }, context);
  assert.deepEqual(heard[0]?.message, "make it blue");
});
