// Prints what a copy of the generator makes of a prompt, as JSON. Arguments: the copy's folder, the prompt.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [root = "", prompt = ""] = process.argv.slice(2);
const { LanguageName, readPrompt, writeProject } = (await import(
  pathToFileURL(join(root, "blueprint/src/index.ts")).href
)) as typeof import("@atelier/blueprint");
const reading = readPrompt({ text: prompt, answers: [] });
const blueprint = reading.outcome === "blueprint" ? reading.blueprint : null;
console.log(
  JSON.stringify({
    kinds: blueprint?.features.map(({ kind }) => kind) ?? [],
    fields: blueprint?.entities.flatMap(({ fields }) => fields.map(({ label }) => label)) ?? [],
    languages: LanguageName.options,
    files: blueprint === null ? [] : [...writeProject(blueprint).keys()],
  }),
);
