// Writes the OpenAPI document of every form beside this file, and the types of the SDK: `npm run openapi`. With `--check`
// it writes nothing, and ends with 1 where a file is not what the code says.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { forms } from "../src/doors/http/forms/index.ts";
import { describeForm, printDocument } from "../src/doors/http/openapi/describe-form.ts";
import { printTypes } from "./sdk-types/print-types.ts";

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });

for (const form of Object.values(forms)) {
  const document = describeForm(form);
  settle(`openapi/${form.id}.json`, printDocument(document));
  if (form.id !== "b") continue;
  for (const [name, text] of await printTypes(JSON.parse(printDocument(document)))) settle(`sdk/src/types/${name}`, text);
}

function settle(path: string, text: string): void {
  const place = join(import.meta.dirname, "..", path);
  if (!values.check) writeFileSync(place, text);
  else if (!existsSync(place) || readFileSync(place, "utf8") !== text) {
    process.stderr.write(`${path} is not what the code says.\n`);
    process.exitCode = 1;
  }
}
