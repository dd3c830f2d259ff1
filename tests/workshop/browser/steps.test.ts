import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { CheckStep } from "@atelier/blueprint";
import type { BrowserRun } from "../../../src/workshop/proof.ts";
import type { TestBrowser } from "./open-browser.ts";
import { recipeBox } from "./fixture-site.ts";
import { checkOf, never, openBrowser } from "./open-browser.ts";

const button = (name: string) => ({ role: "button", name }) as const;
const list = { role: "list", name: "Recipes" } as const;
const items = { role: "listitem", within: list } as const;
const names = { role: "link", within: list } as const;
const prices = { text: "€", within: list } as const;
const days = { role: "listitem", within: list } as const;
const made = { role: "checkbox", name: "Made", nth: 0 } as const;
const nameField = { role: "textbox", name: "Name" } as const;
const openForm: CheckStep = { do: "click", target: button("Add recipe") };
const save: CheckStep = { do: "click", target: button("Save") };

const addPancakes: CheckStep[] = [openForm, { do: "fill", target: nameField, value: "Pancakes" }, save];

const PASSING: Record<string, CheckStep[]> = {
  open: [
    { do: "open", path: "/about" },
    { do: "expectVisible", target: { role: "heading", name: "About", exact: true } },
  ],
  "name-of-figure": [
    { do: "open", path: "/about" },
    { do: "expectVisible", target: { role: "figure", name: "Where we cook", exact: true } },
  ],
  reload: [...addPancakes, { do: "reload" }, { do: "expectText", target: list, contains: "Pancakes" }],
  click: [
    { do: "click", target: { role: "link", name: "beef stew" } },
    { do: "expectVisible", target: { role: "heading", name: "Beef stew" } },
  ],
  "fill-text": [
    { do: "fill", target: { label: "Search" }, value: "soup" },
    { do: "expectCount", target: items, atLeast: 1, atMost: 1 },
  ],
  "fill-empty": [
    { do: "fill", target: { label: "Search" }, value: "soup" },
    { do: "fill", target: { label: "Search" }, value: "" },
    { do: "expectCount", target: items, atLeast: 3 },
  ],
  "fill-date": [
    openForm,
    { do: "fill", target: { label: "Day" }, value: "2026-02-03" },
    { do: "expectValue", target: { label: "Day" }, equals: "2026-02-03" },
    { do: "fill", target: nameField, value: "Dal" },
    save,
    { do: "expectText", target: { ...items, text: "Dal" }, contains: "Feb 03 2026" },
  ],
  "fill-day": [
    { do: "setClock", at: "2028-03-02T23:30" },
    openForm,
    { do: "fillDay", target: { label: "Day" }, inDays: -3 },
    { do: "expectValue", target: { label: "Day" }, equals: "2028-02-28" },
  ],
  "fill-range": [
    openForm,
    { do: "fill", target: { role: "slider" }, value: "5" },
    { do: "expectValue", target: { label: "Stars" }, equals: "5" },
  ],
  select: [
    openForm,
    { do: "select", target: { role: "combobox", name: "Course" }, option: "Dessert" },
    { do: "expectValue", target: { label: "Course" }, equals: "Dessert" },
    { do: "expectValue", target: { label: "Course" }, equals: "d" },
  ],
  "set-checked": [
    { do: "setChecked", target: made, checked: true },
    { do: "reload" },
    { do: "expectChecked", target: made, checked: true },
  ],
  "set-checked-already": [
    { do: "setChecked", target: { ...made, nth: -1 }, checked: true },
    { do: "expectChecked", target: { ...made, nth: -1 }, checked: true },
  ],
  "set-checked-by-its-label": [
    { do: "setChecked", target: { role: "checkbox", name: "Dark plates" }, checked: true },
    { do: "expectChecked", target: { label: "Dark plates" }, checked: true },
  ],
  attach: [
    { do: "attach", target: { label: "Picture" }, name: "dot.png", type: "image/png", content: btoa("four") },
    { do: "expectVisible", target: { text: "dot.png has 4 bytes" } },
  ],
  "click-that-misses-is-repeated": [
    { do: "click", target: button("Dodger") },
    { do: "expectVisible", target: { text: "Caught with 0 clicks beside it" } },
  ],
  press: [
    openForm,
    { do: "fill", target: nameField, value: "Flan" },
    { do: "press", key: "Enter" },
    { do: "expectText", target: list, contains: "flan" },
  ],
  "press-enter-on-target": [
    openForm,
    { do: "fill", target: nameField, value: "Flan" },
    { do: "press", key: "Enter", target: nameField },
    { do: "expectText", target: list, contains: "flan" },
  ],
  "press-on-target": [
    { do: "fill", target: { label: "Search" }, value: "soup" },
    { do: "press", key: "Escape", target: { role: "searchbox" } },
    { do: "expectCount", target: items, atLeast: 3 },
  ],
  "count-changed": [
    { do: "rememberCount", target: items, as: "before" },
    ...addPancakes,
    { do: "expectCountChanged", target: items, since: "before", by: 1 },
  ],
  "text-changed": [
    { do: "rememberText", target: { role: "status" }, as: "before" },
    ...addPancakes,
    { do: "expectTextChanged", target: { role: "status" }, since: "before" },
  ],
  "fill-remembered": [
    { do: "rememberText", target: { role: "status" }, as: "count" },
    openForm,
    { do: "fillRemembered", target: { label: "Name" }, as: "count" },
    { do: "expectValue", target: { label: "Name" }, equals: "3 recipes" },
  ],
  hidden: [
    { do: "click", target: button("Delete Apple pie") },
    { do: "expectHidden", target: { text: "Apple pie" } },
  ],
  "waits-for-what-comes-later": [
    { do: "click", target: button("Later") },
    { do: "expectVisible", target: { text: "Here at last" } },
  ],
  "sorted-text": [{ do: "expectSorted", target: names, as: "text", direction: "ascending" }],
  "sorted-date": [{ do: "expectSorted", target: days, as: "date", direction: "descending" }],
  download: [{ do: "expectDownload", target: button("Export"), nameEndsWith: ".csv", contains: "Carrot soup" }],
  colour: [{ do: "expectColour", target: button("Accent"), property: "background-color", equals: "#0b5d3b" }],
  navigation: [{ do: "open", path: "/" }, { do: "expectNavigation" }],
  scheme: [{ do: "open", path: "/about" }, { do: "switchScheme" }],
  "scheme-without-a-control": [{ do: "switchScheme" }, { do: "expectCount", target: items, atLeast: 3 }],
  "begins-with-nothing-stored": [{ do: "expectCount", target: items, atLeast: 3, atMost: 3 }],
};

