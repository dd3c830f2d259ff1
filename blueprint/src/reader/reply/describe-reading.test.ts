import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../../examples/drafted-sketch.ts";
import { describeReading } from "./describe-reading.ts";

const wish = "filter by author and state";
const books = {
  one: "book",
  fields: [
    { label: "Title", type: "text" },
    { label: "Author", type: "text" },
    { label: "State", type: "choice", options: ["Read", "Unread"] },
    { label: "Pages", type: "number" },
  ],
  rows: [["Night Trains", "Ida Marsh", "Read", 210]],
};

test("abilities of a kind are named together, in words and not by the names of messages", () => {
  const abilities = [
    { kind: "filter", thing: "book", field: "State", wish },
    { kind: "filter", thing: "book", field: "Pages", wish },
    { kind: "chart", thing: "book", by: "Author", field: "Pages", wish: "charts" },
    { kind: "chart", thing: "book", by: "State", field: "Pages", wish: "charts" },
    { kind: "collect", thing: "book", wish: "favourites" },
  ];
  const reply = describeReading(
    draftedSketch(`A shelf of books with favourites, ${wish}, and charts`, { title: "Shelf", things: [books], abilities }),
  );
  assert.match(reply, /keep books in your favourites, /);
  assert.match(reply, /filter books by state and pages/);
  assert.match(reply, /see “[^”]+ by author” and “[^”]+ by state” as charts/);
  assert.doesNotMatch(reply, /\p{Private_Use}/u);
});

test("a third text makes them a number", () => {
  const page = (count: number) => ({
    title: "About",
    sections: Array.from({ length: count }, (_, at) => ({ heading: `Chapter ${at + 1}`, text: "Every shelf has a story of its own." })),
  });
  const replyOf = (count: number) =>
    describeReading(draftedSketch("A shelf of books", { title: "Shelf", things: [books], pages: [page(count)] }));
  assert.match(replyOf(2), /the text “Chapter 1”/);
  assert.match(replyOf(3), /[23] texts\./);
});

test("words that lead to what was built, or say that it is looked at, are no wishes of their own", () => {
  const prompt =
    "A website that shows books and provides search functionality. It should have book listings and search. Users should be able to browse book listings and use the search function to find specific books.";
  const abilities = [
    { kind: "browse", thing: "book", wish: "book listings" },
    { kind: "search", thing: "book", wish: "use the search function to find specific books" },
  ];
  assert.deepEqual(draftedSketch(prompt, { title: "Shelf", things: [books], abilities }).notUnderstood, []);
});
