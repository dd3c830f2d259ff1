import assert from "node:assert/strict";
import { test } from "node:test";
import { wishesIn } from "./wishes-in.ts";

const phrasesOf = (text: string, phrases: string[] = []): string[] => wishesIn(text, phrases).map(({ phrase }) => phrase);

test("the phrases of the reader come in the order of the text, without those within others", () => {
  const text = "A chess game with undo, a move list and a clock.";
  assert.deepEqual(wishesIn(text, ["Undo", "game", "move list", "clock", "chess game", "undo"]), [
    { id: "w1", phrase: "chess game" },
    { id: "w2", phrase: "undo" },
    { id: "w3", phrase: "move list" },
    { id: "w4", phrase: "clock" },
  ]);
});

test("a sentence of which the reader says nothing is a wish of its own", () => {
  assert.deepEqual(phrasesOf("A chess game. It should look like wood! Keep it after a reload", ["chess game"]), [
    "chess game",
    "It should look like wood!",
    "Keep it after a reload",
  ]);
});

test("without a reading each sentence and each line of a list is a wish, in any language", () => {
  assert.deepEqual(phrasesOf("Wir brauchen:\n- eine Liste der Flechten\n2) ein Diagramm.\n\nAlles auf Deutsch."), [
    "Wir brauchen:",
    "eine Liste der Flechten",
    "ein Diagramm",
    "Alles auf Deutsch",
  ]);
});

test("a phrase that is not in the text in these words is left to its sentence, and at most forty wishes are listed", () => {
  assert.deepEqual(phrasesOf("Recpies with photos", ["recipes"]), ["Recpies with photos"]);
  assert.equal(phrasesOf("One thing. ".repeat(90)).length, 40);
});

test("a list of single words is one wish with the words of its sentence, which say what it is a list of", () => {
  assert.deepEqual(
    phrasesOf("A shop for pets. We sell cats, dogs and birds to families. Search by breed.", ["shop for pets", "cats", "dogs", "birds"]),
    ["shop for pets", "We sell cats, dogs and birds to families", "Search by breed"],
  );
  assert.deepEqual(
    phrasesOf("A card game with a leaderboard that ranks wins, draws and losses, and a timer.", [
      "card game",
      "leaderboard",
      "wins",
      "draws",
      "losses",
      "timer",
    ]),
    ["card game", "leaderboard", "that ranks wins, draws and losses", "timer"],
  );
  assert.deepEqual(phrasesOf("Ein Laden mit Brot, Käse oder Wein", ["Laden", "Brot", "Käse", "Wein"]), [
    "Laden",
    "mit Brot, Käse oder Wein",
  ]);
});
