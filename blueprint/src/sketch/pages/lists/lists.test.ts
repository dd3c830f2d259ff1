// Where the rows of a thing stand on the pages of a sketch, and under which heading.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../../../examples/drafted-sketch.ts";
import { type AcceptanceCheck, Blueprint, planChecks, writeProject } from "../../../index.ts";

const song = {
  one: "song",
  fields: [
    { label: "Name", type: "text" },
    { label: "Mood", type: "choice", options: ["Calm", "Loud"] },
  ],
  rows: [
    ["Slow tide", "Calm"],
    ["Tin roof", "Loud"],
  ],
};
const songbook = { title: "Songbook", kind: "site", things: [song] };
const collect = { kind: "collect", thing: "song" };
const collecting = { ...songbook, abilities: [{ wish: "keep favourites", ...collect }] };

const draft = (said: unknown): Blueprint => Blueprint.parse(draftedSketch("A songbook where visitors keep favourites", said).blueprint);

/** What the steps of a check look for or open, as JSON. */
const stepsOf = (checks: readonly AcceptanceCheck[], id: RegExp): string =>
  JSON.stringify(checks.find((check) => id.test(check.id))?.steps);

test("a list on a page that has its name has no second heading, and is where links to its rows come from", () => {
  const sections = [
    { heading: "New this week", thing: "song", as: "cards" },
    { heading: "Good to know", text: "We sing on Mondays." },
  ];
  const songs = {
    title: "Songs",
    sections: [
      { thing: "song", as: "list" },
      { heading: "Keys", text: "Ask us." },
    ],
  };
  const files = [...writeProject(draft({ ...songbook, pages: [{ title: "Home", sections }, songs] }))];
  const textOf = (path: RegExp): string => String(files.find(([name]) => path.test(name))?.[1]);
  const page = textOf(/pages\/songs[^/]*\.tsx$/);
  assert.match(page, /<RowList/);
  assert.doesNotMatch(page, /hasHeading/);
  assert.match(textOf(/pages\/home[^/]*\.tsx$/), /title="New this week"/);
  assert.match(textOf(/entities\/song[^/]*\.ts$/), /path: "\/songs"/);
});

test("what a person set apart stands where a page says so, under its heading, and has no other page", () => {
  const songs = { title: "Songs", sections: [{ thing: "song", as: "cards" }] };
  const mine = { title: "My music", sections: [{ heading: "Kept songs", abilities: [collect] }] };
  const { pages, features } = draft({ ...collecting, pages: [songs, mine] });
  assert.deepEqual(
    pages.map(({ title, sections }) => [title, sections.map((part) => (part.kind === "feature" ? part.block : part.kind)).at(-1)]),
    [
      ["Songs", "collection"],
      ["My music", "list"],
    ],
  );
  assert.equal(features.find(({ kind }) => kind === "collect")?.["title"], "Kept songs");
});

test("beside rows, what sets them apart is done with these, and they are found again on a page of their own", () => {
  const songs = { title: "Songs", sections: [{ heading: "Our songs", abilities: [collect] }] };
  const { pages } = draft({ ...collecting, pages: [{ title: "Home", sections: [{ heading: "Hello", text: "Sing along." }] }, songs] });
  assert.deepEqual(
    pages.map(({ title }) => title),
    ["Home", "Songs", "Favourites"],
  );
  assert.equal(pages[1]?.sections[0]?.kind, "collection");
});

test("what is decided on a board stands on its page once, where another page lists it", () => {
  const wish = {
    one: "wish",
    many: "wishes",
    fields: [
      { label: "Song", type: "text" },
      { label: "State", type: "choice", options: ["Open", "Granted"] },
    ],
    rows: [["Slow tide", "Open"]],
  };
  const approve = { kind: "approve", thing: "wish", field: "State" };
  const decide = { title: "To decide", sections: [{ thing: "wish", as: "list", abilities: [approve] }] };
  const all = { title: "Wishes", sections: [{ thing: "wish", as: "table" }] };
  const told = { ...songbook, kind: "tool", things: [song, wish], abilities: [{ wish: "decide", ...approve }] };
  const kinds = (pages: object[]): string[][] =>
    draft({ ...told, pages: [{ title: "Songs", sections: [{ thing: "song" }] }, ...pages] }).pages.map(({ sections }) =>
      sections.map(({ kind }) => kind),
    );
  assert.deepEqual(kinds([all, decide]), [["collection"], ["collection"], ["feature"]]);
  assert.deepEqual(kinds([decide])[1]?.[0], "collection");
});

