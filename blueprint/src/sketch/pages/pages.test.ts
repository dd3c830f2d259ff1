import assert from "node:assert/strict";
import { test } from "node:test";
import { Blueprint, planChecks, writeProject } from "../../index.ts";
import { projectModel } from "../../model/project-model.ts";
import { appPicture } from "../../project/pictures/app-picture.ts";
import { draftSketch } from "../draft-sketch.ts";
import { readSketch } from "../read-sketch.ts";

const field = (label: string, type = "text", more: object = {}) => ({ label, type, ...more });
const dish = {
  one: "dish",
  many: "dishes",
  readOnly: true,
  fields: [field("Name"), field("Course", "choice", { options: ["Starter", "Main"] }), field("Price", "money", { unit: "EUR" })],
  rows: [
    ["Halloumi", "Starter", 9.5],
    ["Lamb", "Main", 24],
  ],
};
const bistro = {
  title: "Olive & Thyme",
  tagline: "Cooking by the river",
  kind: "site",
  things: [dish],
  pages: [
    {
      title: "Home",
      sections: [
        { heading: "Welcome", text: "Slow food above the river." },
        { wish: "a few words about us", heading: "About us", text: "We are two cooks." },
        { wish: "our opening hours", heading: "Visit us", facts: [{ label: "Opening hours", lines: ["Tue–Fri 17–23", "Sat 12–23"] }] },
      ],
    },
    { title: "Menu", sections: [{ wish: "show the menu", thing: "dishes", as: "list" }] },
  ],
};
const prompt = "A website for Olive & Thyme: show the menu, our opening hours, a few words about us, and a live map of the river";

function draft(said: unknown, text = prompt) {
  const read = readSketch(said);
  if ("problems" in read) throw new Error(read.problems.join(" "));
  const drafted = draftSketch(text, read.sketch);
  if (drafted === null) throw new Error("nothing came of the sketch");
  assert.ok(writeProject(Blueprint.parse(drafted.blueprint)).size > 5);
  assert.ok(planChecks(drafted.blueprint).length > 0);
  return drafted;
}

test("the pages of a sketch are those of the app, in its order and with its texts; the first text opens a site", () => {
  const { blueprint } = draft(bistro);
  assert.deepEqual(
    blueprint.pages.map(({ path, title, sections }) => [
      path,
      title,
      sections.map((part) => (part.kind === "feature" ? part.feature : part.kind)),
    ]),
    [
      ["/", "Home", ["hero", "passage-about-us", "facts-visit-us"]],
      ["/menu", "Menu", ["collection"]],
    ],
  );
  const [hero] = blueprint.features.filter(({ kind }) => kind === "hero");
  assert.deepEqual([hero?.["headline"], hero?.["line"]], ["Welcome", "Slow food above the river."]);
});

test("the heading of a section is that of its rows, and whoever works with rows sees them in a table", () => {
  const { blueprint } = draft({
    ...bistro,
    pages: [{ title: "Home", sections: [{ text: "Slow food." }, { heading: "Tonight", thing: "dish" }] }],
  });
  assert.deepEqual(blueprint.pages[0]?.sections.at(-1), { kind: "collection", entity: "dish", view: "cards", title: "Tonight" });
  assert.match([...writeProject(blueprint)].map(([, text]) => text).join("\n"), /title="Tonight"/);
  const stock = { ...dish, readOnly: false, fields: [...dish.fields, field("Seen", "date")] };
  const views = ["tool", "site"].map((kind) => draft({ ...bistro, kind, things: [stock], pages: [] }).blueprint.pages[0]?.sections.at(-1));
  assert.deepEqual(
    views.map((section) => section?.kind === "collection" && section.view),
    ["table", "cards"],
  );
});

test("two texts of a row say which of them they are, one needs no label", () => {
  const bin = (...labels: string[]) => ({ one: "bin", fields: [field("Name"), ...labels.map((label) => field(label))], rows: [["Green"]] });
  const labelled = (...labels: string[]): number => {
    const { blueprint } = draft({ ...bistro, things: [bin(...labels)], pages: [] });
    return [...(writeProject(blueprint).get("src/entities/bins.ts") ?? "").matchAll(/isLabelled: true/g)].length;
  };
  assert.deepEqual([labelled("For", "Not for"), labelled("For")], [2, 0]);
});

