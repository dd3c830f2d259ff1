// A detail, an audience, a way to look at things and what was taken back are no lists.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Blueprint } from "../../schema/blueprint.ts";
import { readPrompt } from "../read-prompt.ts";

function built(text: string): Blueprint {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint", text);
  return reading.blueprint;
}

const listsOf = ({ entities }: Blueprint): [string, string[]][] =>
  entities.map(({ name, fields }) => [name.many, fields.map(({ label }) => label)]);

const sites: readonly (readonly [text: string, absent: RegExp])[] = [
  ["We are a village hall trust and we need a website with: home page, trustees (photo + phone + role), meeting dates", /home|photo|phone/],
  ["We are a rowing club and we need a website with: front page, coaches (photo + email), regatta dates and results", /home|photo|email/],
  ["We are a wildlife trust and we need a website with: main page, wardens (house + phone), walks and opening hours", /home|house|phone/],
  ["A site for our brass band with prices for parties and hotels, some videos and a form", /hotel/],
  ["A site for our string quartet. Who we are, prices for weddings and concert halls, and a form to ask about a date", /hall/],
  ["A site for our puppet theatre with prices for birthdays and schools, a gallery and a form", /school/],
];
for (const [text, absent] of sites)
  test(`lists no detail and no audience: ${text}`, () => {
    const site = built(text);
    assert.equal(site.kind, "site");
    for (const [many] of listsOf(site)) assert.doesNotMatch(many, absent);
  });

for (const text of [
  "scout lost property thing where parents can see photos of the coats and claim them",
  "community garden thing where members can see photos of the tools and claim them",
  "stable thing where riders can view pictures of the saddles and claim them",
])
  test(`makes no gallery of how things are seen: ${text}`, () => {
    const reading = readPrompt({ text, answers: [] });
    const lists = reading.outcome === "blueprint" ? listsOf(reading.blueprint) : [];
    assert.ok(
      lists.every(([many]) => !/photo|picture/.test(many)),
      JSON.stringify(lists),
    );
  });

const kept: readonly (readonly [text: string, many: string, labels: readonly string[]])[] = [
  ["We need a list of all 30 goats... sorry no, horses with tag and age", "horses", ["Name", "Tag", "Age"]],
  ["For each mare: coat colour, temper 1-5", "mares", ["Name", "Coat colour", "Temper 1-5"]],
  ["I keep 14 goats over 3 sites. For each goat: coat colour, temper 1-5", "goats", ["Name", "Coat colour", "Temper"]],
  [
    "I have 9 boats. For each boat: sail number, berth. It should warn me if one was not cleaned for 30 days",
    "boats",
    ["Sail number", "Berth"],
  ],
  ["A list of rabbits with breed, weight as a small chart and age", "rabbits", ["Name", "Breed", "Weight", "Age"]],
  [
    "an overview of my ponds, 4 ponds on 2 farms, last cleaned, stocked yes/no, number of carp",
    "ponds",
    ["Name", "Last cleaned", "Stocked", "Number of carp"],
  ],
];
for (const [text, many, labels] of kept)
  test(`keeps what is meant: ${text}`, () => assert.deepEqual(listsOf(built(text)), [[many, labels]]));

for (const text of ["website for hedge layer", "site for dog trainer", "website for harpsichord tuner in Leeds"])
  test(`the site of a trade needs no article: ${text}`, () => assert.equal(built(text).kind, "site"));

for (const text of ["invoice maker for saddle fitter, no VAT", "invoice generator for a mobile barber", "invoice creator for plumbers"])
  test(`bills are a list: ${text}`, () =>
    assert.deepEqual(listsOf(built(text)), [["invoices", ["Number", "Client", "Date", "Amount", "Paid"]]]));

test("the name of a list ends with its sentence, without what it is kept in now", () =>
  assert.equal(built("I am sick of our rota spreadsheet. Nobody reads it. I want shift, person, start time, room").title, "Rota Log"));

