// Where the rows of a thing stand on the pages of a sketch, and under which heading.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Blueprint, writeProject } from "../../index.ts";
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
