// Prompts, names, files and user agents may contain markup, and foreign pages may frame or link to the console. In a
// real browser none of it runs, and nobody is redirected elsewhere.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import pg from "pg";
import { consolePages } from "../../../docs/pictures/console-pages.ts";
import { PEOPLE, type RunningService } from "../../support/start-service.ts";
import { openStory, type Story } from "../support/open-story.ts";
import type { Visitors } from "../support/open-visitors.ts";

const MARKUP = `"><img src=x onerror="alert(1)"><script>alert(2)</script>`;
const FILE = `src/<img src=x onerror=alert(3)>.ts`;
const FILE_TEXT = `</script></textarea><img src=x onerror="alert(4)"> // the hostile file`;

let story: Story;
let service: RunningService;
let visitors: Visitors;
let projectId: string;
before(async () => {
  story = await openStory();
  ({ service, visitors, projectId } = story);
  await poison(projectId);
});
after(() => story.close());

/** Writes markup into every stored text, bypassing validation. */
async function poison(id: string): Promise<void> {
  const client = new pg.Client({ connectionString: story.databaseUrl });
  await client.connect();
  const hash = createHash("sha256").update(FILE_TEXT).digest("hex");
  await client.query("insert into blobs (hash, bytes, created_at) values ($1, $2, now())", [hash, Buffer.from(FILE_TEXT)]);
  const entry = { hash, bytes: FILE_TEXT.length, contentType: "text/plain; charset=utf-8", immutable: false };
  await client.query("update versions set message = $2, source = source || jsonb_build_object($3::text, $4::jsonb) where project_id = $1", [
    id,
    MARKUP,
    FILE,
    JSON.stringify(entry),
  ]);
  await client.query("update projects set name = $2, prompt = $2 where id = $1", [id, MARKUP]);
  await client.query("update messages set text = $2 where project_id = $1", [id, MARKUP]);
  await client.query("update api_keys set name = $1", [MARKUP]);
  await client.end();
}

test("markup in user content is rendered as text on every page", async () => {
  const { page, faults, close } = await visitors.openVisitor({ email: PEOPLE.tester, options: { userAgent: `Mozilla/5.0 ${MARKUP}` } });
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const injected = () => page.locator(`img[src="x"], script:text("alert(2)")`).count();
  for (const { name, path, isSignedIn, ready } of consolePages(projectId)) {
    if (!isSignedIn) continue;
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await ready?.(page);
    await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
    assert.equal(await injected(), 0, name);
    assert.deepEqual(faults.splice(0), [], name);
  }
  await page.goto(`/projects/${projectId}?panel=code&file=${encodeURIComponent(FILE)}`);
  await page.getByText("the hostile file").first().waitFor();
  assert.equal(await injected(), 0, "the hostile file");
  assert.deepEqual(faults.splice(0), []);
  assert.deepEqual(dialogs, []);
  await close();
});

test("no page of the console can be framed by another page", async () => {
  const { page, close } = await visitors.openVisitor({ email: PEOPLE.tester });
  const paths = ["/", "/settings/keys", "/sign-in", `/projects/${projectId}`];
  const frames = paths.map((path) => `<iframe src="${service.url}${path}"></iframe>`).join("");
  const foreign = createServer((_, response) => response.setHeader("Content-Type", "text/html").end(frames)).listen(0, "127.0.0.1");
  await once(foreign, "listening");
  const address = foreign.address();
  assert.ok(address !== null && typeof address === "object");
  await page.goto(`http://127.0.0.1:${address.port}/`);
  const inner = page.mainFrame().childFrames();
  assert.equal(inner.length, paths.length);
  for (const frame of inner) assert.match(frame.url(), /^chrome-error:/);
  foreign.close();
  await close();
});

for (const to of [
  "https://evil.example/",
  "//evil.example/",
  String.raw`/\evil.example/`,
  "javascript:alert(1)",
  "/%09/evil.example",
  ".evil.example",
]) {
  test(`signing in does not redirect to ${to}`, async () => {
    const { page, faults, close } = await visitors.openVisitor();
    await page.goto(`/sign-in?to=${encodeURIComponent(to)}`);
    await page.getByLabel("E-mail").fill(PEOPLE.tester);
    await page.getByLabel("Password", { exact: true }).fill(PEOPLE.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL((url) => !url.pathname.startsWith("/sign-in"));
    assert.equal(new URL(page.url()).host, `localhost:${service.port}`);
    assert.deepEqual(faults, []);
    await close();
  });
}
