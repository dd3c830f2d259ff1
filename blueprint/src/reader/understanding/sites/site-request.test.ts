import assert from "node:assert/strict";
import { test } from "node:test";
import { siteRequest } from "./site-request.ts";

const asked: readonly (readonly [text: string, means: string | null])[] = [
  [
    "We grow tulips. I'd like a website with our opening days, prices and directions.",
    "A website for a tulip business with opening hours, a price list and a map",
  ],
  [
    "I run a pottery. Could you make a site with before and after photos, rough prices and a form to ask for a quote?",
    "A website for a pottery with a gallery and a price list. It has a quote form",
  ],
  [
    "A website for our ironing service with how to reach us, opening times and how we collect the shirts from each of the four villages",
    'A website for an ironing business called "Ironing Service" with opening hours. It has a contact form',
  ],
  [
    "I'm a harp teacher and people ask for a link. I want a page with the records I've made and how to reach me.",
    "A website for a harp teacher. It has a contact form",
  ],
  [
    "I repair harps. Need a site. String change £25, full tuning £80. Open Tue-Fri 9-5. A form with harp type, town and what is wrong.",
    'A website for a harp repairing business called "Harp Repairing" with a price list (String change £25, full tuning £80) and opening hours Tue-Fri 9-5. It has a request form',
  ],
  [
    "I mend pianolas. Need a site - roll repair £40, bellows £65. A form with make of pianola and town.",
    'A website for a pianola mending business called "Pianola Mending" with a price list (roll repair £40, bellows £65). It has a request form',
  ],
  [
    "Skittles team looking for a site that isn't grand. People should be able to read our fixtures and how to reach us.",
    "A website for a skittles team with events. It has a contact form",
  ],
  [
    "I need to sell my old uncle's tools and want a site with photos and prices",
    'A business website called "Old Uncle\'s Tools" with a gallery and a price list',
  ],
  ["Our tea room needs a website with the menu and how to find us", "A website for a tea room with the menu and a map"],
  ["We do saddles and bridles. The old website had a picture of a cat. We just want people to find us.", "A website for a saddle business"],
  ["I'm a farrier. I want each horse to have a page with its shoes and what comes next.", null],
  ["Can you make something where I write down which hive I fed and when?", null],
  ["A website with recipes, ratings and a shopping list", null],
  ["A list of sites with prices and photos", null],
];
for (const [text, means] of asked) test(`reads a site: ${text}`, () => assert.equal(siteRequest(text)?.text ?? null, means));
