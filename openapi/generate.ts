// Writes the OpenAPI document of each contract to this folder, and what is generated of the clients: `npm run openapi`. With `--check`
// it writes nothing, and exits with 1 if a file does not match the code.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { contracts } from "../src/entrypoints/http/contracts/index.ts";
import { describeContract, printDocument } from "../src/entrypoints/http/openapi/describe-contract.ts";
import { printMethods } from "./python/print-methods.ts";
import { printModels } from "./python/print-models.ts";
import { printTypes } from "./sdk-types/print-types.ts";

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });

for (const contract of Object.values(contracts)) {
  const document = describeContract(contract);
  settle(`openapi/${contract.id}.json`, printDocument(document));
  if (contract.id !== "b") continue;
  const read = JSON.parse(printDocument(document));
  for (const [name, text] of await printTypes(read)) settle(`sdk/src/types/${name}`, text);
  settle("sdk-python/atelier/models.py", printModels(read));
  settle("sdk-python/atelier/api.py", printMethods(read));
}

function settle(path: string, text: string): void {
  const place = join(import.meta.dirname, "..", path);
  if (!values.check) writeFileSync(place, text);
  else if (!existsSync(place) || readFileSync(place, "utf8") !== text) {
    process.stderr.write(`${path} is not what the code says.\n`);
    process.exitCode = 1;
  }
}