test("a form for messages on a page is the contact form: no second one is added", () => {
  const form = { fields: [field("Name"), field("E-mail", "email"), field("Message", "paragraph")] };
  const told = { ...bistro, abilities: [{ kind: "contact" }], pages: [{ title: "Home", sections: [{ heading: "Write to us", form }] }] };
  const forms = (said: unknown): number => draft(said).blueprint.features.filter(({ kind }) => kind === "form").length;
  assert.equal(forms(told), 1);
  assert.equal(forms({ ...told, pages: bistro.pages }), 1);
});

test("a text keeps its paragraphs, a long one is segmented between sentences, and all of it is there", () => {
  const sentence = "We bake before the town wakes up, every day of the year.";
  const long = Array.from({ length: 30 }, () => sentence).join(" ");
  const sections = [
    { heading: "Hello", text: "First.\n\nSecond." },
    { heading: "Our day", text: long },
  ];
  const { blueprint } = draft({ title: "Bakery", pages: [{ title: "About", sections }] }, "A page about our bakery");
  const lines = blueprint.features.flatMap(({ kind, line }) => (kind === "passage" && typeof line === "string" ? [line] : []));
  assert.equal(lines[0], "First.\n\nSecond.");
  assert.equal(lines.slice(1).join(" "), long);
  const page = [...writeProject(blueprint)].find(([path]) => path.startsWith("src/pages/"))?.[1] ?? "";
  assert.ok(page.includes("First.\\n\\nSecond."), page);
});

test("rows that are only read have no controls that nobody asked for", () => {
  const { blueprint } = draft(bistro);
  assert.deepEqual(
    blueprint.capabilities.map(({ kind }) => kind),
    ["browse", "detail"],
  );
});

test("wishes are bound to the parts that the model names, the app's name is no wish, and what nothing fulfils is not built", () => {
  const { understood, notUnderstood, blueprint } = draft(bistro);
  assert.deepEqual(
    understood.map(({ phrase, became }) => [phrase, became.join(" ")]),
    [
      ["show the menu", "dish"],
      ["our opening hours", "facts-visit-us"],
      ["a few words about us", "passage-about-us"],
    ],
  );
  assert.equal(notUnderstood.length, 1);
  assert.match(notUnderstood[0] ?? "", /live map/);
  assert.deepEqual([blueprint.theme.background, blueprint.theme.components], [null, null]);
});

test("words that only lead to a wish are none", () => {
  const text = "A website for Olive & Thyme, including our opening hours and displaying the menu, that allows dancing";
  assert.deepEqual(draft(bistro, text).notUnderstood, ["dancing"]);
});

test("a row that is named is there, and a wish that is said twice is one", () => {
  const text = "A website for Olive & Thyme with halloumi and lamb, our opening hours, a few words about us, and opening hours";
  assert.deepEqual(draft(bistro, text).notUnderstood, []);
});

test("the words of a section ask for what it shows, also where that was an ability before", () => {
  const pages = [{ title: "Home", sections: [{ wish: "what guests tell of us", abilities: [{ kind: "stories" }] }] }];
  const told = { ...bistro, abilities: [{ wish: "guests write", kind: "stories" }], pages };
  const { understood, notUnderstood } = draft(told, "A website for Olive & Thyme where guests write, and what guests tell of us");
  assert.deepEqual([understood.map(({ became }) => became), notUnderstood], [[["stories"], ["stories"]], []]);
});

test("a calculator works with the names that the model gives, and one whose formula cannot be worked out is a problem", () => {
  const calculator = {
    inputs: [
      { name: "loan amount", label: "Loan", value: "200,000", unit: "$" },
      { name: "rate", label: "Interest", value: 4, unit: "%" },
    ],
    results: [
      { name: "yearly", label: "Interest a year", formula: "loan amount × rate / 100", unit: "$" },
      { label: "Each month", formula: "yearly / 12 + 5%" },
    ],
  };
  const sketch = (one: object) => ({ title: "Loans", pages: [{ title: "Loan", sections: [{ calculator: one }] }], things: [dish] });
  const { blueprint, problems } = draft(sketch(calculator), "A loan calculator");
  const own = Object(blueprint.features.find(({ kind }) => kind === "calculator")?.["own"]);
  assert.deepEqual(problems, []);
  assert.deepEqual(
    own.formula.results.map(({ expression }: { expression: string }) => expression),
    ["loanamount * rate / 100", "yearly / 12 + (5 / 100)"],
  );
  const check = planChecks(blueprint).find(({ title }) => title.startsWith("Interest a year"));
  assert.ok(check?.steps.some((step) => step.do === "expectText" && step.contains === "$8,000.00"));
  const broken = { ...calculator, results: [{ label: "Total", formula: "process.exit(loan)" }] };
  const without = draft(sketch(broken), "A loan calculator");
  assert.equal(without.blueprint.features.length, 0);
  assert.match(without.problems[0] ?? "", /The formula of “Total” cannot be worked out/);
});

