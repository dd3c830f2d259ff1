// Writes the OpenAPI document of every form beside this file: `npm run openapi`. With `--check` it writes nothing, and
// ends with 1 where a document is not what the code says.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { forms } from "../src/doors/http/forms/index.ts";
import { describeForm, printDocument } from "../src/doors/http/openapi/describe-form.ts";

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });

for (const form of Object.values(forms)) {
  const name = `${form.id}.json`;
  const path = join(import.meta.dirname, name);
  const text = printDocument(describeForm(form));
  if (!values.check) writeFileSync(path, text);
  else if (readFileSync(path, "utf8") !== text) {
    process.stderr.write(`openapi/${name} is not what the code says.\n`);
    process.exitCode = 1;
  }
}