test("rows that are cards at home and a table on their page are looked for in its columns", () => {
  const dish = {
    one: "dish",
    many: "dishes",
    fields: [
      { label: "Name", type: "text" },
      { label: "About", type: "paragraph" },
    ],
    rows: [["Leek pie", "Baked slowly, with cream and a little nutmeg."]],
  };
  const menu = (as: string) => ({ title: "Dishes", sections: [{ thing: "dish", as }] });
  const seen = (as: string): string =>
    stepsOf(
      planChecks(
        draft({
          title: "Inn",
          kind: "site",
          things: [dish],
          pages: [{ title: "Home", sections: [{ heading: "Today", thing: "dish", as: "cards" }] }, menu(as)],
        }),
      ),
      /^(?:keep|browse)-dish/,
    );
  const inList = /"within":\{"role":"(?:list|table)","name":"Dishes"[^}]*\}[^}]*\},"contains":"Baked slowly/;
  assert.match(seen("cards"), inList);
  assert.doesNotMatch(seen("table"), inList);
});

test("a row is deleted to see it gone from others only where their texts do not name it as well", () => {
  const band = (about: string) => ({
    one: "band",
    fields: [
      { label: "Name", type: "text" },
      { label: "Plays", type: "references", of: "song" },
      { label: "About", type: "text" },
    ],
    rows: [["The Pans", ["Tin roof"], about]],
  });
  const isChecked = (about: string): boolean =>
    planChecks(draft({ ...songbook, kind: "tool", things: [song, band(about)] })).some(({ id }) => id.startsWith("gone-from-band"));
  assert.deepEqual([isChecked("Loud"), isChecked("Tin roofs and drums")], [true, false]);
});

test("what is to come stands in the order in which it comes, for visitors", () => {
  const event = (days: readonly number[]) => ({
    one: "event",
    fields: [
      { label: "Name", type: "text" },
      { label: "Day", type: "date" },
    ],
    rows: days.map((day) => [`Evening ${day}`, day]),
    readOnly: true,
  });
  const begins = (days: readonly number[], kind = "site"): unknown => {
    const { capabilities } = draft({ title: "Club", kind, things: [event(days)] });
    const sort = capabilities.find((one) => one.kind === "sort");
    return sort?.kind === "sort" ? sort.begins : null;
  };
  const many = [9, 30, 16, 2, 44, 51, 58, 65, 72, 79, 86, 93, 100];
  assert.equal(begins(many), "day");
  assert.equal(begins(many.map((day) => -day)), undefined);
});

