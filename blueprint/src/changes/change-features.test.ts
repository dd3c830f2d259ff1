import { definitions } from "../features/definitions.ts";
import type { z } from "zod";
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { planChecks } from "../checks/plan-checks.ts";
import { readPrompt } from "../reader/read-prompt.ts";
import { Blueprint } from "../features/complete-blueprint.ts";
import { writeProject } from "../project/write-project.ts";
import { changeBlueprint } from "./change-blueprint.ts";
import { entityOptions, tidy } from "./edits/ground/tidy.ts";

const prompts = {
  flats:
    "Create a website for renting apartments where users can browse apartments, book an apartment and review it, with a newsletter, a contact page and an FAQ",
  blog: "A blog with posts and comments",
  game: "Create a snake game",
  folio: "A portfolio page with a hero and a contact form",
  tasks: "todo list",
  songs: "A music platform. Users should be able to favourite songs and follow songs.",
  recipes: "A recipe box with ratings and a shopping list",
};
type Base = keyof typeof prompts;

function base(name: Base): Blueprint {
  const reading = readPrompt({ text: prompts[name], answers: [] });
  assert.ok(reading.outcome === "blueprint");
  return reading.blueprint;
}

function factsOf({ features, pages, entities, theme, title }: Blueprint): Set<string> {
  return new Set([
    ...features.map(({ id }) => id),
    ...features.flatMap((feature) => ("headline" in feature ? [`headline ${feature.headline}`] : [])),
    ...features.flatMap((feature) => ("title" in feature ? [`title ${feature.title}`] : [])),
    ...pages.map((page) => `page ${page.id} ${page.title}`),
    `order ${pages.map(({ id }) => id).join(" ")}`,
    ...entities.flatMap(({ id, fields }) => [id, ...fields.map((field) => `${id}.${field.id}`)]),
    `look ${theme.language}`,
    `called ${title}`,
  ]);
}

/** app, message, what is true afterwards and was not before (with "-": no longer true), words of the reply */
const changed: readonly (readonly [Base, string, string[], RegExp?])[] = [
  ["recipes", "add a newsletter form", ["newsletter"], /You can now sign up for the newsletter/],
  ["recipes", "add a contact page and an FAQ", ["contact", "faq"], /on the new page “Contact us”.*on the new page “FAQ”/],
  ["recipes", "let visitors book rooms", ["book"], /book rooms/],
  ["recipes", "please add a shopping cart and a wishlist", ["buy-recipe", "collect-recipe", "recipe.price"], /field “Price”/],
  ["recipes", "let people comment on recipes", ["comment-recipe"], /comment on recipes/],
  ["recipes", "add a newsletter and call it Stay fresh", ["newsletter", "title Stay fresh"]],
  ["recipes", "we need a countdown", ["timer"]],
  ["recipes", "users should be able to share recipes with friends", ["share-recipe"]],
  ["tasks", "add a calendar and comments", ["calendar-task", "comment-task"]],
  ["tasks", "add a login", ["account"]],
  ["tasks", "each task needs an assignee", ["task.assigned-to"], /field “Assignee”/],
  ["tasks", "add a kanban board and remove the notes", ["board-task", "-task.notes"]],
  ["flats", "no newsletter please", ["-newsletter"], /no longer has a newsletter form/],
  ["flats", "remove the FAQ", ["-faq", "-page faq FAQ"], /page “FAQ” went with it/],
  ["flats", "remove the contact page", ["-contact", "-page contact Contact us"]],
  ["flats", "remove reviews from apartments", ["-review-apartment"], /no longer has reviews of apartments/],
  ["flats", "I don't want bookings", ["-book-apartment", "-page my-bookings My bookings"]],
  ["flats", "move the FAQ page before the contact page", ["order apartments my-bookings faq contact"], /now in this order/],
  ["flats", "put the contact page first", ["order apartments contact my-bookings faq"]],
  ["flats", "call the contact page Write to us", ["page contact Write to us", "-page contact Contact us"]],
  ["flats", "rename the FAQ page to Answers", ["page faq Answers"]],
  ["flats", "make it playful", ["look playful"]],
  ["flats", "make it minimalist", ["look swiss"]],
  ["flats", "remove the newsletter, add a gallery and rename it to Nest", ["-newsletter", "gallery", "called Nest"]],
  ["songs", "remove the follow button", ["-collect-song-followed"], /no longer has following songs\. The page “Following” went/],
  ["songs", "remove the favourites", ["-collect-song"], /no longer has favourites\. The page “Favourites” went/],
  ["recipes", "let people follow recipes", ["collect-recipe-followed"], /follow recipes, on the new page “Following”/],
  ["blog", "remove comments from posts", ["-comment-post"], /no longer has comments on posts/],
  ["blog", "change the headline to Notes from the workshop", ["headline Notes from the workshop"], /now says “Notes from the workshop”/],
  ["blog", "the headline should say Hello, world", ["headline Hello, world"]],
  ["blog", "change the newsletter title to Letters", ["title Letters"]],
  ["folio", "add projects with name and year", ["project", "project.year"]],
  ["folio", "remove the hero and add testimonials", ["-hero", "stories"]],
  ["folio", "add snake", ["snake"], /play snake/],
  ["game", "add a contact page", ["contact", "page contact Contact us"]],
];

