import assert from "node:assert/strict";
import { test } from "node:test";
import { type Blueprint, readPrompt } from "../../../index.ts";
import { contrast } from "../../../theme/palette/contrast.ts";
import { importsOf, KIT_LOCK, kitManifest } from "../../kit.ts";
import { writeProject } from "../../write-project.ts";
import { phonePalette } from "./expo-theme.ts";
import { expoLacks, writeExpoProject } from "./write-expo-project.ts";

const PROMPTS = [
  "A recipe box: what I cook, how good it was and what it takes",
  "A to-do list",
  "A reading list with ratings",
  "A plant-watering log with dates",
  "an app for my dog walking business: clients, dogs, walks and payments",
];

function blueprintOf(text: string): Blueprint {
  const reading = readPrompt({ text, answers: [] });
  assert.equal(reading.outcome, "blueprint", text);
  assert.ok("blueprint" in reading);
  return reading.blueprint;
}

/** Icons have a package of their own on phones. */
const forPhones = (text: string | undefined): string | undefined => text?.replaceAll('"lucide-react"', '"lucide-react-native"');

for (const prompt of PROMPTS) {
  const blueprint = blueprintOf(prompt);
  test(`an app for phones has the pages and entities of the one for browsers: ${prompt}`, () => {
    const [phone, web] = [writeExpoProject(blueprint), writeProject(blueprint)];
    const shared = [...web.keys()].filter((path) => /^src\/(?:pages|entities)\/|^src\/app\.ts$/.test(path));
    assert.ok(shared.length >= 4);
    for (const path of shared) assert.equal(phone.get(path), forPhones(web.get(path)), path);
    assert.deepEqual([...writeExpoProject(blueprint)], [...phone]);
  });

  test(`an app for phones imports only its own files and packages that it has: ${prompt}`, () => {
    const files = writeExpoProject(blueprint);
    const { dependencies } = JSON.parse(kitManifest("expo"));
    for (const [path, text] of files) {
      if (!/\.tsx?$/.test(path)) continue;
      const packages = importsOf(text).filter((specifier) => !/^(?:@\/|\.)/.test(specifier));
      for (const name of packages)
        assert.ok(
          Object.keys(dependencies).some((own) => name === own || name.startsWith(`${own}/`)),
          `${path}: ${name}`,
        );
    }
    assert.equal(JSON.parse(files.get(KIT_LOCK) ?? "").kit, "expo");
  });

  test(`cells stand out from the page, and texts from both: ${prompt}`, () => {
    for (const scheme of Object.values(phonePalette(blueprint.theme))) {
      assert.ok(contrast(scheme.page, scheme.surface) >= 1.05);
      for (const colour of [scheme.onPage, scheme.onPageMuted, scheme.pageAccent, scheme.heading])
        assert.ok(contrast(colour, scheme.page) >= 4.5);
      for (const colour of [scheme.ink, scheme.muted, scheme.title, scheme.accentInk]) assert.ok(contrast(colour, scheme.surface) >= 4.5);
    }
  });
}

test("every page of several has a tab, and rows lie on them in the stack", () => {
  const files = writeExpoProject(blueprintOf("an app for my dog walking business: clients, dogs, walks and payments"));
  for (const path of ["app/_layout.tsx", "app/(tabs)/_layout.tsx", "app/(tabs)/index.tsx", "app/(tabs)/clients.tsx", "app/+not-found.tsx"])
    assert.ok(files.has(path), path);
  for (const path of ["app/clients/new.tsx", "app/clients/[id]/index.tsx", "app/clients/[id]/edit.tsx"]) assert.ok(files.has(path), path);
  assert.ok(!writeExpoProject(blueprintOf("A to-do list")).has("app/(tabs)/_layout.tsx"));
});

test("what phones do not have yet is named by its modules", () => {
  const lacks = expoLacks(blueprintOf("A soap shop with a cart"));
  assert.ok(lacks.includes("@/components/commerce/cart/cart-page"), lacks.join());
  assert.deepEqual(expoLacks(blueprintOf("A to-do list")), []);
});

test("only an app with pictures has the camera, and no app records sound", () => {
  const todo = blueprintOf("A to-do list");
  const [task] = todo.entities;
  assert.ok(task !== undefined);
  const photo = { id: "photo", label: "Photo", type: "picture", required: false } as const;
  const pictured = { ...todo, entities: [{ ...task, fields: [...task.fields, photo] }] };
  const seen = (blueprint: Blueprint): boolean[] => {
    const files = writeExpoProject(blueprint);
    const config = files.get("app.json") ?? "";
    return [
      /"expo-image-picker"/.test(files.get("package.json") ?? ""),
      /"expo-image-picker",\s*\{\s*"microphonePermission": false/.test(config),
    ];
  };
  assert.deepEqual(seen(pictured), [true, true]);
  assert.deepEqual(seen(todo), [false, false]);
});

test("notifications stand in the bar of every page, and only an app that reminds has the package for that", () => {
  const bills = blueprintOf("Bills with name, amount and due date");
  const rule = { when: "due", field: "due-date", value: null, condition: null, to: ["everybody"], text: "" };
  const feature = { kind: "notify", id: "notify-due", phrase: null, entity: bills.entities[0]?.id ?? "", ...rule };
  const files = writeExpoProject({ ...bills, features: [feature] });
  assert.match(files.get("app/_layout.tsx") ?? "", /<RootLayout\s+tools=\{<NotificationBell of=/);
  assert.ok(files.has("app/notifications.tsx") && files.has("src/lib/notifications/reminders.web.ts"));
  const packages = (written: Map<string, string>): string => written.get("package.json") ?? "";
  assert.match(packages(files), /"expo-notifications"/);
  assert.doesNotMatch(packages(writeExpoProject(bills)), /"expo-notifications"/);
});

test("a form that stands in a page is there on phones too", () => {
  const blueprint = blueprintOf("A to-do list");
  const [entity] = blueprint.entities;
  assert.ok(entity !== undefined);
  const page = { id: "new", path: "/new", title: "New", icon: "Plus", intro: null };
  const withForm: Blueprint = {
    ...blueprint,
    pages: [...blueprint.pages, { ...page, sections: [{ kind: "entry", entity: entity.id, title: "Something to do" }] }],
  };
  assert.deepEqual(expoLacks(withForm), []);
  assert.match(String(writeExpoProject(withForm).get("src/pages/new-page.tsx")), /<EntryForm [^>]*title="Something to do" isTitled/);
});
