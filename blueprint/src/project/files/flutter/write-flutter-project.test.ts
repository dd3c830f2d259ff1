import assert from "node:assert/strict";
import { test } from "node:test";
import { type Blueprint, readPrompt } from "../../../index.ts";
import { dartComment, dartMember, dartText } from "./dart-text.ts";
import { flutterLacks, writeFlutterProject } from "./write-flutter-project.ts";

function blueprintOf(text: string): Blueprint {
  const reading = readPrompt({ text, answers: [] });
  assert.ok("blueprint" in reading, text);
  return reading.blueprint;
}

test("texts keep what Dart would read as something else", () => {
  assert.equal(dartText("it's $5 and ${x} \\"), String.raw`'it\'s \$5 and \${x} \\'`);
  assert.equal(dartText("a\nb\r\u2028\u202e\ud800"), String.raw`'a\nb\u{d}\u{2028}\u{202e}` + "\ufffd'");
  assert.equal(dartComment("one\ntwo [x]"), "/// one\n/// two x");
  assert.deepEqual(["class", "hashCode", "name"].map(dartMember), ["classField", "hashCodeField", "name"]);
});

test("every entity has a class, a definition and a place in the app", () => {
  const files = writeFlutterProject(blueprintOf("an app for my dog walking business: clients, dogs, walks and payments"));
  for (const file of ["clients", "dogs", "walks", "payments"]) {
    assert.match(files.get(`lib/models/${file}.dart`) ?? "", /class \w+ extends StoredRow/);
    assert.match(files.get(`lib/entities/${file}.dart`) ?? "", /EntityDefinition\(/);
    assert.match(files.get("lib/app_definition.dart") ?? "", new RegExp(`import 'entities/${file}.dart';`));
  }
  assert.match(files.get("pubspec.yaml") ?? "", /^name: [a-z_]+_app$/m);
  const [, name = ""] = /^name: (\w+)$/m.exec(files.get("pubspec.yaml") ?? "") ?? [];
  assert.match(files.get("test/app_test.dart") ?? "", new RegExp(`import 'package:${name}/app_look.dart';`));
});

test("what the kit does not have is named", () => {
  const { parts } = flutterLacks(blueprintOf("A recipe box with ratings and comments"));
  assert.ok(
    parts.some((id) => id.includes("comment")),
    parts.join(),
  );
  assert.deepEqual(flutterLacks(blueprintOf("A to-do list")).details, []);
});
