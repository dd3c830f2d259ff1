import * as icons from "lucide-react";
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { listAfter, offerNamed } from "./named-lists.ts";
import { domains, generalDomain, subjectOf } from "./subject.ts";
import { wayWords } from "./ways/ways.ts";

function subject(prompt: string) {
  return subjectOf({ title: "", about: "", words: "", object: null, prompt });
}

describe("the subject of a site", () => {
  const prompts: readonly [string, string, string][] = [
    ["please implement a website for a solar company to display company information and products.", "solar", "company"],
    ["a website for a credit repair company to generate leads.", "credit", "company"],
    ["create a one-page website for promoting fundraiser day, including fundraiser testimonials.", "event", "event"],
    ["implement a website for a phone operator to display service plans.", "telecom", "company"],
    ["a personal portfolio website to showcase design works.", "design", "person"],
    ["create a biography website to display a person's life and achievements.", "biography", "person"],
    ["a bakery website. use chocolate for the component color.", "bakery", "company"],
    ["a website for a farrier with a price list (a set of shoes £95).", "general", "thing"],
    ["a website for my tattoo removal studio", "general", "thing"],
    ["a website for a steel drum band", "music", "company"],
    ["a website for our dog bakery in york", "bakery", "company"],
    ["a website for a dog groomer", "pets", "company"],
    ['a business website called "village rowing shed" with a price list, meet the coaches', "general", "thing"],
    ['a business website called "rise bakery" with a price list', "bakery", "company"],
    ["a website for my business where we sell clothes.", "fashion", "company"],
    ["a site about nothing in particular. set olive as background color.", "general", "thing"],
  ];
  for (const [prompt, id, body] of prompts) {
    it(`is read from the prompt: ${id} in “${prompt}”`, () => {
      const { domain, body: found } = subject(prompt);
      assert.equal(domain.id, id);
      assert.equal(found, body);
    });
  }

  it("offers what the named trade offers, and everything where none of several trades is named", () => {
    const offers = (prompt: string): string[] => subject(prompt).domain.offers.map(({ name }) => name);
    assert.deepEqual(offers("a website for a locksmith"), ["Emergencies"]);
    assert.deepEqual(offers("a website for a cleaning company"), ["Cleaning"]);
    assert.equal(offers("a website for a handyman").length, 6);
    for (const { trades = [], offers: all } of domains)
      for (const { of = [] } of all)
        assert.ok(
          of.every((trade) => trades.includes(trade)),
          of.join(),
        );
  });

  it("is of an event where its name says so, and not what it is used for", () => {
    assert.equal(subject("a website for our wedding").body, "event");
    assert.notEqual(subject("a page for my tailoring shop, where people book the fitting of a wedding suit").body, "event");
  });

  it("knows a page that is the whole site", () => {
    assert.equal(subject("a one-page website for a bakery").isOnePage, true);
    assert.equal(subject("a website for a bakery").isOnePage, false);
  });
});

describe("the copy of domains", () => {
  for (const domain of [...domains, generalDomain]) {
    it(`is complete and fits the pages: ${domain.id}`, () => {
      assert.ok(domain.headlines.length >= 3 && domain.headlines.every((text) => text.length <= 90));
      assert.ok(domain.offers.length >= 6 && domain.questions.length >= 2);
      for (const { icon, name, text } of domain.offers) {
        assert.ok(`${icon}Icon` in icons, `lucide has no ${icon}`);
        assert.ok(name.length <= 48 && text.length > 0 && text.length <= 200, name);
      }
      assert.equal(new Set(domain.offers.map(({ name }) => name)).size, domain.offers.length);
      assert.ok(wayWords[domain.way].steps.length >= 3);
    });
  }

  it("has each domain once", () => {
    assert.equal(new Set(domains.map(({ id }) => id)).size, domains.length);
  });
});

describe("named lists", () => {
  it("take the names after the noun that announces them", () => {
    assert.deepEqual(listAfter("a site with services such as rooftop solar, battery storage and maintenance.", "services?"), [
      "rooftop solar",
      "battery storage",
      "maintenance",
    ]);
  });

  it("take nothing that an app does for something that is offered", () => {
    assert.deepEqual(listAfter("services such as search, login and contact form.", "services?"), []);
  });

  it("describe a known name in the words of its domain, and any other in general words", () => {
    const solar = domains.find(({ id }) => id === "solar");
    assert.ok(solar);
    assert.equal(offerNamed("battery storage", { domain: solar, at: 0 }).text, "Keeps the noon for the evening, sized to what you use.");
    assert.match(offerNamed("xylophones", { domain: solar, at: 0 }).text, /^Xylophones, explained/);
  });
});
