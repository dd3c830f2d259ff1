// Where the rows of a thing stand on the pages of a sketch, and under which heading.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type AcceptanceCheck, Blueprint, planChecks, writeProject } from "../../index.ts";
import { draftSketch } from "../draft-sketch.ts";
import { readSketch } from "../read-sketch.ts";

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

function draft(said: unknown) {
  const read = readSketch(said);
  if ("problems" in read) throw new Error(read.problems.join(" "));
  const drafted = draftSketch("A songbook where visitors keep favourites", read.sketch);
  if (drafted === null) throw new Error("nothing came of the sketch");
  return Blueprint.parse(drafted.blueprint);
}

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

/** What the steps of a check look for or open, as JSON. */
const stepsOf = (checks: readonly AcceptanceCheck[], id: RegExp): string =>
  JSON.stringify(checks.find((check) => id.test(check.id))?.steps);

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

test("one's own rows below a text are named by its heading, beside another part with the name of the page", () => {
  const own = { heading: "My songs", text: "What you sang.", thing: "song", mine: true };
  const { pages } = draft({
    ...songbook,
    pages: [
      { title: "Songs", sections: [{ thing: "song" }] },
      { title: "Mine", sections: [own] },
    ],
  });
  const part = pages.flatMap(({ sections }) => sections).find(({ kind }) => kind === "own");
  assert.equal(part?.kind === "own" && part.title, "My songs");
  const files = [
    ...writeProject(
      draft({
        ...songbook,
        pages: [
          { title: "Songs", sections: [{ thing: "song" }] },
          { title: "Mine", sections: [own] },
        ],
      }),
    ),
  ];
  const page = String(files.find(([name]) => /pages\/mine[^/]*\.tsx$/.test(name))?.[1]);
  assert.equal(page.match(/My songs/g)?.length, 2, "the heading is seen once, and names the rows");
  assert.doesNotMatch(page, /isTitled/);
});

test("messages on pages for some roles have a page for everybody as well", () => {
  const told = { ...songbook, roles: ["singer", "player"], abilities: [{ wish: "write to each other", kind: "message" }] };
  const page = (title: string, who?: string) => ({
    title,
    ...(who && { for: [who] }),
    sections: [{ heading: "Talk", abilities: [{ kind: "message" }] }],
  });
  const songs = { title: "Songs", sections: [{ thing: "song" }] };
  const paths = (pages: object[]): (string | undefined)[] =>
    draft({ ...told, pages: [songs, ...pages] }).pages.map(({ title, audience }) => `${title} for ${String(audience ?? "everybody")}`);
  assert.deepEqual(paths([page("Stage", "singer"), page("Band", "player")]).at(-1), "Messages for everybody");
  assert.ok(!paths([page("Stage", "singer"), page("Talk")]).includes("Messages for everybody"));
});

