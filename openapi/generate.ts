// Writes the OpenAPI document of each contract to this folder, and the types of the SDK: `npm run openapi`. With `--check`
// it writes nothing, and exits with 1 if a file does not match the code.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { contracts } from "../src/entrypoints/http/contracts/index.ts";
import { describeContract, printDocument } from "../src/entrypoints/http/openapi/describe-contract.ts";
import { printTypes } from "./sdk-types/print-types.ts";

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });

for (const contract of Object.values(contracts)) {
  const document = describeContract(contract);
  settle(`openapi/${contract.id}.json`, printDocument(document));
  if (contract.id !== "b") continue;
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
