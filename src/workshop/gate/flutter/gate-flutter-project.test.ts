import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { type Blueprint, readPrompt, writeFlutterProject } from "@atelier/blueprint";
import { openDartParser } from "./syntax/dart-parser.ts";
import { gateFlutterProject } from "./gate-flutter-project.ts";
import { gateInThread } from "./gate-in-thread.ts";
import { createLibraries } from "./names/libraries.ts";

const parser = await openDartParser();
const known = new Map<string, ReturnType<typeof parser>>();

/** The files of the kit are the same in every project: they are parsed once. */
function parse(text: string): ReturnType<typeof parser> {
  const parsed = known.get(text) ?? parser(text);
  known.set(text, parsed);
  return parsed;
}

function blueprintOf(text: string): Blueprint {
  const reading = readPrompt({ text, answers: [] });
  assert.ok("blueprint" in reading, text);
  return reading.blueprint;
}

/** Nothing is known of packages, as where no index was written. */
const KNOWN = { parse, packages: createLibraries(new Map()) };

const APP = blueprintOf("a movie list with ratings and genres");

const codesWith = (changes: Readonly<Record<string, string>>): string[] =>
  gateFlutterProject(new Map([...writeFlutterProject(APP), ...Object.entries(changes)]), KNOWN).map(({ code }) => code);

/** Numbers from 0 to 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

const PIECES = [
  "'",
  '"',
  "$",
  "${x}",
  "\\",
  "\n",
  "\r",
  "\u2028",
  "\u202e",
  "*/",
  "/*",
  "//",
  "]",
  "é",
  "漢",
  "🎬",
  "\ud800",
  "class",
  "r'",
  "'''",
  " ",
];

/** The same app, with other texts and other names of fields. */
function hostile(blueprint: Blueprint, random: () => number): Blueprint {
  const KEYS = [
    "class",
    "in",
    "is",
    "with",
    "hash-code",
    "to-json",
    "runtime-type",
    "id",
    "await",
    "switch",
    "json",
    "enum",
    "list",
    "num",
  ];
  const text = (length: number): string => {
    const pieces = Array.from({ length: 1 + Math.floor(random() * 4) }, () => PIECES[Math.floor(random() * PIECES.length)] ?? "");
    return `x${pieces.join("")}`.slice(0, length);
  };
  const entities = blueprint.entities.map((entity) => {
    const others = new Map(entity.fields.map((field, at) => [field.id, random() < 0.5 ? (KEYS[at] ?? field.id) : field.id]));
    const idOf = (id: string): string => others.get(id) ?? id;
    return {
      ...entity,
      name: { one: text(40), many: text(40) },
      titleField: idOf(entity.titleField),
      fields: entity.fields.map((field) => ({ ...field, id: idOf(field.id), label: text(50) })),
      samples: entity.samples.map((sample) =>
        Object.fromEntries(
          Object.entries(sample).map(([id, value]) => [idOf(id), typeof value === "string" && /[a-z]/.test(value) ? text(60) : value]),
        ),
      ),
    };
  });
  return { ...blueprint, title: text(50), tagline: text(80), entities, capabilities: [], features: [] };
}

describe("the gate of Flutter projects", () => {
  for (const prompt of [
    "a movie list with ratings and genres",
    "an app for my dog walking business: clients, dogs, walks and payments",
    "A to-do list",
  ])
    it(`passes what is written for: ${prompt}`, () =>
      assert.deepEqual(gateFlutterProject(writeFlutterProject(blueprintOf(prompt)), KNOWN), []));

  it("passes what is written of any names and texts", () => {
    const random = seeded(20_261_127);
    for (let run = 0; run < 25; run += 1) {
      const files = writeFlutterProject(hostile(APP, random));
      assert.deepEqual(gateFlutterProject(files, KNOWN), []);
      for (const [path, text] of files) assert.ok(!path.endsWith(".dart") || !/[\u2028\u202e]/.test(text), path);
    }
  });

  it("finds mistakes in the syntax, with their place", () => {
    const [finding] = gateFlutterProject(
      new Map([...writeFlutterProject(APP), ["lib/broken.dart", "void a() {}\nvoid main( {}\n"]]),
      KNOWN,
    );
    assert.equal(finding?.code, "syntax");
    assert.equal(finding.file, "lib/broken.dart");
    assert.equal(finding.line, 2);
  });

  it("finds imports that lead nowhere", () => {
    for (const address of [
      "package:http/http.dart",
      "dart:io",
      "dart:mirrors",
      "missing.dart",
      "../../outside.dart",
      "package:flutter_test/flutter_test.dart",
    ])
      assert.deepEqual(codesWith({ "lib/more.dart": `import '${address}';\n` }), ["import_unknown"], address);
    assert.deepEqual(codesWith({ "lib/more.dart": "import 'dart:convert';\nimport 'main.dart';\nexport 'kit/app.dart';\n" }), []);
    assert.deepEqual(codesWith({ "test/more_test.dart": "import 'package:flutter_test/flutter_test.dart';\n" }), []);
  });

  it("finds mistakes with the project's own names, and judges none of its packages without an index", () => {
    const imports = "import 'package:material_ui/material_ui.dart';\nimport 'kit/app.dart';\n";
    const own = "class Note { const Note(this.text); final String text; }\n";
    assert.deepEqual(
      codesWith({ "lib/more.dart": `${imports}${own}final notes = [Note('a'), Text('a', anything: 1), Anything.made];\n` }),
      [],
    );
    const wrong = "final notes = [Note('a', 'b'), Note.of('a'), Note('a', id: 1)];\n";
    assert.deepEqual(codesWith({ "lib/more.dart": `${imports}${own}${wrong}` }), [
      "too_many_arguments",
      "unknown_member",
      "unknown_argument",
    ]);
  });

  it("refuses other files, and projects without a start", () => {
    assert.deepEqual(codesWith({ "android/build.gradle": "x" }), ["file_kind"]);
    const files = new Map(writeFlutterProject(APP));
    files.delete("lib/main.dart");
    assert.deepEqual(
      gateFlutterProject(files, KNOWN).map(({ code }) => code),
      ["file_missing"],
    );
  });
});

it("leaves the event loop free while it reads hostile code", async () => {
  const files = new Map([...writeFlutterProject(APP), ["lib/deep.dart", `final deep = ${"(".repeat(200_000)};`]]);
  // A gate in this thread lets no timer run.
  let beats = 0;
  const timer = setInterval(() => void (beats += 1), 5);
  const findings = await gateInThread(files);
  clearInterval(timer);
  assert.ok(findings.some(({ file }) => file === "lib/deep.dart"));
  assert.ok(beats > 0);
});