for (const text of [
  "board by the gate, visitors add species, how many, where",
  "a list of dishes, guests add dish, portions and allergies",
  "a log of our rides, riders enter horse, distance and time",
])
  test(`who gives a detail is no part of it: ${text}`, () => {
    const reading = readPrompt({ text, answers: [] });
    const said = reading.outcome === "questions" ? reading.questions.flatMap(({ options }) => options) : listsOf(reading.blueprint).flat(2);
    for (const one of said) assert.doesNotMatch(one, /\b(?:add|enter)\b/i);
  });

test("what may stand in a place, and how large it is, is no field", () =>
  assert.equal(
    readPrompt({
      text: 'I would like a page for the old tablet, very big letters, the day, morning or afternoon, and "Anna is here at 3"',
      answers: [],
    }).outcome,
    "questions",
  ));

const lists: readonly (readonly [text: string, expected: readonly [many: string, ...labels: string[]][]])[] = [
  ["Badminton court booker for 3 courts", [["badminton courts", "Name", "Notes"]]],
  ["Visitor book for the reception of our mill", [["visitors", "Name", "Company", "Date", "Time in", "Time out"]]],
  ["Tracker for my parrot's weight and moult", [["parrots", "Name", "Date", "Weight", "Moult"]]],
  ["sign-up for our harbour swim", [["participants", "Name", "Email", "Date", "Notes"]]],
  ["a shared list of what's in the loft and whose it is", [["items", "Name", "Category", "Quantity", "Location", "Whose it is"]]],
  ["a page where families pick a ten minute slot for the school's fair", [["fairs", "Name", "Notes"]]],
  ["Our hens keep escaping, make a fence check log with date and post", [["fence checks", "Name", "Date", "Post"]]],
  [
    "I run a sea swimming group. It would help to have one page where people say if they're coming, which boat they bring and if they have a spare oar",
    [["answers", "Name", "Coming", "Boat", "Spare oar"]],
  ],
  ["Something for the ringers so we know who is coming Friday", [["answers", "Name", "Date", "Coming"]]],
  ["a calendar for my piano tunings", [["piano tunings", "Name", "Date", "Notes"]]],
  ["Regattas with date, river and a calendar", [["regattas", "Name", "Date", "River"]]],
  ["watering calendar for the greenhouse", [["waterings", "Name", "Date", "Notes"]]],
  ["shared calendar for our choir", [["events", "Name", "Date", "Time", "Place"]]],
  ["Trailer booking calendar for our sailing club", [["trailers", "Name", "Notes"]]],
  ["Just somewhere I put the date, from, to, load and notes", [["entries", "From", "Date", "To", "Load", "Notes"]]],
  ["sign out book for the canoes with name, size and time out", [["canoes", "Name", "Size", "Time out"]]],
  ["Pupil sign in sheet with name, class and time in", [["pupils", "Name", "Class", "Time in"]]],
  ["Shift swap list for the ward", [["duties", "Name", "Date", "Person", "Task", "Swap wanted"]]],
  ["lost property box for our gym with where it was found and collected", [["lost items", "Item", "Where it was found", "Collected"]]],
  ["Riding school tack room checks with saddle, date and fit", [["tack room checks", "Name", "Saddle", "Date", "Fit"]]],
  ["Rehearsal attendance, who came each Thursday", [["attendance", "Name", "Coming", "Note"]]],
  ["cellar humidity log", [["cellar humidities", "Name", "Date", "Humidity", "Notes"]]],
  ["kiln temperature sheet for the pottery with cone", [["kiln temperatures", "Name", "Date", "Temperature", "Notes", "Cone"]]],
  ["A list of delis with street and rating", [["delis", "Name", "Street", "Rating"]]],
];
for (const [text, expected] of lists)
  test(`reads what rows are: ${text}`, () => {
    assert.deepEqual(
      listsOf(built(text)).map(([many, labels]) => [many, ...labels]),
      expected,
    );
  });

