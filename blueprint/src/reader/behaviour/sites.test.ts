// Sites: whose they are, what they offer, and no rows or sections of somebody else's trade.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../read-prompt.ts";

function built(text: string) {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint", text);
  return reading;
}

const hasServices = (text: string): boolean => built(text).blueprint.features.some(({ kind }) => kind === "services");

test("what is promoted is whose site it is, and offers no services", () => {
  for (const [text, title] of [
    ["a site to promote my cookbook", "Cookbook"],
    ["a page to announce our exhibition", "Exhibition"],
    ["a page about our jazz quartet", "Jazz Quartet"],
  ] as const) {
    const { blueprint, notUnderstood } = built(text);
    assert.equal(blueprint.title, title);
    assert.equal(blueprint.kind, "site");
    assert.equal(hasServices(text), false);
    assert.deepEqual(notUnderstood, []);
  }
});

test("a trade that is known offers what it offers, one that is not offers nothing", () => {
  assert.ok(hasServices("a website for my hair salon"));
  assert.ok(!hasServices("a website for a violin maker"));
});

test("what else a site of promotion asks for is built", () => {
  assert.ok(built("a website to promote my novel with a newsletter").blueprint.features.some(({ kind }) => kind === "newsletter"));
});

test("a menu is one of dishes", () => {
  for (const text of ["a site for our food truck with the menu", "pub website with menu and opening hours"])
    assert.equal(built(text).blueprint.entities[0]?.name.many, "menu items");
});

test("rows of another trade are none of this one", () => {
  for (const text of [
    "a site for a saddle maker with prices",
    "website for our cheese stall with products",
    "a bar website with cocktails",
  ])
    assert.deepEqual(
      built(text).blueprint.entities.flatMap(({ samples }) => samples),
      [],
      text,
    );
});

test("a list for a site's own rows stays one", () => {
  assert.equal(built("a site for my recipes").blueprint.kind, "tool");
});

test("an object that a booking page is for is booked, and a business takes the bookings", () => {
  for (const [text, one] of [
    ["Please build a booking page for my pottery wheel, one hour slots, and they leave their name and phone.", "pottery wheel"],
    ["A booking page for our sauna, two hour slots", "sauna"],
    ["booking site for a barber", "service"],
  ] as const) {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "blueprint", text);
    assert.deepEqual(
      reading.blueprint.entities.map(({ name }) => name.one),
      [one],
      text,
    );
  }
});

test("what somebody does is no list of their site", () => {
  const reading = readPrompt({ text: "Simple site for a mobile bike mechanic, areas I cover and a contact form", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  assert.deepEqual(reading.blueprint.entities, []);
  assert.ok(reading.understood.some(({ phrase, became }) => phrase === "areas I cover" && became.includes("section-1")));
});
