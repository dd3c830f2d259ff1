import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../../examples/drafted-sketch.ts";
import { describeReading } from "./describe-reading.ts";
import { unfulfilledWords } from "./unfulfilled-words.ts";

const german = {
  title: "Lindenhof",
  language: "de",
  things: [
    {
      one: "Auftrag",
      many: "Aufträge",
      fields: [
        { label: "Fahrrad", type: "text" },
        { label: "Stand", type: "choice", options: ["Neu", "Fertig"] },
      ],
      rows: [["Rennrad", "Neu"]],
    },
  ],
  abilities: [
    { kind: "board", thing: "Auftrag", field: "Stand", wish: "Board" },
    { kind: "unbuilt", wish: "per SMS benachrichtigen" },
  ],
};

test("the reply about an app is in the language of the app, and names the wishes that are not built", () => {
  const reading = draftedSketch("Eine App für Aufträge mit Board. Kunden per SMS benachrichtigen. Und die Katze füttern!", german);
  const reply = describeReading(reading);
  assert.match(reply, /^Lindenhof ist fertig\. Verwaltet werden: Aufträge\./);
  assert.match(reply, /Mit dabei: Board \(Aufträge\)/);
  assert.match(reply, /Nicht gebaut, .*: „per SMS benachrichtigen“ und „Und die Katze füttern!“\./);
  assert.deepEqual(reading.notUnderstood, ["per SMS benachrichtigen", "Und die Katze füttern!"]);
});

test("a wish in another language is proven by what the model made of it", () => {
  const { blueprint, understood } = draftedSketch("Eine App für Aufträge mit einem schönen Board", {
    ...german,
    abilities: [{ kind: "board", thing: "Auftrag", field: "Stand", wish: "einem schönen Board" }],
  });
  assert.deepEqual(
    understood.map((part) => [part.phrase, unfulfilledWords(blueprint, part)]),
    [["einem schönen Board", []]],
  );
});

test("a wish is found in a script that leaves no space between words", () => {
  const { understood, notUnderstood } = draftedSketch("作業を管理して、看板で進捗を見たい", {
    title: "作業",
    language: "ja",
    things: [
      {
        one: "作業",
        many: "作業一覧",
        fields: [
          { label: "名前", type: "text" },
          { label: "進捗", type: "choice", options: ["新規", "完了"] },
        ],
        rows: [["掃除", "新規"]],
      },
    ],
    abilities: [{ kind: "board", thing: "作業", field: "進捗", wish: "看板" }],
  });
  assert.deepEqual(
    understood.map(({ phrase }) => phrase),
    ["看板"],
  );
  assert.deepEqual(notUnderstood, []);
});