test("a quiz, cards, a poll, a gallery and offers have the model's contents and no others", () => {
  const sections = [
    {
      heading: "Planets",
      quiz: [
        { question: "Largest?", options: ["Mars", "Jupiter"], answer: "B" },
        { question: "A star?", answers: ["Sun", "Moon"], right: "Sun" },
      ],
    },
    {
      cards: [
        { front: "Sol", back: "Sun" },
        { term: "Luna", definition: "Moon" },
      ],
    },
    { poll: { question: "Where next?", options: ["Mars", "Venus"] } },
    { gallery: ["Dawn", { caption: "Dusk" }] },
    { heading: "Tours", offers: [{ name: "Night walk", price: 12 }] },
  ];
  const { blueprint } = draft({ title: "Sky", pages: [{ title: "Home", sections }] }, "A page about the sky");
  const of = (kind: string) => Object(blueprint.features.find((feature) => feature.kind === kind));
  assert.deepEqual(
    of("quiz").questions.map(({ right }: { right: number }) => right),
    [1, 0],
  );
  assert.deepEqual(of("flashcards").cards, [
    { front: "Sol", back: "Sun" },
    { front: "Luna", back: "Moon" },
  ]);
  assert.deepEqual(of("poll").asked, { question: "Where next?", options: ["Mars", "Venus"] });
  assert.deepEqual(
    of("gallery").pictures.map(({ title }: { title: string }) => title),
    ["Dawn", "Dusk"],
  );
  assert.deepEqual(of("services").offers, [{ icon: "Tag", name: "Night walk", text: "", price: 12, cost: "$12" }]);
  assert.equal(blueprint.pages.length, 1);
});

test("charts and totals stand in the section that names them, of the thing and the fields that it names", () => {
  const expense = {
    one: "expense",
    fields: [field("What"), field("Category", "choice", { options: ["Food", "Fun"] }), field("Amount", "money"), field("Date", "date")],
    rows: [["Shop", "Food", 20, -2]],
  };
  const figures = [
    { kind: "total", thing: "expense", field: "Amount", title: "Spent" },
    { kind: "chart", thing: "expense", by: "category", field: "amount", wish: "spending by category" },
  ];
  const { blueprint, understood } = draft(
    { title: "Budget", things: [expense], pages: [{ title: "Dashboard", sections: [{ abilities: figures }] }] },
    "A budget app with spending by category",
  );
  const [home, list] = blueprint.pages;
  assert.deepEqual(home?.sections, [{ kind: "figures", capabilities: ["total-expense-amount", "chart-expense-category-amount"] }]);
  assert.deepEqual([list?.title, list?.path], ["Expenses", "/expenses"]);
  const [total] = blueprint.capabilities.filter(({ kind }) => kind === "total");
  assert.deepEqual(total, {
    kind: "total",
    id: "total-expense-amount",
    entity: "expense",
    phrase: null,
    measure: "sum",
    field: "amount",
    label: "Spent",
  });
  assert.ok(understood.some(({ phrase, became }) => phrase === "spending by category" && became.includes("chart-expense-category-amount")));
});

