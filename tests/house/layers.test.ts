import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { checkCodeInStrings } from "./rules/code-in-strings.ts";
import { assertNoViolations } from "./rules/violation.ts";
import { checkLayers } from "./rules/imports/layers.ts";
import { checkPackagesAtHome } from "./rules/imports/packages-at-home.ts";
import { readSources } from "./source/read-sources.ts";
import { parseSource } from "./source/source-file.ts";

describe("layers", () => {
  test("every import stays in its module or goes to a lower layer", () => {
    assertNoViolations(
      checkLayers(
        readSources("src", "blueprint/src", "cli/src", "mcp/src", "sdk/src", "web/src", "web/words", "kit/web/src", "kit/expo/src"),
      ),
    );
  });

  test("every package is used only in its module", () => {
    assertNoViolations(checkPackagesAtHome(readSources("src", "blueprint/src", "cli/src", "mcp/src")));
  });

  test("no string of the blueprint holds code of a generated app", () => {
    assertNoViolations(checkCodeInStrings(readSources("blueprint/src")));
    const sources = ["const text = `<p className=${look}>`;", 'const text = "export function App() {";', 'const text = "</div>";'];
    for (const source of sources) assert.equal(checkCodeInStrings([parseSource("blueprint/src/x.ts", source)]).length, 1, source);
    assert.deepEqual(checkCodeInStrings([parseSource("blueprint/src/x.ts", 'const text = "Add a return (optional)";')]), []);
  });

  const rejected: [path: string, source: string, why: RegExp][] = [
    ["src/lib/ids.ts", `import { x } from "../domain/projects/x.ts"`, /a higher layer/],
    ["src/domain/projects/x.ts", `import type { X } from "../../entrypoints/http/x.ts"`, /a higher layer/],
    ["src/domain/projects/x.ts", `type X = import("../../pipeline/x.ts").X`, /a higher layer/],
    ["src/domain/projects/x.ts", `const { x } = await import("../../pipeline/x.ts")`, /a higher layer/],
    ["src/domain/projects/x.ts", `export * from "../../config.ts"`, /a higher layer/],
    ["src/storage/x.ts", `import { x } from "../workshop/x.ts"`, /the same layer/],
    ["src/pipeline/x.ts", `import { x } from "../generators/x.ts"`, /the same layer/],
    ["src/entrypoints/http/x.ts", `import { x } from "../sites/x.ts"`, /the same layer/],
    ["src/entrypoints/http/x.ts", `import { x } from "../../../blueprint/src/x.ts"`, /outside the modules/],
    ["src/other/x.ts", `import { x } from "../lib/x.ts"`, /in no module/],
    ["blueprint/src/reader/x.ts", `import { x } from "../../../src/lib/x.ts"`, /blueprint imports/],
    ["web/src/x.ts", `import { x } from "../../src/entrypoints/console/routers/index.ts"`, /web imports/],
    ["web/src/x.ts", `import type { X } from "../../src/domain/x.ts"`, /web imports/],
    ["web/src/x.ts", `import { x } from "node:path"`, /web imports/],
    ["kit/web/src/lib/x.ts", `import { x } from "../../../../blueprint/src/x.ts"`, /the kit imports/],
    ["kit/web/src/lib/x.ts", `import { x } from "zod"`, /the kit imports/],
    ["sdk/src/x.ts", `import { x } from "zod"`, /sdk imports/],
    ["sdk/src/x.ts", `import { x } from "node:fs"`, /sdk imports/],
    ["mcp/src/x.ts", `import { x } from "@atelier/sdk"`, /mcp imports/],
    ["mcp/src/local/x.ts", `import { x } from "../../../src/lib/x.ts"`, /mcp imports/],
    ["cli/src/x.ts", `import { x } from "../../src/lib/x.ts"`, /cli imports/],
    ["cli/src/x.ts", `import { x } from "../../sdk/src/index.ts"`, /cli imports/],
    ["blueprint/src/reader/x.ts", `import { readFileSync } from "node:fs"`, /blueprint imports/],
    ["blueprint/src/reader/parse/description/x.ts", `import type { X } from "../../draft/plan.ts"`, /a higher layer/],
    ["blueprint/src/features/site/x.ts", `import { x } from "../../reader/text/token.ts"`, /a higher layer/],
    ["blueprint/src/changes/edits/x.ts", `import { x } from "../../sketch/x.ts"`, /the same layer/],
    ["blueprint/src/other/x.ts", `import { x } from "../schema/x.ts"`, /in no module/],
  ];
  for (const [path, source, why] of rejected) {
    test(`rejects ${source} in ${path}`, () => {
      const [violation, ...others] = checkLayers([parseSource(path, source)]);
      assert.match(violation?.message ?? "", why);
      assert.equal(others.length, 0);
    });
  }

  const allowed: [path: string, source: string][] = [
    ["src/domain/projects/x.ts", `import { x } from "../credits/x.ts"`],
    ["src/domain/projects/x.ts", `import { x } from "../../storage/x.ts"`],
    ["src/entrypoints/http/contracts/x.ts", `import { x } from "../endpoints/x.ts"`],
    ["src/compose.ts", `import { x } from "./config.ts"`],
    ["src/generators/x.ts", `import { x } from "@atelier/blueprint"`],
    ["blueprint/src/project/x.ts", `import { x } from "../schema/x.ts"`],
    ["blueprint/src/reader/draft/x.ts", `import { x } from "../parse/description/x.ts"`],
    ["web/src/x.ts", `import type { X } from "../../src/entrypoints/console/routers/index.ts"`],
    ["web/src/x.test.ts", `import { test } from "node:test"`],
    ["sdk/src/node/x.ts", `import { x } from "node:fs"`],
    ["mcp/src/local/x.ts", `import { x } from "@atelier/sdk"`],
    ["cli/src/commands/x.ts", `import { x } from "@atelier/sdk"`],
    ["cli/src/commands/x.ts", `import { x } from "../run.ts"`],
  ];
  for (const [path, source] of allowed) {
    test(`allows ${source} in ${path}`, () => assert.deepEqual(checkLayers([parseSource(path, source)]), []));
  }

  test("rejects SQL outside storage, and HTTP in the domain", () => {
    const source = `import { eq } from "drizzle-orm"; import pg from "pg"; import type { FastifyRequest } from "fastify"; import http from "node:http"`;
    assert.equal(checkPackagesAtHome([parseSource("src/domain/projects/x.ts", source)]).length, 4);
    assert.equal(checkPackagesAtHome([parseSource("src/storage/x.ts", source)]).length, 2);
  });
});
