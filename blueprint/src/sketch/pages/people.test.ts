// What pages of a sketch are for whom: forms for strangers, rows of one's own, messages, lists for those who look after them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../../examples/drafted-sketch.ts";
import { type AcceptanceCheck, Blueprint, planChecks, writeProject } from "../../index.ts";

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

const draft = (said: unknown): Blueprint => Blueprint.parse(draftedSketch("A songbook where visitors keep favourites", said).blueprint);

/** What the steps of a check look for or open, as JSON. */
const stepsOf = (checks: readonly AcceptanceCheck[], id: RegExp): string =>
  JSON.stringify(checks.find((check) => id.test(check.id))?.steps);

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

test("what some people read is handed in without an account, also where those who have one find theirs", () => {
  const answer = {
    one: "answer",
    fields: [
      { label: "Name", type: "text" },
      { label: "Mood", type: "choice", options: ["Calm", "Tense"] },
    ],
    rows: [["Juniper", "Calm"]],
    access: { see: ["owner", "admin"], change: "everybody" },
  };
  const pages = [
    { title: "Songs", sections: [{ thing: "song" }] },
    { title: "Survey", sections: [{ heading: "How are you?", text: "No account needed.", abilities: [{ kind: "add", thing: "answer" }] }] },
    { title: "Mine", sections: [{ thing: "answer", mine: true }] },
  ];
  const drafted = draft({ ...songbook, things: [song, answer], abilities: [], pages });
  assert.deepEqual(drafted.entities.find(({ id }) => id === "answer")?.access, { see: ["owner", "admin"], change: "everybody" });
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
  const parts = (first: object) => draft({ ...told, things: [song, { ...learned, ...first }] }).entities[1]?.titleField;
  assert.equal(parts({ rows: [["Slow tide", "Ana Ruiz"]] }), "song");
  assert.equal(
    parts({ fields: fields.toReversed(), rows: [["Ana Ruiz", "Slow tide"]] }),
    "singer",
    "rows that are there are called as they are",
  );
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
