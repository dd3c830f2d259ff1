// Nothing that a page does stops the service. The most representative pages of the collection are built by free accounts, on a
// real service, while an unrelated account builds an ordinary app. How long others wait meanwhile, and
// what the service weighs afterwards, is measured by `npm run bench -- hostile`. Every run sends one
// page of most kinds, a nightly run all pages.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { attackAll } from "./attack/attack-all.ts";
import { isNightly, volume } from "../../support/runner/volume.ts";
import { openSharedService, type SharedService } from "../../support/servers/open-shareable.ts";
import { openTarget, type Target } from "./attack/open-target.ts";
import { HOSTILE_PAGES, representativePages } from "./hostile-pages.ts";
import { PAGE_KINDS } from "./pages/hostile-page.ts";

const ATTACKERS = volume({ everyRun: 1, nightly: 2 });
/** The kinds that act on the browser alone, of which every run tries pages there (tests/workshop/browser). */
const NIGHTLY_KINDS: readonly string[] = ["loops", "windows", "texts", "network", "memory", "storage", "styles", "floods", "navigation"];
const PAGES_A_KIND = volume({ everyRun: 1, nightly: 100 });
const PAGES_A_NEIGHBOUR = volume({ everyRun: 6, nightly: 4 });
const CAMPAIGN_MILLISECONDS = volume({ everyRun: 10, nightly: 90 }) * 60_000;

let shared: SharedService;
let target: Target;
let pid: number | undefined;

before(async () => {
  shared = await openSharedService();
  target = await openTarget({ isMeasured: false, service: shared.asNewAccount() });
  pid = target.service.process.pid;
});

after(async () => {
  await target.close();
  await shared.close();
});

test("the collection has pages of every kind, and each has a name of its own", () => {
  assert.ok(HOSTILE_PAGES.length >= 150);
  assert.equal(new Set(HOSTILE_PAGES.map(({ name }) => name)).size, HOSTILE_PAGES.length);
  assert.ok(PAGE_KINDS.flatMap((kind) => representativePages(kind)).length >= 45);
  for (const kind of PAGE_KINDS) assert.ok(HOSTILE_PAGES.filter((page) => page.kind === kind).length >= 9, kind);
});

test("no page disrupts the service", { timeout: CAMPAIGN_MILLISECONDS }, async (context) => {
  const kinds = PAGE_KINDS.filter((kind) => isNightly || !NIGHTLY_KINDS.includes(kind));
  const pages = kinds.flatMap((kind) => representativePages(kind, PAGES_A_KIND));
  const reports: Promise<void>[] = [];
  const results = await attackAll(target, {
    pages,
    attackers: ATTACKERS,
    withNeighbour: (_, at) => at % PAGES_A_NEIGHBOUR === 0,
    onResult: ({ page, ways }) => reports.push(context.test(`${page.kind}: ${page.name}`, () => assert.deepEqual(ways, []))),
  });
  await Promise.all(reports);
  assert.equal(results.length, pages.length, target.service.output().slice(-2_000));
});

test("afterwards it is the same process, and it builds as before", async () => {
  assert.ok(target.isAlive());
  assert.equal(target.service.process.pid, pid);
  const { status } = await target.neighbour();
  assert.equal(status, "done");
});
