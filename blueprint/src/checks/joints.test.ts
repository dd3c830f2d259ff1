// Sentences of several trades in which one feature is about what another makes: each plans the check that shows it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { interpretPrompt } from "../reader/interpret-prompt.ts";
import { planChecks } from "./plan-checks.ts";

/** What the title of a check says, and sentences that ask for it. */
const joints: readonly { check: RegExp; sentences: readonly string[] }[] = [
  {
    check: /^An order lowers the /,
    sentences: [
      "A list of wines with price and quantity that people can order",
      "A list of plants for sale with price and stock, people can buy them",
      "A list of products with name, price and stock. Customers can buy them.",
      "An online store for shirts, each with price, size and number in stock. People can order.",
      "A farm shop with vegetables, price and stock",
    ],
  },
  {
    check: /^(?:Payments|Donations) are logged on .*, added up, kept/,
    sentences: [
      "A list of members with name, fee and paid, record payments",
      "Invoices with client, amount and status; record payments",
      "An app for my patients with fee and paid, collect payments",
      "A list of students with tuition and paid. Pay fees.",
      "A list of tenants with rent and paid, where I can record rent payments",
      "A crowdfunding website where people can start campaigns and donate",
    ],
  },
  {
    check: /^The page of .* shows its .* with what they say, and one is added there$/,
    sentences: [
      "Customers and their orders",
      "Properties with name and address, each with repairs: date, cost, notes",
      "Suppliers and their products",
      "An app for my horses, each horse has vet visits with date and cost",
      "A list of rooms and their plants",
    ],
  },
  { check: /^Ideas can be voted .* sorted by votes/, sentences: ["A list of ideas that people can vote on, sorted by votes"] },
  { check: /^Singers can be voted /, sentences: ["A list of songs and a list of singers, people can vote for singers"] },
  { check: /^Actors can be voted /, sentences: ["An app with films and actors; vote on actors"] },
  { check: /^Cafes can be reviewed /, sentences: ["A site with recipes and cafes where visitors can review cafes"] },
  { check: /^The list of trails is sorted by the average /, sentences: ["A list of trails with length. Hikers can review trails."] },
  { check: /^Clubs can be answered with a comment /, sentences: ["A list of books and a list of clubs, comment on clubs"] },
  { check: /^Trips .* are counted in “/, sentences: ["A list of expenses and a list of trips, chart of trips by status"] },
];

for (const { check, sentences } of joints)
  for (const text of sentences)
    test(`“${text}” plans ${String(check)}`, () => {
      const reading = interpretPrompt({ text, answers: [] });
      assert.equal(reading.outcome, "draft");
      const titles = reading.outcome === "draft" ? planChecks(reading.draft.blueprint).map(({ title }) => title) : [];
      assert.ok(
        titles.some((title) => check.test(title)),
        titles.join("\n"),
      );
    });
