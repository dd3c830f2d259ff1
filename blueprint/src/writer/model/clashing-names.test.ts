// What is kept may be called as something that a feature declares: a moderator's "decisions" beside the type `Decision`.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../reader/read-prompt.ts";
import { Blueprint } from "../../schema/blueprint.ts";
import { writeProject } from "../write-project.ts";

const reading = readPrompt({
  text: "Please implement a moderation desk. Moderators should be able to review posts, approve or reject them, and browse decisions; visitors can comment and book appointments. The website should have functionalities for dashboards, documents and goals.",
  answers: [],
});
assert.ok(reading.outcome === "blueprint");
const { blueprint } = reading;

/** The types and components that the features of a project declare, and where. */
function declaredIn(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const declared = new Map<string, string[]>();
  for (const [path, text] of files) {
    if (!/^src\/.*\.tsx?$/.test(path) || path.endsWith(".test.tsx")) continue;
    for (const [, name = ""] of text.matchAll(/^(?:export )?(?:interface|type|function|class) ([A-Z]\w*)/gm))
      declared.set(name, [...(declared.get(name) ?? []), path]);
  }
  return declared;
}

const slugOf = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
const declared = [...declaredIn(writeProject(blueprint)).keys()];
const decision = blueprint.entities.find(({ id }) => id === "decision");

test("the app keeps decisions and has features that speak of them", () => {
  assert.ok(decision !== undefined && blueprint.features.some(({ kind }) => kind === "approve"), declared.join(" "));
});

test("whatever its features declare, what is kept may be called the same, also before a Draft, a Form or a List", () => {
  const bases = declared.flatMap((name) => [name, name.replace(/(?:Draft|Form|List|Row|Card)$/, "")]);
  const wanted = [...new Set(bases.map(slugOf))].filter((slug) => /^[a-z][a-z-]*[a-z]$/.test(slug) && slug.length <= 30);
  assert.ok(wanted.length > 60);
  for (const slug of wanted) {
    if (blueprint.entities.some(({ id }) => id === slug)) continue;
    const renamed = Blueprint.parse(JSON.parse(JSON.stringify(blueprint).replaceAll('"decision"', JSON.stringify(slug))));
    for (const [name, paths] of declaredIn(writeProject(renamed))) assert.equal(paths.length, 1, `${slug}: ${name} in ${paths.join(", ")}`);
  }
});