test("what is done with a line is done beside it on the page of its row", () => {
  const option = {
    one: "option",
    linesOf: "song",
    fields: [
      { label: "Key", type: "text" },
      { label: "Song", type: "reference", of: "song" },
      { label: "Votes", type: "number" },
    ],
    rows: [["D major", "Slow tide", 3]],
    actions: [{ verb: "Vote", effects: ["votes += 1"] }],
  };
  const add = { title: "Vote", sections: [{ heading: "Another key", abilities: [{ kind: "add", thing: "option" }] }] };
  const drafted = draft({ ...songbook, things: [song, option], pages: [{ title: "Songs", sections: [{ thing: "song" }] }, add] });
  assert.ok(!drafted.pages.some(({ sections }) => sections.some(({ kind }) => kind === "entry")), "lines have no form of their own");
  const files = [...writeProject(drafted)];
  const page = String(files.find(([name]) => name.endsWith("pages/song-page.tsx"))?.[1]);
  assert.match(page, /<LineTable[^>]*controls=\{\(row\) => <ActionButtons/);
});

test("rows in carousels alone have no controls, unless the request asks for them", () => {
  const boats = {
    one: "boat",
    readOnly: true,
    fields: [
      { label: "Name", type: "text" },
      { label: "Kind", type: "choice", options: ["Sloop", "Ketch"] },
      { label: "Price", type: "money" },
    ],
    rows: [
      ["Vega", "Sloop", 90],
      ["Lyra", "Ketch", 120],
      ["Mira", "Sloop", 70],
    ],
  };
  const pages = [{ title: "Home", sections: [{ thing: "boat", as: "carousel" }] }];
  const partsOf = (abilities: readonly unknown[]) => {
    const { blueprint } = draftedSketch("A site for our boats, search boats", { kind: "site", things: [boats], pages, abilities });
    const list = blueprint.pages[0]?.sections.find(({ kind }) => kind === "collection");
    return { kinds: blueprint.capabilities.map(({ kind }) => kind), isMoving: list?.kind === "collection" && list.isCarousel === true };
  };
  const plain = partsOf([]);
  assert.equal(plain.isMoving, true);
  assert.ok(!plain.kinds.some((kind) => ["search", "sort", "filter"].includes(kind)), plain.kinds.join());
  const searched = partsOf([{ wish: "search boats", kind: "search", thing: "boat" }]);
  assert.equal(searched.isMoving, false);
  assert.ok(searched.kinds.includes("search"));
});

test("a page that is called like one of a feature stays where it lists rows", () => {
  const message = {
    one: "message",
    fields: [
      { label: "Words", type: "text" },
      { label: "State", type: "choice", options: ["Draft", "Sent"] },
    ],
    rows: [["See you Friday", "Draft"]],
  };
  const visit = { ...message, one: "visit", rows: [["Trim", "Draft"]] };
  const abilities = [{ wish: "notify clients", kind: "notify", thing: "visit", when: "added", to: "members" }];
  const pages = [
    { title: "Home", sections: [{ thing: "visit" }] },
    { title: "Notifications", sections: [{ thing: "message" }] },
  ];
  const { blueprint } = draftedSketch("Visits and messages, notify clients", { kind: "tool", things: [visit, message], abilities, pages });
  const page = blueprint.pages.find(({ title }) => title === "Notifications");
  assert.deepEqual([page?.path, page?.sections.map(({ kind }) => kind)], ["/all-notifications", ["collection"]]);
  assert.ok(writeProject(Blueprint.parse(blueprint)).size > 0);
});

test("the home page shows the beginning of a list that another page shows whole", () => {
  const home = {
    title: "Home",
    sections: [{ heading: "New this week", thing: "song", as: "cards" }],
  };
  const songs = { title: "Songs", sections: [{ thing: "song", as: "table" }] };
  const blueprint = draft({ ...collecting, pages: [home, songs] });
  assert.deepEqual(blueprint.pages[0]?.sections.at(-1), {
    kind: "recent",
    entity: "song",
    limit: 3,
    view: "cards",
    title: "New this week",
  });
  assert.equal(blueprint.pages[1]?.sections[0]?.kind, "collection");
  assert.match(JSON.stringify(planChecks(blueprint)), /"role":"heading","name":"New this week"/);
  // The list stays whole where the other page is for some people, and where there is none.
  const staffOnly = { ...songs, for: ["admin"] };
  for (const pages of [[home, staffOnly], [home]])
    assert.equal(
      draft({ ...collecting, pages }).pages[0]?.sections.some(({ kind }) => kind === "collection"),
      true,
    );
});

test("a list that nobody adds to stands as it was listed, unless its days go back", () => {
  const year = (more: object) => ({
    one: "year",
    readOnly: true,
    fields: [
      { label: "Name", type: "text" },
      { label: "Seen", type: "date" },
    ],
    ...more,
  });
  const labelOf = (thing: object): string => {
    const blueprint = draft({
      title: "Chronicle",
      kind: "site",
      things: [thing],
      abilities: [{ wish: "keep favourites", kind: "sort", thing: "year", field: "Name" }],
    });
    const page = [...writeProject(blueprint)].find(([path]) => /pages\/years[^/]*\.tsx$/.test(path))?.[1] ?? "";
    assert.equal(/ isListed/.test(page), JSON.stringify(planChecks(blueprint)).includes("As listed"));
    return / isListed/.test(page) ? "listed" : "newest";
  };
  assert.equal(
    labelOf(
      year({
        rows: [
          ["Founding", null],
          ["Fire", null],
        ],
      }),
    ),
    "listed",
  );
  assert.equal(
    labelOf(
      year({
        rows: [
          ["Fire", -3],
          ["Founding", -9],
        ],
      }),
    ),
    "newest",
  );
  assert.equal(
    labelOf(
      year({
        readOnly: false,
        rows: [
          ["Founding", null],
          ["Fire", null],
        ],
      }),
    ),
    "newest",
  );
});
