// Builds an application from a sentence, tells how it goes, and writes its code to a folder.
//
//   node examples/create-and-wait/create-and-wait.ts "A recipe box with ratings" ./recipe-box
import assert from "node:assert/strict";
import { Atelier } from "@atelier/sdk";

const [prompt = "A recipe box with ratings and a shopping list", folder = "./recipe-box"] = process.argv.slice(2);
const client = new Atelier();

const { projectId, version, proof, links, credits } = await client.projects.createAndWait(prompt, {
  onUpdate: ({ stage, progress }) => console.log(`${String(progress).padStart(3)} %  ${stage}`),
});
const written = await client.files.download(projectId, folder);

for (const check of proof?.checks ?? []) console.log(`${check.passed ? "✔" : "✖"} ${check.title}`);
console.log(`Open it:   ${links.deployment}`);
console.log(`Its code:  ${folder}, ${written.length} files, for ${credits.spent} credits`);

// What was promised: a first version, live, and everything that was tried of it holds.
assert.equal(version, 1);
assert.ok(links.deployment !== null, "the application has no address");
assert.ok(
  proof?.checks.every(({ passed }) => passed),
  "a check did not pass",
);
assert.ok(
  written.some((path) => path.endsWith("package.json")),
  "the code is not whole",
);
