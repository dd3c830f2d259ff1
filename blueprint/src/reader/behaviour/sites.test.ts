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

const shows = (text: string): string[] => built(text).blueprint.entities.map(({ name }) => name.many);
const partsOf = (text: string): string[] => built(text).blueprint.features.map(({ kind }) => kind);

test("how to reach somebody is no list of contacts, and what a place is for is no list of members", () => {
  for (const text of [
    "A village library website with events, opening hours and contact details",
    "A community orchard website with events and contact details",
  ]) {
    assert.deepEqual(shows(text), ["events"]);
    assert.ok(partsOf(text).includes("contact"), text);
  }
  assert.deepEqual(shows("A list of joiners with name and contact details"), ["joiners"]);
});

test("a home page is a page, and a band speaks of itself and not of an event", () => {
  assert.deepEqual(shows("Home page for our operatic society with upcoming concerts"), ["concerts"]);
  for (const text of ["A site for our ukulele band with gigs", "Football club website with fixtures"])
    assert.ok(built(text).blueprint.pages.every(({ title }) => title !== "About the event"));
  assert.ok(built("Website for our beer festival with opening hours").blueprint.pages.some(({ title }) => title === "About the event"));
});

test("what a keeper notes of a film is not shown to those who look at a site", () => {
  const [show] = built("Website for our operatic society with the next show").blueprint.entities;
  assert.deepEqual(
    show?.fields.filter(({ label }) => /watched/i.test(label)),
    [],
  );
  const [film] = built("A film log").blueprint.entities;
  assert.ok(film?.fields.some(({ label }) => label === "Watched"));
});

test("a site of somebody's own is built from whose it is alone", () => {
  for (const [text, title] of [
    ["Website for my two gypsy caravans in Devon", "Two Gypsy Caravans"],
    ["A website for my PhD thesis", "PhD Thesis"],
  ] as const) {
    assert.deepEqual([built(text).blueprint.kind, built(text).blueprint.title], ["site", title]);
    assert.deepEqual(shows(text), []);
  }
});

test("what a site needs stands in the sentence behind, and nobody's patients are shown", () => {
  const text = "Site for our hedgehog hospital. Needs opening hours, a what to feed them page, our patients and how to donate";
  const titles = built(text).blueprint.features.flatMap((feature) => ("title" in feature ? [feature.title] : []));
  assert.deepEqual(shows(text), []);
  for (const title of ["Our patients", "How to donate"]) assert.ok(titles.includes(title) || /patients/.test(title), `${titles}`);
});

test("parts that cannot be built leave the site, and are missing", () => {
  const { blueprint, notUnderstood } = built("Website for our beer festival on 3 may with line-up, what to bring and sign up for a stall");
  assert.equal(blueprint.title, "Beer Festival");
  assert.match(notUnderstood.join("; "), /sign up for a stall/);
});

test("a page for a shop has the parts that are named before it", () => {
  const { blueprint, notUnderstood } = built("Opening times and prices page for my bike repair shop, with a map");
  assert.deepEqual([blueprint.kind, blueprint.title, blueprint.entities], ["site", "Bike Repair Shop", []]);
  assert.deepEqual(notUnderstood, []);
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
