// Apps for phones, proven as apps for browsers are: gate, types, bundle, and the same checks in a real browser. The packages
// of Expo are half a gigabyte, so this runs where they are: `ATELIER_EXPO` is a folder that `npm run expo` filled.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { planChecks, readPrompt, writeExpoProject } from "@atelier/blueprint";
import { appHeaders } from "../../../src/entrypoints/sites/site-headers.ts";
import { openWorkshop } from "../../../src/workshop/open-workshop.ts";
import type { ProjectFiles } from "../../../src/workshop/project-files.ts";
import type { Workshop } from "../../../src/workshop/workshop.ts";
import { TEST_CACHE } from "../../support/servers/test-cache.ts";
import { recordApp } from "../features/records/record-app.ts";

const PROMPTS = [
  "A recipe box: what I cook, how good it was and what it takes",
  "A to-do list",
  "A reading list with ratings",
  "A plant-watering log with dates",
  "an app for my dog walking business: clients, dogs, walks and payments",
  "Blood sugar with time, value and what I ate",
  "Board games that we own with players and length",
  "A tip calculator: tip = bill * percent / 100",
  "A pomodoro timer with 25 minutes of work and 5 minutes of rest",
];

const WATERING = { when: "due", field: "water-on", value: null, condition: null, to: ["everybody"], text: "" };

/** A picture of each plant is chosen from the device, and the app tells of the days on which they are watered. */
const PLANTS = recordApp(
  [
    {
      one: "plant",
      view: "cards",
      fields: [
        { label: "Name", type: "text" },
        { label: "Photo", type: "picture" },
        { label: "Water on", type: "date" },
      ],
      rows: [
        ["Fern", null, 0],
        ["Cactus", null, 3],
      ],
    },
  ],
  { features: [{ kind: "notify", id: "notify-water", phrase: null, entity: "plant", ...WATERING }] },
);

const folder = process.env.ATELIER_EXPO ?? "";
const never = new AbortController().signal;

describe("apps for phones", { skip: folder === "" && "ATELIER_EXPO is not set" }, () => {
  let workshop: Workshop;

  before(async () => {
    workshop = await openWorkshop({
      cacheFolder: TEST_CACHE,
      chromium: process.env.ATELIER_CHROMIUM ?? null,
      searchPath: process.env.PATH ?? "",
      siteHeaders: appHeaders("http://localhost:4000"),
      expoFolder: folder,
      processes: 1,
    });
  });
  after(() => workshop.close());

  const apps = [...PROMPTS.map((prompt) => [prompt, blueprintOf(prompt)] as const), ["plants with photos and reminders", PLANTS] as const];
  for (const [prompt, blueprint] of apps) {
    test(`every check holds on a phone: ${prompt}`, async () => {
      const { phones } = workshop;
      const files = await phones.format(writeExpoProject(blueprint), never);
      assert.deepEqual([...(await phones.gate(files, never)), ...(await phones.typecheck(files, never))], []);
      const [development, production] = [await phones.bundle(files, "development", never), await phones.bundle(files, "production", never)];
      assert.deepEqual([...development.findings, ...production.findings], []);
      const checks = planChecks(blueprint);
      const sites = { development: development.site, production: production.site, owner: randomUUID() };
      const run = await phones.tryOut(sites, checks, never);
      assert.deepEqual(run.findings, []);
      assert.equal(run.checks.filter(({ passed, viewport }) => passed && viewport === "phone").length, checks.length);
      assert.deepEqual(
        run.screenshots.map(({ viewport, width, height }) => [viewport, width, height]),
        [["phone", 390, 844]],
      );
    });
  }

  const codesOf = async (find: (files: ProjectFiles) => Promise<readonly { code: string }[]>, changes: Record<string, string>) =>
    (await find(new Map([...writeExpoProject(blueprintOf("A to-do list")), ...Object.entries(changes)]))).map(({ code }) => code);

  const REFUSED: readonly [what: string, changes: Record<string, string>, code: string][] = [
    ["a package that is not vetted", { "src/a.ts": 'import "axios";' }, "unlisted_package"],
    ["a file of this machine", { "src/a.ts": 'import x from "icon:/etc/passwd"; export const a = x;' }, "url_import"],
    ["a name that a package does not have", { "src/a.ts": 'export { Lnik } from "expo-router";' }, "missing_export"],
    ["a route that a server runs", { "app/login+api.ts": "export const GET = 1;" }, "path_odd"],
    ["a page for browsers", { "index.html": "<p>" }, "file_kind"],
    ["a plugin of its own", { "app.json": '{ "expo": { "name": "A", "slug": "a", "plugins": ["./steal.js"] } }' }, "app_config"],
    ["a command for the tools", { "eas.json": '{ "build": { "prebuildCommand": "sh" } }' }, "tool_settings"],
    ["another script that draws the icon", { "scripts/write-icons.mjs": "process.exit();" }, "tool_settings"],
    ["a script of its own", { "package.json": '{ "scripts": { "start": "sh" } }' }, "package_script"],
  ];
  for (const [what, changes, code] of REFUSED)
    test(`the gate refuses ${what}`, async () => {
      assert.ok((await codesOf((files) => workshop.phones.gate(files, never), changes)).includes(code));
    });

  test("the types of the packages are the real ones", async () => {
    const changes = { "src/a.tsx": 'import { View } from "react-native";\nexport const a = <View pointerEvents="never" />;\n' };
    assert.deepEqual(await codesOf((files) => workshop.phones.typecheck(files, never), changes), ["ts2769"]);
  });

  test("an import that phones alone have is a finding, and so is a file of this machine", async () => {
    for (const text of [
      'import "expo-haptics"; export const tap = () => 0;',
      'import x from "icon:/etc/hostname"; export const tap = () => x;',
    ])
      assert.deepEqual(
        await codesOf(async (files) => (await workshop.phones.bundle(files, "production", never)).findings, {
          "src/lib/haptics.web.ts": text,
        }),
        ["bundle"],
      );
  });
});

function blueprintOf(text: string) {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint", text);
  return reading.blueprint;
}