test("an ability that sections repeat is one part, and what is decided on a board has no second one", () => {
  const state = field("State", "choice", { options: ["Waiting", "Approved", "Rejected"] });
  const leave = { one: "leave", many: "leaves", fields: [field("Subject"), state], rows: [["A week in spring", "Waiting"]] };
  const said = {
    title: "Office",
    kind: "tool",
    things: [leave],
    abilities: [
      { kind: "contact" },
      { kind: "approve", thing: "leave", field: "State" },
      { kind: "board", thing: "leave", field: "State" },
    ],
    pages: [
      { title: "Leaves", sections: [{ thing: "leave" }] },
      { title: "Contact", sections: [{ heading: "Write to us", text: "We answer.", abilities: [{ kind: "contact" }] }] },
    ],
  };
  const { blueprint } = draft(said, "Leave requests for an office, with a contact form");
  assert.deepEqual(
    blueprint.features.map(({ id }) => id),
    ["form-contact", "approve-leave", "passage-write-to-us"],
  );
  assert.deepEqual(
    blueprint.pages.map(({ title, sections }) => [title, sections.length]),
    [
      ["Leaves", 1],
      ["Contact", 2],
      ["Approvals", 1],
    ],
  );
});

test("a site of one page leads to its headed sections, quotes people in their words, and moves offers in a carousel", () => {
  const quotes = [{ name: "Marta Olvera", about: "A parent", words: "We came for the cake and stayed." }];
  const sections = [
    { heading: "Slow food", text: "Above the river." },
    { heading: "Tonight", thing: "dish", as: "carousel" },
    { heading: "What guests say", quotes },
    { heading: "Who we are", text: "We are two cooks." },
  ];
  const { blueprint } = draft({ ...bistro, pages: [{ title: "Home", sections }], abilities: [{ kind: "stories" }] });
  const files = writeProject(blueprint);
  const routes = files.get("src/routes.tsx") ?? "";
  assert.deepEqual(
    [...routes.matchAll(/\{ title: "([^"]+)", id: "([^"]+)" \}/g)].map(([, title, id]) => [title, id]),
    [
      ["Tonight", "dish-list"],
      ["What guests say", "stories"],
      ["Who we are", "passage-who-we-are"],
    ],
  );
  const page = files.get("src/pages/home-page.tsx") ?? "";
  assert.match(page, /<CarouselList[^]*id="dish-list"/);
  assert.match(page, /<ReviewSection\s+id="stories"[^]*We came for the cake and stayed/);
});

test("a page shows rows as a section says, also where an ability on them stands before, whose heading they get", () => {
  const sections = [
    { heading: "What we cook", abilities: [{ kind: "filter", thing: "dish", field: "Course" }] },
    { thing: "dish", as: "table" },
  ];
  const { blueprint } = draft({ ...bistro, pages: [{ title: "Menu", sections }] });
  const [home] = blueprint.pages;
  assert.deepEqual(
    home?.sections.filter(({ kind }) => kind === "collection"),
    [{ kind: "collection", entity: "dish", view: "table", title: "What we cook" }],
  );
});

test("rows with a text of several parts, an author and a day are read as articles, and others are not", () => {
  const fields = [field("Headline"), field("Author"), field("Published", "date"), field("Story", "paragraph")];
  const page = (said: readonly object[], story: string): string => {
    const rows = [["A quiet week", "Oda Lind", -2, story]];
    const { blueprint } = draft({ ...bistro, things: [{ one: "article", many: "articles", fields: said, rows }] });
    return (writeProject(blueprint).get("src/pages/article-page.tsx") ?? "").replaceAll(/\s+/g, " ");
  };
  const parts = "It rained.\n\nThen it stopped.\n\nWe opened late.";
  assert.match(page(fields, parts), /article=\{\{ text: "story", byline: \["author", "published"\] \}\}/);
  assert.doesNotMatch(page(fields, "It rained."), /article=/);
  assert.doesNotMatch(page(fields.with(1, field("Shelf")), parts), /article=/);
});

test("words that repeat a wish in another form, look or say what the app is ask for nothing more", () => {
  const text =
    "A wholesale kitchen website for Olive & Thyme with menu showing. Visitors can browse and show the menu, see our opening hours, and a few words about us. Use olive as the component color in the styling.";
  const said = draft({ ...bistro, components: "olive" }, text);
  assert.deepEqual(said.notUnderstood, []);
  assert.match(draft(bistro, `${text} They can also book a table.`).notUnderstood.join(), /table/);
});

test("the picture of the whole app is the one that a sketch names", () => {
  const { blueprint } = draft({ ...bistro, picture: "🎻" });
  assert.equal(appPicture(projectModel(blueprint)), "violin");
  assert.notEqual(appPicture(projectModel(draft(bistro).blueprint)), "violin");
});
