import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { assertNoBreaches } from "./rules/breach.ts";
import { checkFloors } from "./rules/floors.ts";
import { checkPackagesAtHome } from "./rules/packages-at-home.ts";
import { readSources } from "./source/read-sources.ts";
import { parseSource } from "./source/source-file.ts";

describe("floors", () => {
  test("every import stays in its room or goes to a lower floor", () => {
    assertNoBreaches(checkFloors(readSources("src", "blueprint/src", "mcp/src", "sdk/src", "web/src")));
  });

  test("every package is used in the room it was chosen for", () => {
    assertNoBreaches(checkPackagesAtHome(readSources("src", "blueprint/src", "mcp/src")));
  });

  const refused: [path: string, source: string, why: RegExp][] = [
    ["src/kit/ids.ts", `import { x } from "../domain/projects/x.ts"`, /climbs/],
    ["src/domain/projects/x.ts", `import type { X } from "../../doors/http/x.ts"`, /climbs/],
    ["src/domain/projects/x.ts", `type X = import("../../pipeline/x.ts").X`, /climbs/],
    ["src/domain/projects/x.ts", `const { x } = await import("../../pipeline/x.ts")`, /climbs/],
    ["src/domain/projects/x.ts", `export * from "../../config.ts"`, /climbs/],
    ["src/storage/x.ts", `import { x } from "../workshop/x.ts"`, /sideways/],
    ["src/pipeline/x.ts", `import { x } from "../generators/x.ts"`, /sideways/],
    ["src/doors/http/x.ts", `import { x } from "../sites/x.ts"`, /sideways/],
    ["src/doors/http/x.ts", `import { x } from "../../../blueprint/src/x.ts"`, /outside the rooms/],
    ["src/lib/x.ts", `import { x } from "../kit/x.ts"`, /in no room/],
    ["blueprint/src/x.ts", `import { x } from "../../src/kit/x.ts"`, /blueprint imports/],
    ["web/src/x.ts", `import { x } from "../../src/doors/console/routers/index.ts"`, /web imports/],
    ["web/src/x.ts", `import type { X } from "../../src/domain/x.ts"`, /web imports/],
    ["web/src/x.ts", `import { x } from "node:path"`, /web imports/],
    ["sdk/src/x.ts", `import { x } from "zod"`, /sdk imports/],
    ["sdk/src/x.ts", `import { x } from "node:fs"`, /sdk imports/],
    ["mcp/src/x.ts", `import { x } from "@atelier/sdk"`, /mcp imports/],
    ["mcp/src/local/x.ts", `import { x } from "../../../src/kit/x.ts"`, /mcp imports/],
    ["blueprint/src/x.ts", `import { readFileSync } from "node:fs"`, /blueprint imports/],
  ];
  for (const [path, source, why] of refused) {
    test(`refuses ${source} in ${path}`, () => {
      const [breach, ...others] = checkFloors([parseSource(path, source)]);
      assert.match(breach?.message ?? "", why);
      assert.equal(others.length, 0);
    });
  }

  const allowed: [path: string, source: string][] = [
    ["src/domain/projects/x.ts", `import { x } from "../credits/x.ts"`],
    ["src/domain/projects/x.ts", `import { x } from "../../storage/x.ts"`],
    ["src/doors/http/forms/x.ts", `import { x } from "../endpoints/x.ts"`],
    ["src/house.ts", `import { x } from "./config.ts"`],
    ["src/generators/x.ts", `import { x } from "@atelier/blueprint"`],
    ["blueprint/src/writer/x.ts", `import { x } from "../schema/x.ts"`],
    ["web/src/x.ts", `import type { X } from "../../src/doors/console/routers/index.ts"`],
    ["sdk/src/node/x.ts", `import { x } from "node:fs"`],
    ["mcp/src/local/x.ts", `import { x } from "@atelier/sdk"`],
  ];
  for (const [path, source] of allowed) {
    test(`allows ${source} in ${path}`, () => assert.deepEqual(checkFloors([parseSource(path, source)]), []));
  }

  test("refuses SQL outside storage, and HTTP in the domain", () => {
    const source = `import { eq } from "drizzle-orm"; import pg from "pg"; import type { FastifyRequest } from "fastify"; import http from "node:http"`;
    assert.equal(checkPackagesAtHome([parseSource("src/domain/projects/x.ts", source)]).length, 4);
    assert.equal(checkPackagesAtHome([parseSource("src/storage/x.ts", source)]).length, 2);
  });
});