const FAILING: Record<string, { steps: CheckStep[]; says: RegExp }> = {
  "click-absent": {
    steps: [{ do: "click", target: button("Add dish") }],
    says: /^could not click the button "Add dish": there is none; the buttons here are called "Add recipe", /,
  },
  "click-disabled": { steps: [{ do: "click", target: button("Locked") }], says: /could not click the button "Locked": it is disabled/ },
  "click-covered": { steps: [{ do: "click", target: button("Covered") }], says: /the div "Lid" lies over it/ },
  "fill-no-field": { steps: [{ do: "fill", target: button("Accent"), value: "x" }], says: /it is not a field that one can type in/ },
  "fill-wrong-date": { steps: [openForm, { do: "fill", target: { label: "Day" }, value: "soon" }], says: /it does not accept "soon"/ },
  "select-absent": { steps: [openForm, { do: "select", target: { label: "Course" }, option: "Soup" }], says: /it has no option "Soup"/ },
  "set-checked-no-box": { steps: [{ do: "setChecked", target: button("Accent"), checked: true }], says: /it cannot be checked/ },
  "press-unknown": { steps: [{ do: "press", key: "Hyper" }], says: /there is no key "Hyper"/ },
  "not-visible": {
    steps: [{ do: "expectVisible", target: { role: "heading", name: "Cakes" } }],
    says: /^expected to see the heading "Cakes", but it is not there; the headings here are called "Recipes" \(a part of the name is enough, in any case\) \(step 1\)$/,
  },
  "not-hidden": { steps: [{ do: "expectHidden", target: { ...items, text: "beef stew" } }], says: /to be gone, but it shows "beef stew/ },
  "wrong-text": {
    steps: [...addPancakes, { do: "reload" }, { do: "expectText", target: list, contains: "Waffles" }],
    says: /^expected the list "Recipes" to hold "Waffles" after a reload, but it holds "Apple pie/,
  },
  "wrong-value": {
    steps: [openForm, { do: "expectValue", target: nameField, equals: "x" }],
    says: /to have the value "x" after clicking .*but its value is ""/,
  },
  "wrong-checked": { steps: [{ do: "expectChecked", target: made, checked: true }], says: /to be checked, but it is unchecked/ },
  "wrong-count": {
    steps: [{ do: "expectCount", target: items, atLeast: 9 }],
    says: /to be there at least 9 times, but it is there 3 times/,
  },
  "wrong-count-change": {
    steps: [
      { do: "rememberCount", target: items, as: "before" },
      openForm,
      { do: "expectCountChanged", target: items, since: "before", by: 1 },
    ],
    says: /to go from 3 to 4 after clicking the button "Add recipe", but it is 3/,
  },
  "same-text": {
    steps: [
      { do: "rememberText", target: { role: "status" }, as: "before" },
      { do: "expectTextChanged", target: { role: "status" }, since: "before" },
    ],
    says: /to change, but it still says "3 recipes"/,
  },
  "nothing-remembered-to-fill": {
    steps: [openForm, { do: "fillRemembered", target: { label: "Name" }, as: "never" }],
    says: /no earlier step remembered a text/,
  },
  "nothing-remembered": {
    steps: [{ do: "expectCountChanged", target: items, since: "never", by: 1 }],
    says: /no earlier step remembered "never"/,
  },
  "not-sorted": {
    steps: [{ do: "expectSorted", target: prices, as: "number", direction: "ascending" }],
    says: /"1,250.5 €" comes before "8 €"/,
  },
  "no-download": {
    steps: [{ do: "expectDownload", target: button("Accent"), nameEndsWith: ".csv", contains: "" }],
    says: /but nothing was downloaded/,
  },
  "other-download": {
    steps: [{ do: "expectDownload", target: button("Export"), nameEndsWith: ".csv", contains: "Waffles" }],
    says: /"recipes.csv" to hold "Waffles", but it holds "name/,
  },
  "attach-to-no-field-for-files": {
    steps: [{ do: "attach", target: { label: "Search" }, name: "dot.png", type: "image/png", content: "" }],
    says: /^could not choose "dot.png" for the field "Search": it is not a field for files \(step 1\)$/,
  },
  "attach-what-is-not-accepted": {
    steps: [{ do: "attach", target: { label: "Picture" }, name: "list.csv", type: "text/csv", content: "" }],
    says: /it does not accept "list.csv" \(step 1\)$/,
  },
  "navigation-to-nowhere": {
    steps: [{ do: "open", path: "/recipes/0" }, { do: "expectNavigation" }],
    says: /^expected every entry of the navigation to lead to a page, but "Lost" \(\/lost\) leads to a page that says "Page not found" \(step 2\)$/,
  },
  "scheme-that-is-forgotten": {
    steps: [{ do: "open", path: "/recipes/1" }, { do: "switchScheme" }],
    says: /^expected the chosen colour scheme to be kept after a reload, but the page has its former colours \(step 2\)$/,
  },
  "scheme-that-changes-nothing": {
    steps: [{ do: "open", path: "/recipes/2" }, { do: "switchScheme" }],
    says: /^expected the control of the colour scheme to change the page's colours, but they are the same \(step 2\)$/,
  },
  "wrong-colour": {
    steps: [{ do: "expectColour", target: button("Accent"), property: "color", equals: "#000000" }],
    says: /to have the color #000000, but it has #ffffff/,
  },
};

let browser: TestBrowser;
let passing: BrowserRun;
let failing: BrowserRun;

before(async () => {
  browser = await openBrowser();
  const steps = Object.entries(PASSING);
  const atBothSizes = [...steps.map(([id, all]) => checkOf(id, all)), checkOf("on-a-phone", addPancakes, "phone")];
  passing = await browser.run(recipeBox, atBothSizes, never());
  failing = await browser.run(
    recipeBox,
    Object.entries(FAILING).map(([id, { steps: all }]) => checkOf(id, all)),
    never(),
  );
});
after(() => browser.close());

for (const id of [...Object.keys(PASSING), "on-a-phone"]) {
  test(`the step is performed and holds: ${id}`, () => {
    assert.equal(passing.checks.find((check) => check.id === id)?.failure, null);
  });
}

for (const [id, { says }] of Object.entries(FAILING)) {
  test(`the step fails with a sentence in the words of the check: ${id}`, () => {
    const result = failing.checks.find((check) => check.id === id);
    assert.equal(result?.passed, false);
    assert.match(result?.failure ?? "", says);
    assert.ok(failing.findings.some(({ source, message }) => source === "check" && message.includes(`The promise ${id}"`)));
  });
}

test("an app that meets its checks has no finding, two screenshots and an accessibility result", () => {
  assert.deepEqual(passing.findings, []);
  assert.match(passing.browser, /^(Chromium|Google Chrome) \d+\./);
  assert.equal(passing.reason, null);
  assert.deepEqual(
    passing.screenshots.map(({ viewport, width, height }) => [viewport, width, height]),
    [
      ["desktop", 1280, 800],
      ["phone", 375, 812],
    ],
  );
  for (const { bytes } of passing.screenshots) assert.deepEqual([...bytes.subarray(0, 2)], [0xff, 0xd8]);
  assert.ok(passing.accessibility.rulesPassed >= 10);
  assert.equal(passing.accessibility.findings, 0);
});

test("the results come in the order of the checks", () => {
  assert.deepEqual(
    failing.checks.map(({ id }) => id),
    Object.keys(FAILING),
  );
});
