// The less common steps of a check, and how a check tells what it finds, in a real browser.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { CheckStep, Target } from "@atelier/blueprint";
import type { BrowserRun } from "../../../src/workshop/proof.ts";
import type { TestBrowser } from "./open-browser.ts";
import { checkOf, never, openBrowser } from "./open-browser.ts";
import { workbench } from "./workbench-site.ts";

const button = (name: string): Target => ({ role: "button", name });
const note = { text: "hello there" } as const;
const volume = { role: "slider", name: "Volume" } as const;
const seen = (text: string): CheckStep => ({ do: "expectVisible", target: { text } });
const gone = (text: string): CheckStep => ({ do: "expectHidden", target: { text } });
const once = (text: string): CheckStep => ({ do: "expectCount", target: { text }, atLeast: 1, atMost: 1 });
const card = { role: "listitem", text: "Card one" } as const;
const doneCards = { role: "list", name: "Done cards" } as const;

const PASSING: Record<string, CheckStep[]> = {
  "drag-and-drop": [
    { do: "drag", target: { text: "Card one" }, to: { role: "region", name: "Done" } },
    { do: "expectCount", target: { ...card, within: doneCards }, atLeast: 1 },
  ],
  "drag-within": [
    {
      do: "drag",
      target: { role: "img", name: "Pad" },
      from: { x: 0.2, y: 0.3 },
      to: { role: "img", name: "Pad" },
      at: { x: 0.9, y: 0.7 },
    },
    seen("Drawn from 2/3 to 9/7"),
  ],
  "drag-by-pointer": [{ do: "drag", target: { text: "Token" }, to: { text: "Field" } }, seen("Token is in the field")],
  "slide-by-keys": [
    { do: "fill", target: volume, value: "7" },
    { do: "expectValue", target: volume, equals: "7" },
    { do: "fill", target: volume, value: "2" },
    { do: "expectAttribute", target: volume, name: "aria-valuenow", equals: "2" },
  ],
  hover: [gone("The answer is 42"), { do: "hover", target: button("Question") }, seen("The answer is 42")],
  "enabled-and-disabled": [
    { do: "expectEnabled", target: button("Toggle") },
    { do: "expectDisabled", target: button("Send") },
  ],
  attributes: [
    { do: "expectAttribute", target: button("Toggle"), name: "data-state", equals: "idle" },
    { do: "expectAttribute", target: button("Toggle"), name: "hidden", equals: null },
  ],
  styles: [
    { do: "expectStyle", target: button("Toggle"), property: "font-weight", equals: "700" },
    { do: "expectStyle", target: button("Toggle"), property: "color", equals: "#0b5d3b" },
    { do: "expectStyle", target: button("Toggle"), property: "color", equals: "rgb(11, 93, 59)" },
  ],
  "not-text": [{ do: "expectNotText", target: { role: "status" }, contains: "4712" }],
  "a-text-is-no-value": [gone("let secret"), gone("Ready"), { do: "expectNotText", target: { role: "main" }, contains: "Ready" }],
  "a-value-is-found-by-its-label": [{ do: "expectText", target: { label: "Code" }, contains: "let secret" }],
  "a-copy-for-readers-is-not-counted": [once("Twice told")],
  "a-text-for-readers-alone-is-found": [once("Only for readers")],
  "a-text-that-is-withheld-is-read-all-the-same": [once("Decoration only"), once("Drawn twice")],
  "what-is-withheld-has-no-role": [{ do: "expectHidden", target: { role: "link", name: "Withheld link" } }],
  "a-remembered-text-is-filled-in": [
    { do: "rememberText", target: { role: "status" }, as: "order" },
    { do: "fill", target: { label: "Number" }, value: "{{order}}" },
    seen("Found it"),
    { do: "expectText", target: { role: "main" }, contains: "{{order}}" },
    { do: "expectNotText", target: { role: "heading" }, contains: "{{order}}" },
    { do: "click", target: { text: "{{order}}" } },
  ],
  "the-clock-of-the-page": [
    { do: "setClock", at: "2031-03-09T18:05" },
    { do: "expectText", target: { text: "It is" }, contains: "It is Sunday, 2031-03-09T18:05" },
    { do: "fillDay", target: { label: "Number" }, inDays: 1 },
    { do: "expectValue", target: { label: "Number" }, equals: "2031-03-10" },
    { do: "reload" },
    { do: "expectText", target: { text: "It is" }, contains: "2031-03-09T18:0" },
  ],
  "one-of-several-texts": [{ do: "expectAnyText", target: { role: "status" }, anyOf: ["Order 0815", "order 4711"] }],
  "what-nobody-remembered-is-meant-as-it-is": [
    { do: "fill", target: { label: "Number" }, value: "Dear {{name}}" },
    { do: "expectValue", target: { label: "Number" }, equals: "Dear {{name}}" },
  ],
  "a-second-person": [
    { do: "click", target: button("Question") },
    seen("Kept by me"),
    { do: "rememberText", target: { role: "link", name: "Share" }, as: "address", attribute: "href" },
    { do: "switchPerson", to: "second" },
    seen("Nothing kept"),
    seen("No note"),
    { do: "open", path: "{{address}}" },
    seen(note.text),
    { do: "switchPerson", to: "first" },
    seen("Kept by me"),
    seen("No note"),
    { do: "switchPerson", to: "second" },
    seen(note.text),
  ],
};

