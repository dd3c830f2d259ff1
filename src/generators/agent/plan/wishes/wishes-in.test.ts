import assert from "node:assert/strict";
import { test } from "node:test";
import { wishesIn } from "./wishes-in.ts";

const phrasesOf = (text: string): string[] => wishesIn(text).map(({ phrase }) => phrase);

test("each sentence is a wish with an id, without the full stop", () => {
  assert.deepEqual(wishesIn("A chess game. It should look like wood! Keep it after a reload"), [
    { id: "w1", phrase: "A chess game" },
    { id: "w2", phrase: "It should look like wood!" },
    { id: "w3", phrase: "Keep it after a reload" },
  ]);
});

test("a list of words stays with its sentence, and no wish is a single word of it", () => {
  assert.deepEqual(phrasesOf("A shop for pets. We sell cats, dogs and birds to families. Search by breed."), [
    "A shop for pets",
    "We sell cats, dogs and birds to families",
    "Search by breed",
  ]);
  assert.deepEqual(phrasesOf("A card game with a leaderboard that ranks wins, draws and losses, and a timer."), [
    "A card game with a leaderboard that ranks wins, draws and losses, and a timer",
  ]);
});

test("clauses are wishes of their own, in any language", () => {
  assert.deepEqual(phrasesOf("A book of our hens: we note eggs per hen and day, and see which hen lays most; it costs 1,200 euros"), [
    "A book of our hens: we note eggs per hen and day",
    "and see which hen lays most",
    "it costs 1,200 euros",
  ]);
  assert.deepEqual(phrasesOf("Wir verkaufen Brot, Käse und Wein. 会員は本を予約します、返却日を画面で確認できます。"), [
    "Wir verkaufen Brot, Käse und Wein",
    "会員は本を予約します",
    "返却日を画面で確認できます",
  ]);
});

test("each line of a list is a wish", () => {
  assert.deepEqual(phrasesOf("Wir brauchen:\n- eine Liste der Flechten\n2) ein Diagramm.\n\nAlles auf Deutsch."), [
    "Wir brauchen:",
    "eine Liste der Flechten",
    "ein Diagramm",
    "Alles auf Deutsch",
  ]);
});

test("at most forty wishes are listed", () => {
  assert.equal(phrasesOf("One thing. ".repeat(90)).length, 40);
});
