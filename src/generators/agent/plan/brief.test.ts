import assert from "node:assert/strict";
import { test } from "node:test";
import { readBrief } from "./brief.ts";
import { describeChecks } from "./describe-checks.ts";

const wishes = [
  { id: "w1", phrase: "a code for each order" },
  { id: "w2", phrase: "look it up" },
];
const open = { do: "open", path: "/" };
const remember = { do: "rememberText", target: { role: "status" }, as: "code" };
const fill = (value: string): object => ({ do: "fill", target: { label: "Code" }, value });
const seen = { do: "expectVisible", target: { role: "heading" } };

const read = (steps: readonly object[], more: object = {}) =>
  readBrief(
    { title: "Orders", brief: "Orders have codes.", checks: [{ id: "codes", title: "Codes", proves: ["w1", "w2"], steps, ...more }] },
    { present: [], wishes },
  );

test("a text that was remembered may be used later, and a name that was not is a problem", () => {
  assert.deepEqual(read([open, remember, fill("{{code}}"), seen])?.problems, []);
  assert.deepEqual(read([open, remember, fill("{{cod}}"), seen])?.problems, [
    'checks[0].steps[2]: no earlier step remembers anything as "cod".',
  ]);
  assert.match(read([open, fill("{{code}}"), remember, seen])?.problems[0] ?? "", /steps\[1\]: no earlier step remembers/);
});

test("in a check that remembers nothing, braces are the app's own", () => {
  assert.deepEqual(read([open, fill("Dear {{name}}"), seen])?.problems, []);
});

test("a wish about colours may be proven by the check that the look brings", () => {
  const look = { language: "clean", hue: 140, scheme: "system", accent: "#1f4a35", background: null };
  const own = { do: "expectVisible", target: { role: "heading" } };
  const plan = (more: object) =>
    readBrief(
      {
        title: "Orders",
        brief: "Orders.",
        checks: [{ id: "codes", title: "Codes", proves: ["w1"], steps: [open, own] }],
        kept: { colours: ["w2"] },
        ...more,
      },
      { present: [], wishes },
    );
  assert.deepEqual(plan({ look })?.problems, []);
  assert.match(plan({})?.problems[0] ?? "", /nothing is said of w2/);
});

test("a wish that there is not is a problem, and a check has the words of the wish that it proves", () => {
  assert.deepEqual(read([open, seen], { proves: ["w1", "w2", "w7"] })?.problems, ["wishes: there is no w7."]);
  assert.equal(read([open, seen])?.checks[0]?.phrase, "a code for each order");
});

test("wishes of which nothing is said are a problem", () => {
  assert.deepEqual(read([open, seen], { proves: [] })?.problems, [
    'wishes: nothing is said of w1 (“a code for each order”), w2 (“look it up”): name each in the "proves" of a check, in "kept", "unchecked" or "notBuilt".',
  ]);
});

test("a check replaces the present one that it names, and one of the same title", () => {
  const present = ["codes", "orders", "totals"].map((id) => ({
    id,
    title: id === "codes" ? "Codes" : id,
    capability: null,
    phrase: null,
    viewport: "desktop" as const,
    steps: [{ do: "open" as const, path: "/" }],
  }));
  const checks = [
    { title: "Codes", proves: ["w1", "w2"], steps: [open, seen] },
    { title: "Order list", replaces: "orders", steps: [open, seen] },
  ];
  const brief = readBrief({ title: "Orders", brief: "Orders.", drop: ["codes", "orders", "totals"], checks }, { present, wishes });
  assert.deepEqual(brief?.replaced, ["codes", "orders"]);
});

test("a file to attach is given as text or in Base64, and is Base64 in the check", () => {
  const attach = (file: object): object => ({ do: "attach", target: { label: "File" }, name: "logo.svg", type: "image/svg+xml", ...file });
  const contentOf = (file: object): unknown => {
    const [, step] = read([open, attach(file), seen])?.checks[0]?.steps ?? [];
    return step?.do === "attach" ? Buffer.from(step.content, "base64").toString() : null;
  };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  for (const file of [{ text: svg }, { content: svg }, { content: Buffer.from(svg).toString("base64") }])
    assert.equal(contentOf(file), svg);
  assert.equal(contentOf({ text: "abcd" }), "abcd");
  assert.equal(contentOf({ text: "" }), "");
});

test("a file that was given once is named alone later, and shown once", () => {
  const attach = (file: object): object => ({ do: "attach", target: { label: "File" }, name: "till.csv", type: "text/csv", ...file });
  const checks = [{ text: "day,sum" }, {}].map((file, at) => ({
    id: `take-${at}`,
    title: `Take ${at}`,
    steps: [open, attach(file), seen],
  }));
  const found = readBrief({ title: "Till", brief: "Sales.", checks, unchecked: ["w1", "w2"] }, { present: [], wishes })?.checks ?? [];
  assert.deepEqual(
    found.map(({ steps }) => (steps[1]?.do === "attach" ? steps[1].content : null)),
    ["ZGF5LHN1bQ==", "ZGF5LHN1bQ=="],
  );
  const [first = "", second = ""] = describeChecks(found);
  assert.match(first, /"name":"till.csv","type":"text\/csv","text":"day,sum"/);
  assert.match(second, /"name":"till.csv","type":"text\/csv"\}/);
});

test("a language is a tag, and anything else is none", () => {
  const languageOf = (language: unknown) =>
    readBrief({ title: "T", brief: "B", checks: [], language }, { present: [], wishes: [] })?.language;
  assert.deepEqual(["de", "en-GB", "German", 7, "de_DE"].map(languageOf), ["de", "en-GB", null, null, null]);
});