const FAILING: Record<string, { steps: CheckStep[]; says: RegExp }> = {
  "drag-to-nowhere": {
    steps: [{ do: "drag", target: { text: "Token" }, to: { text: "Nowhere" } }, seen("Token")],
    says: /^could not drag the text "Token" to the text "Nowhere": where it should go cannot be reached: there is none \(step 1, so step 2 was not performed\)$/,
  },
  "drag-what-stays": {
    steps: [{ do: "drag", target: { role: "heading" }, to: { text: "Field" } }, seen("Heading is in the field")],
    says: /after dragging the heading to the text "Field", but it is not there \(step 2\)$/,
  },
  "slide-too-far": { steps: [{ do: "fill", target: volume, value: "11" }], says: /the arrow keys do not move it from 10 towards 11/ },
  "slide-to-a-word": { steps: [{ do: "fill", target: volume, value: "loud" }], says: /it is a slider, which takes numbers, not "loud"/ },
  "hover-absent": {
    steps: [{ do: "hover", target: button("Answer") }],
    says: /^could not hover over the button "Answer": there is none; the buttons/,
  },
  enabled: { steps: [{ do: "expectEnabled", target: button("Send") }], says: /the button "Send" to be enabled, but it is disabled/ },
  disabled: { steps: [{ do: "expectDisabled", target: button("Toggle") }], says: /the button "Toggle" to be disabled, but it is enabled/ },
  attribute: {
    steps: [{ do: "expectAttribute", target: button("Toggle"), name: "data-state", equals: "busy" }],
    says: /to have the attribute data-state "busy", but its data-state is "idle"/,
  },
  "no-attribute": {
    steps: [{ do: "expectAttribute", target: button("Toggle"), name: "title", equals: "Toggle" }],
    says: /to have the attribute title "Toggle", but it has no title/,
  },
  style: {
    steps: [{ do: "expectStyle", target: button("Toggle"), property: "font-weight", equals: "400" }],
    says: /to have the style font-weight: 400, but it has font-weight: 700/,
  },
  "no-such-style": {
    steps: [{ do: "expectStyle", target: button("Toggle"), property: "font-wait", equals: "1" }],
    says: /but there is no property font-wait/,
  },
  "not-text": {
    steps: [{ do: "expectNotText", target: { role: "status" }, contains: "4711" }],
    says: /the status line not to hold "4711", but it holds "Order 4711"/,
  },
  "the-clock-of-another-check": {
    steps: [{ do: "expectText", target: { text: "It is" }, contains: "2031-03-09" }],
    says: /to hold "2031-03-09", but it holds "It is/,
  },
  "none-of-several-texts": {
    steps: [{ do: "expectAnyText", target: { role: "status" }, anyOf: ["open", "closed"] }],
    says: /the status line to hold "open" or "closed", but it holds "Order 4711"/,
  },
  "not-text-of-nothing": {
    steps: [{ do: "expectNotText", target: { role: "alert" }, contains: "4711" }],
    says: /but there is none \(step 1\)$/,
  },
  "a-value-is-no-text": {
    steps: [seen("let secret")],
    says: /but it is not there; only the textarea "Code" has it, as its value, which is no text: find it by its label, with expectValue/,
  },
  "never-rendered": { steps: [seen("Never rendered")], says: /one is there, but it is not rendered/ },
  "withheld-from-readers": {
    steps: [{ do: "click", target: { role: "link", name: "Withheld link" } }],
    says: /one is there, but it is hidden from assistive technology \(aria-hidden\); what people see there can be found by its text/,
  },
  "another-name": {
    steps: [{ do: "expectVisible", target: { role: "heading", name: "Workshop" } }],
    says: /the headings here are called "Workbench" \(a part of the name is enough, in any case\)/,
  },
  "a-part-of-an-exact-name": {
    steps: [{ do: "expectVisible", target: { role: "heading", name: "work", exact: true } }],
    says: /are called "Workbench" \(exact, so the whole name has to match in its case\)/,
  },
  "too-few": { steps: [{ do: "click", target: { ...button("Toggle"), nth: 4 } }], says: /there is none; there is only one of them/ },
  "within-nothing": {
    steps: [{ do: "click", target: { ...button("Toggle"), within: { role: "dialog" } } }],
    says: /there is none; nothing matches its "within"/,
  },
  "nothing-to-remember": {
    steps: [{ do: "rememberText", target: { role: "alert" }, as: "code" }, seen("{{code}}")],
    says: /^could not remember the text of the alert: there is none \(step 1, so step 2 was not performed\)$/,
  },
  "an-empty-text": {
    steps: [{ do: "rememberText", target: { label: "Number" }, as: "code" }, seen("{{code}}")],
    says: /^could not use \{\{code\}\}: the text that was remembered is empty/,
  },
  "another-site": {
    steps: [
      { do: "fill", target: { label: "Number" }, value: "https://example.com/" },
      { do: "rememberText", target: { label: "Number" }, as: "address" },
      { do: "open", path: "{{address}}" },
    ],
    says: /^could not open https:\/\/example\.com\/ after filling the field "Number": it is no address of this app/,
  },
  "nothing-shared": {
    steps: [{ do: "click", target: button("Question") }, { do: "switchPerson", to: "second" }, seen("Kept by me")],
    says: /^expected to see the text "Kept by me" as the second person, but it is not there \(step 3\)$/,
  },
  "many-steps": {
    steps: Array.from({ length: 11 }, (_, at) => seen(`Missing ${at + 1}`)),
    says: /"Missing 8", but it is not there \(step 8\); and 3 more steps failed$/,
  },
  "after-a-failure": {
    steps: Array.from({ length: 10 }, (_, at) => [{ do: "hover", target: button("Question") } as const, seen(`Missing ${at + 1}`)]).flat(),
    says: /"Missing 8" .*; and 2 more steps failed$/,
  },
  "every-step": {
    steps: [
      seen("First missing"),
      seen("Workbench"),
      { do: "expectText", target: { role: "status" }, contains: "4712" },
      { do: "click", target: button("Toggle") },
      seen("Second missing"),
      { do: "click", target: button("No button") },
      seen("Never looked for"),
      seen("Nor this"),
    ],
    says: /^expected to see the text "First missing", but it is not there \(step 1\); expected the status line to hold "4712", but it holds "Order 4711" \(step 3\); expected to see the text "Second missing" after clicking the button "Toggle", but it is not there \(step 5\); could not click the button "No button" after clicking the button "Toggle": there is none; the buttons [^;]* \(step 6, so steps 7 to 8 were not performed\)$/,
  },
};

let browser: TestBrowser;
let passing: BrowserRun;
let failing: BrowserRun;

before(async () => {
  browser = await openBrowser();
  const all = Object.entries(PASSING);
  passing = await browser.run(
    workbench,
    [...all.map(([id, steps]) => checkOf(id, steps)), checkOf("drag-on-a-phone", PASSING["drag-and-drop"] ?? [], "phone")],
    never(),
  );
  failing = await browser.run(
    workbench,
    Object.entries(FAILING).map(([id, { steps }]) => checkOf(id, steps)),
    never(),
  );
});
after(() => browser.close());

for (const id of [...Object.keys(PASSING), "drag-on-a-phone"]) {
  test(`the step is performed and holds: ${id}`, () => {
    assert.equal(passing.checks.find((check) => check.id === id)?.failure, null);
  });
}

for (const [id, { says }] of Object.entries(FAILING)) {
  test(`the failure says what is there instead: ${id}`, () => {
    assert.match(failing.checks.find((check) => check.id === id)?.failure ?? "", says);
  });
}

test("the page of these steps has nothing wrong with it", () => assert.deepEqual(passing.findings, []));
