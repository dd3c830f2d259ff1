// `npm run words`: writes `kit/web/src/words`, the kit's own words, from the English catalogue in `blueprint/data/messages`.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { wordsFiles } from "../../blueprint/src/project/words/words-files.ts";
import { formatProject } from "../../src/workshop/format/format-project.ts";

for (const [path, text] of await formatProject(wordsFiles("en"))) {
  const place = join(import.meta.dirname, path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
}