test("nobody is written to from rows that others do not see", () => {
  const guest = (see: string) => ({
    one: "guest",
    fields: [
      { label: "Name", type: "text" },
      { label: "Phone", type: "phone" },
    ],
    rows: [["Ana Ruiz", "+1 555 0100"]],
    access: { see, change: "admin" },
  });
  const ids = (see: string): string[] =>
    planChecks(
      draft({
        ...songbook,
        things: [song, guest(see)],
        abilities: [
          { wish: "write", kind: "message" },
          { wish: "log in", kind: "account" },
        ],
      }),
    ).map(({ title }) => title);
  const isWritten = (titles: string[]): boolean => titles.some((title) => title.startsWith("A message can be sent to each guest"));
  assert.deepEqual([isWritten(ids("everybody")), isWritten(ids("admin"))], [true, false]);
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

test("a section that is there to add a row is its form, unless the page lists the rows", () => {
  const enquiry = {
    one: "enquiry",
    many: "enquiries",
    fields: [
      { label: "Your name", type: "text" },
      { label: "Email", type: "email" },
    ],
    rows: [],
    access: { see: "admin", change: "everybody" },
  };
  const add = { kind: "add", thing: "enquiry" };
  const asked = { title: "Ask us", sections: [{ heading: "Write to us", text: "We read everything.", abilities: [add] }] };
  const told = {
    ...songbook,
    things: [song, enquiry],
    abilities: [
      { wish: "ask", ...add },
      { wish: "log in", kind: "account" },
    ],
  };
  const drafted = draft({ ...told, pages: [{ title: "Songs", sections: [{ thing: "song" }] }, asked] });
  assert.deepEqual(drafted.pages[1]?.sections.at(-1), { kind: "entry", entity: "enquiry", title: "Write to us" });
  assert.deepEqual([drafted.pages[2]?.title, drafted.pages[2]?.audience], ["Enquiries", "admin"], "who reads them has their list");
  const page = String([...writeProject(drafted)].find(([name]) => /pages\/ask-us[^/]*\.tsx$/.test(name))?.[1]);
  assert.match(page, /<EntryForm entity=\{enquiries\} title="Write to us" isHandedIn/);
  assert.doesNotMatch(page, /LockedRows/);
  const steps = stepsOf(planChecks(drafted), /^entry-enquiry/);
  assert.match(steps, /Thank you/);
  assert.match(steps, /"within":\{"role":"region","name":"Write to us"/);
  const listed = {
    title: "Ask us",
    sections: [
      { heading: "Write to us", abilities: [add] },
      { thing: "enquiry", as: "list" },
    ],
  };
  const kinds = draft({ ...told, pages: [{ title: "Songs", sections: [{ thing: "song" }] }, listed] }).pages[1]?.sections.map(
    ({ kind }) => kind,
  );
  assert.ok(!kinds?.includes("entry"), kinds?.join());
});

test("rows of one's own are called after what they refer to, and their list is told from the page of one's own", () => {
  const fields = [
    { label: "Song", type: "reference", of: "song" },
    { label: "Singer", type: "text", formula: "me" },
  ];
  const learned = { one: "part", fields, rows: [], access: { see: ["owner", "admin"], change: "owner" } };
  const mine = { title: "Parts", sections: [{ heading: "My parts", thing: "part", mine: true }] };
  const told = { ...songbook, things: [song, learned], abilities: [{ wish: "log in", kind: "account" }] };
  const { entities, pages } = draft({ ...told, pages: [{ title: "Songs", sections: [{ thing: "song" }] }, mine] });
  assert.equal(entities[1]?.titleField, "song");
  assert.deepEqual(
    pages.map(({ title }) => title),
    ["Songs", "Parts", "All parts"],
  );
  const named = draft({ ...told, things: [song, { ...learned, rows: [["Slow tide", "Ana Ruiz"]] }] });
  assert.equal(named.entities[1]?.titleField, "singer", "rows that are there are called as they are");
});

test("the opening of a site leads to its form, and to no page for some people only", () => {
  const enquiry = { one: "enquiry", many: "enquiries", fields: [{ label: "Your name", type: "text" }], rows: [] };
  const add = { kind: "add", thing: "enquiry" };
  const opening = (access: object): string => {
    const drafted = draft({
      ...songbook,
      things: [song, { ...enquiry, access }],
      abilities: [{ wish: "ask", ...add }],
      pages: [
        { title: "Home", sections: [{ heading: "Sing with us", text: "Every Monday." }] },
        { title: "Desk", for: ["admin"], sections: [{ thing: "enquiry" }] },
        { title: "Ask us", sections: [{ heading: "Write to us", abilities: [add] }] },
      ],
    });
    return String([...writeProject(drafted)].find(([name]) => /pages\/home[^/]*\.tsx$/.test(name))?.[1]);
  };
  const page = opening({ see: "admin", change: "everybody" });
  assert.match(page, /"\/ask-us"/);
  assert.doesNotMatch(page, /"\/desk"/);
});

test("rows that come of what people do have no form, and their list is for whoever looks after them", () => {
  const join = { verb: "Sing along", once: true, effects: ["add singer: song = this"] };
  const singer = {
    one: "singer",
    fields: [
      { label: "Part", type: "text" },
      { label: "Song", type: "reference", of: "song" },
      { label: "Who", type: "text", formula: "me" },
    ],
    rows: [["Alto", "Slow tide", "Ana Ruiz"]],
    access: { see: "everybody", change: "owner" },
  };
  const mine = { title: "My songs", sections: [{ heading: "Where I sing", thing: "singer", mine: true }] };
  const told = {
    ...songbook,
    things: [{ ...song, actions: [join] }, singer],
    pages: [{ title: "Songs", sections: [{ thing: "song" }] }, mine],
  };
  const acts = (abilities: object[]): string[] =>
    draft({ ...told, abilities: [{ wish: "log in", kind: "account" }, ...abilities] }).capabilities.flatMap(({ kind, entity }) =>
      entity === "singer" && /^(?:add|edit|delete)$/.test(kind) ? [kind] : [],
    );
  assert.deepEqual(acts([]), ["edit", "delete"]);
  assert.deepEqual(acts([{ wish: "enter singers", kind: "add", thing: "singer" }]).toSorted(), ["add", "delete", "edit"]);
  const { pages } = draft({ ...told, abilities: [{ wish: "log in", kind: "account" }] });
  assert.deepEqual(
    pages.map(({ title, audience = "everybody" }) => `${title} for ${String(audience)}`),
    ["Songs for everybody", "My songs for everybody", "Singers for admin"],
  );
  const files = [...writeProject(draft({ ...told, abilities: [{ wish: "log in", kind: "account" }] }))];
  const entity = String(files.find(([name]) => name.endsWith("entities/singers.ts"))?.[1]);
  assert.match(entity, /leadElsewhere\(singers, "admin", \{ path: "\/my-songs", title: "My songs" \}\)/);
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