describe("a message changes the features of an app", () => {
  for (const [name, message, facts, reply] of changed) {
    test(`${name}: ${message}`, () => {
      const before = base(name);
      const change = changeBlueprint(before, message);
      assert.ok(change.outcome === "changed", change.reply);
      assert.deepEqual(Blueprint.parse(change.blueprint), change.blueprint);
      assert.deepEqual(tidy(change.blueprint), change.blueprint);
      const [old, now] = [factsOf(before), factsOf(change.blueprint)];
      for (const fact of facts) {
        const gone = fact.startsWith("-");
        const plain = gone ? fact.slice(1) : fact;
        assert.ok(old.has(plain) === gone, `before: ${fact}`);
        assert.ok(now.has(plain) !== gone, `after: ${fact}\n${change.reply}\n${[...now].join("\n")}`);
      }
      assert.deepEqual(change.notUnderstood, []);
      if (reply !== undefined) assert.match(change.reply, reply);
      writeProject(change.blueprint);
      planChecks(change.blueprint, before);
    });
  }
});

/** app, message, words of the reply */
const unchanged: readonly (readonly [Base, string, RegExp])[] = [
  ["recipes", "remove the countdown", /The app has no countdown/],
  ["recipes", "we need a chatbot", /^Nothing changed/],
  ["recipes", "add user roles", /^Nothing changed/],
  ["tasks", "let me import tasks from CSV", /did not understand/],
  ["flats", "let visitors bid on apartments", /did not understand/],
  ["recipes", "no newsletter please", /The app has no newsletter/],
  ["recipes", "let people comment on podcasts", /keeps nothing of which/],
  ["recipes", "put the FAQ first", /no such page/],
  ["flats", "add a contact form", /can send a message through the contact form already/],
  ["flats", "move the contact page before the home page", /stays first/],
  ["flats", "let visitors log in with Google", /did not understand/],
  ["game", "remove the game", /Nothing would be left of the app/],
  ["game", "sort by date", /keeps nothing that this could be done with/],
  ["game", "asdf", /you can say “[^”]+” or “[^”]+”\.$/],
];

describe("what cannot be done with features is said, and nothing changes", () => {
  for (const [name, message, reply] of unchanged) {
    test(`${name}: ${message}`, () => {
      const change = changeBlueprint(base(name), message);
      assert.equal(change.outcome, "unclear", change.reply);
      assert.match(change.reply, reply);
    });
  }
});

test("a feature that loses the field it stands on goes, and the reply says so", () => {
  const board = changeBlueprint(base("tasks"), "add a kanban board");
  assert.ok(board.outcome === "changed");
  const change = changeBlueprint(board.blueprint, "remove the status");
  assert.ok(change.outcome === "changed");
  assert.ok(!change.blueprint.features.some(({ kind }) => kind === "board"));
  assert.match(change.reply, /no longer has a board of tasks\. The page “Task board” went with it/);
});

test("a removed feature is checked to be gone where it was", () => {
  for (const [name, message, id] of [
    ["flats", "remove the newsletter", "-newsletter"],
    ["flats", "remove the FAQ", "-faq"],
    ["blog", "remove the newsletter", "-newsletter"],
  ] as const) {
    const before = base(name);
    const change = changeBlueprint(before, message);
    assert.ok(change.outcome === "changed");
    const gone = planChecks(change.blueprint, before).find((check) => check.id === "gone");
    assert.ok(gone?.also?.includes(id) === true, `${message}: ${gone?.also?.join(" ") ?? "no check"}`);
    assert.ok(gone.steps.some((step) => step.do === "expectHidden"));
  }
});

test("every option of a feature that names a field or an entity is known to what keeps an app whole", () => {
  const others = new Set(["id", "entity", ...entityOptions]);
  for (const {
    schema: { shape },
    fieldOptions = {},
  } of definitions) {
    const kind = shape.kind.value;
    const slugs = Object.entries<z.ZodType>(shape).filter(([name, schema]) => {
      const takes = (value: unknown): boolean => schema.safeParse(value).success;
      return !others.has(name) && takes("a-field") && !takes("A Field!");
    });
    const known = Object.keys(fieldOptions);
    // Words of a fixed list are no names of fields.
    const named = slugs.map(([name]) => name).toSorted();
    assert.deepEqual(named, known.toSorted(), kind);
  }
});