test("what somebody says or does is no list", () => {
  for (const [text, many] of [
    ["Skips on our street, neighbours say where and others can add theirs", "skips"],
    ["Day off requests, they ask, I approve or not", "day off requests"],
    ["Gym log for my daughter, me and my husband both fill it", "workouts"],
  ] as const)
    assert.deepEqual(
      listsOf(built(text)).map(([name]) => name),
      [many],
    );
});

test("a title has the capitals that were typed, and no amounts", () => {
  assert.equal(built("EMOM timer 60 seconds, 12 rounds").title, "EMOM Timer");
  assert.equal(built("Quiz about planets for my son's class").title, "Planets Quiz");
  assert.equal(built("A LIST OF CANOES WITH SIZE").title, "Canoe List");
});

for (const text of ["a calendar for my piano tunings", "see our regattas on a calendar", "watering calendar", "calendar for our street"])
  test(`a calendar shows days: ${text}`, () => assert.ok(built(text).features.some(({ kind }) => kind === "calendar")));

for (const text of [
  "Divide fees among the crew by days at sea",
  "Something where my sons earn phone minutes by washing up",
  "a way to calculate curtain fabric for bay windows with a hem",
  "app for working out how many slates a roof needs",
  "make something that smells the fish and says if it is fresh",
])
  test(`is no list: ${text}`, () => assert.equal(readPrompt({ text, answers: [] }).outcome, "questions"));

test("words that nobody asks for anything with are not claimed to be understood", () => {
  const reading = readPrompt({ text: "blue the kettle nine under loud gravel", answers: [] });
  assert.ok(reading.outcome === "questions");
  assert.match(reading.questions[0]?.text ?? "", /^I do not know how to build “.+”\. What I build by myself are lists/);
});

test("how much there is of something is no option", () => {
  for (const text of [
    "Baker's pre-orders, pickup in one hour windows, card text up to 90 letters",
    "make a button that stops the wind, 300 metres around",
    "an accordion duel for two pupils",
  ]) {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "questions", text);
    assert.doesNotMatch(JSON.stringify(reading.questions), /of (?:letters|metres|duels) with|each (?:letter|metre|duel)/, text);
  }
});

test("a limit and what somebody does are no fields", () => {
  const { entities, features } = built("A booking page for my saw sharpening, max 9 stops a day, and it says how many blades");
  assert.ok(features.some(({ kind }) => kind === "book"));
  assert.doesNotMatch(JSON.stringify(listsOf(built("A booking page for my saw sharpening, max 9 stops a day"))), /max/i);
  assert.ok(entities.every(({ fields }) => fields.every(({ label }) => !/says/i.test(label))));
});

test("a word that is only said along does not choose the subject", () => {
  const rows = (text: string): string[] => {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "blueprint", text);
    return reading.blueprint.entities.map(({ name }) => name.one);
  };
  assert.deepEqual(rows("padlock register for the janitor"), ["padlock"]);
  assert.deepEqual(rows("vaccination record for 40 odd llamas. tag number, name, sex, dob, weight"), ["llama"]);
  assert.deepEqual(rows("saw doctoring job tracker. customer, phone, price, status waiting-set-collected"), ["entry"]);
  assert.deepEqual(
    rows(
      "I look after the boilers of a trust and want a fault log the caretakers can fill in: site, which boiler, what happened, time reported, parts used. They see only their own site.",
    ),
    ["entry"],
  );
});

test("a trade that calls the whole a website is a site", () => {
  const reading = readPrompt({
    text: "Clock case restorer. York. website. Before/after pics, veneer repairs, french polishing, free survey within 10 miles, reviews from customers",
    answers: [],
  });
  assert.ok(reading.outcome === "blueprint");
  assert.deepEqual([reading.blueprint.kind, reading.blueprint.title, reading.blueprint.entities], ["site", "Clock Case Restorer", []]);
});

test("a colour that depends on something is none of the app", () => {
  const theme = (text: string) => {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "blueprint", text);
    return reading.blueprint.theme.components?.words ?? null;
  };
  assert.equal(theme("Milk log with goat, litres and date. If the litres drop show it in red."), null);
  assert.equal(theme("Milk log with goat, litres and date. Show it in red."), "red");
});
