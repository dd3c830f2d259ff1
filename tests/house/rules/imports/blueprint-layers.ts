// The layers of the blueprint library: a file imports from its own module or from a lower layer, types included. Parsing
// knows nothing of drafting, and drafting nothing of the questions that are asked; a feature knows nothing of the reader.
import { isTest } from "../../source/read-sources.ts";
import type { Violation } from "../violation.ts";

/** The modules from the ground up. A module is a file or a folder without the parts of it that are modules themselves. */
const layers: readonly (readonly string[])[] = [
  ["knowledge/data"],
  ["schema", "knowledge/words", "project/words"],
  ["theme", "model"],
  ["knowledge", "project/code", "checks/samples.ts"],
  ["project/pictures", "project/records", "checks/place.ts", "checks/shown-values.ts"],
  ["project/files/entity-file.ts"],
  ["features"],
  ["project", "reader/lexicon"],
  ["checks", "reader/text"],
  ["reader/parse/parsed-prompt.ts", "reader/parse/product-kinds"],
  ["reader/genres", "reader/parse/sentence"],
  ["reader/parse/description"],
  ["reader/parse/specification"],
  ["reader/draft"],
  ["reader/products"],
  ["reader", "sketch", "changes/edits"],
  ["changes/message"],
  ["changes"],
  ["index.ts", "examples"],
];

const SOURCE = "blueprint/src/";
const layerOfModule = new Map(layers.flatMap((modules, layer) => modules.map((module): [string, number] => [module, layer])));

/** The fault of an import of the blueprint, by the paths of both files; null where it goes down, or stays in its module. */
export function blueprintLayerFault(from: string, to: string): Pick<Violation, "message" | "fix"> | null {
  if (isTest(from) || !to.startsWith(SOURCE)) return null;
  const importing = moduleOf(from);
  const imported = moduleOf(to);
  if (importing === null) return { message: `${from} is in no module`, fix: "add its folder to the layers in blueprint-layers.ts" };
  if (imported === null || importing === imported) return null;
  const difference = (layerOfModule.get(imported) ?? 0) - (layerOfModule.get(importing) ?? 0);
  if (difference < 0) return null;
  return {
    message: `${importing} imports ${to}: ${difference > 0 ? "a higher layer" : "the same layer"}`,
    fix: "take it as an argument, or move what both need to a lower layer",
  };
}

/** The module of a file: the longest beginning of its path that names one. */
function moduleOf(path: string): string | null {
  const parts = path.slice(SOURCE.length).split("/");
  for (let length = parts.length; length > 0; length -= 1) {
    const module = parts.slice(0, length).join("/");
    if (layerOfModule.has(module)) return module;
  }
  return null;
}
