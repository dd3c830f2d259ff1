// Projects in the console: searching, naming, watching, custom subdomains, the trash, and the examples of the landing page.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { after, before, test } from "node:test";
import { usualDuration } from "../../../src/domain/projects/browsing/usual-duration.ts";
import { listDeleted } from "../../../src/domain/projects/trash/list-deleted.ts";
import { restoreProject } from "../../../src/domain/projects/trash/restore-project.ts";
import { buildNextExample } from "../../../src/domain/projects/browsing/examples/build-next-example.ts";
import { listExamples, projectsOfExamples } from "../../../src/domain/projects/browsing/examples/list-examples.ts";
import { openExamplesAccount } from "../../../src/domain/projects/browsing/examples/open-examples-account.ts";
import { createExamples } from "../../../src/entrypoints/console/examples/create-examples.ts";
import { procedures } from "../support/procedures.ts";
import { HOSTS, openStudio, type Person, type ProcedureName, type Studio } from "./open-studio.ts";

let studio: Studio;
let person: Person;
let projectId: string;
let siteName: string;

before(async () => {
  studio = await openStudio("console projects");
  person = await studio.person();
  ({ projectId, siteName } = await studio.built(person, "A shopping list for 100% wool_socks"));
});

after(() => studio.close());

const list = async (input: object = {}) => (await person.query("projects.list", input)).data;

test("search matches names and prompts case-insensitively, and treats wildcards literally", async () => {
  await studio.built(person, "Recipes of my family");
  const names = async (search: string) => (await list({ search })).projects.map(({ prompt }) => prompt);
  assert.deepEqual(await names("FAMILY"), ["Recipes of my family"]);
  assert.deepEqual(await names("100%"), ["A shopping list for 100% wool_socks"]);
  assert.deepEqual(await names("l_s"), ["A shopping list for 100% wool_socks"]);
  for (const search of ["%", "_"]) assert.deepEqual(await names(search), ["A shopping list for 100% wool_socks"]);
  assert.deepEqual(await names("\\"), []);
  const page = await list({ sort: "created", limit: 1, offset: 1 });
  assert.deepEqual([page.total, page.projects.length, page.projects[0]?.id], [2, 1, projectId]);
  assert.deepEqual(
    (await list({ sort: "name" })).projects.map(({ name }) => name).toSorted(),
    (await list({ sort: "name" })).projects.map(({ name }) => name),
  );
});

test("a given name is kept when a later build does not rename the app", async () => {
  await person.mutate("projects.rename", { projectId, name: "  Socks & <b>Co</b> " });
  assert.equal((await person.query("projects.read", { projectId })).data.project.name, "Socks & <b>Co</b>");
  await person.mutate("projects.send", { projectId, message: "Make it green", requestId: randomUUID() });
  assert.equal((await studio.settled(person, projectId)).project.name, "Socks & <b>Co</b>");
  assert.equal((await person.mutate("projects.rename", { projectId, name: "   " })).error?.data.code, "BAD_REQUEST");
});

test("an unnamed project is named after the first words of its prompt", async () => {
  const other = await studio.person();
  const { data } = await other.mutate("projects.start", {
    prompt: "word ".repeat(40),
    type: "web",
    model: null,
    requestId: randomUUID(),
  });
  const [card] = (await other.query("projects.list")).data.projects;
  assert.match(card?.name ?? "", /^word word( word)*…$/);
  await studio.settled(other, data.projectId);
});

test("a subscription receives each step of a build and a new name immediately, and cleans up when closed", async () => {
  const watched = await person.watch(projectId);
  const first = await watched.next((event) => event.project.id === projectId);
  assert.equal(first.operation?.status, "done");
  await person.mutate("projects.send", { projectId, message: "Make it blue", requestId: randomUUID() });
  await watched.next((event) => event.operation?.status === "running");
  const done = await watched.next((event) => event.operation?.status === "done" && event.project.version === 3);
  assert.equal(done.conversation.at(-1)?.author, "atelier");
  await person.mutate("projects.rename", { projectId, name: "Renamed" });
  await watched.next((event) => event.project.name === "Renamed");
  watched.leave();
  await watched.ended;
  while (studio.changes.waiting() > 0) await new Promise((resolve) => setTimeout(resolve, 20));
});

test("a subscription ends with its session and with its project", async () => {
  const other = await studio.person();
  const mine = await studio.built(other, "A list of boats");
  const watched = await other.watch(mine.projectId);
  await watched.next((event) => event.project.id === mine.projectId);
  await other.mutate("projects.remove", { projectId: mine.projectId });
  assert.equal(await watched.refused(), "NOT_FOUND");
  const another = await studio.built(other, "A list of ships");
  const again = await other.watch(another.projectId);
  await again.next((event) => event.project.id === another.projectId);
  await other.mutate("session.signOut");
  await studio.pipeline.storage.pool.query("select pg_notify('atelier_changes', $1)", [another.projectId]);
  assert.equal(await again.refused(), "UNAUTHORIZED");
});

test("a site is served under a custom subdomain as well, and the API returns it", async () => {
  const check = async (name: string) => (await person.query("projects.checkSubdomain", { projectId, name })).data;
  assert.deepEqual(await check(" Wool-Socks "), { isFree: true, problem: null, address: `http://wool-socks.${HOSTS.sites}` });
  for (const name of [
    "ww",
    "www",
    "admin",
    "atelier",
    "-wool",
    "wool-",
    "wo ol",
    "wöl",
    "xn--wl-fka",
    "a.b",
    "x".repeat(41),
    siteName,
    "_dmarc",
  ]) {
    const { isFree, problem } = await check(name);
    assert.ok(!isFree && problem?.endsWith("."), name);
    assert.equal((await person.mutate("projects.setSubdomain", { projectId, name })).error?.data.kind, "invalid_input");
  }
  assert.deepEqual((await person.mutate("projects.setSubdomain", { projectId, name: "Wool-Socks" })).data, {
    address: `http://wool-socks.${HOSTS.sites}`,
  });
  for (const name of ["wool-socks", siteName]) assert.equal((await person.get(`${name}.${HOSTS.sites}`, "/")).status, 200);
  const { addresses } = (await person.query("projects.read", { projectId })).data;
  assert.deepEqual(
    [addresses.custom, addresses.deployment, addresses.subdomain],
    [`http://wool-socks.${HOSTS.sites}`, `http://wool-socks.${HOSTS.sites}`, `http://${siteName}.${HOSTS.sites}`],
  );
  await person.mutate("projects.setSubdomain", { projectId, name: "warm-socks" });
  assert.equal((await person.get(`wool-socks.${HOSTS.sites}`, "/")).status, 404);
  assert.equal((await check("wool-socks")).isFree, true);
  await person.mutate("projects.setSubdomain", { projectId, name: null });
  assert.equal((await person.get(`warm-socks.${HOSTS.sites}`, "/")).status, 404);
});

test("of two concurrent claims of a name one succeeds, and a restored project gets back the names that are free", async () => {
  const other = await studio.person();
  const theirs = await studio.built(other, "A list of hats");
  const taken = await other.mutate("projects.setSubdomain", { projectId: theirs.projectId, name: siteName });
  assert.match(taken.error?.message ?? "", /taken/);
  const claims = (name: string) =>
    Promise.all([
      person.mutate("projects.setSubdomain", { projectId, name }),
      other.mutate("projects.setSubdomain", { projectId: theirs.projectId, name }),
    ]);
  assert.deepEqual((await claims("best-name")).map(({ error }) => error?.data.kind ?? "ok").toSorted(), ["invalid_input", "ok"]);

  // What was deleted comes back with its site, without the name that the other site has by then.
  await person.mutate("projects.setSubdomain", { projectId, name: "warm-socks" });
  await person.mutate("projects.remove", { projectId });
  assert.equal((await person.get(`${siteName}.${HOSTS.sites}`, "/")).status, 404);
  const [thrown] = (await person.query("projects.trash")).data.projects;
  assert.deepEqual([thrown?.id, thrown?.address], [projectId, `http://warm-socks.${HOSTS.sites}`]);
  assert.deepEqual((await other.query("projects.trash")).data.projects, []);
  assert.equal((await other.mutate("projects.restore", { projectId })).error?.data.code, "NOT_FOUND");
  assert.equal((await other.mutate("projects.setSubdomain", { projectId: theirs.projectId, name: "warm-socks" })).error, null);
  assert.deepEqual((await person.mutate("projects.restore", { projectId })).data, {
    address: `http://${siteName}.${HOSTS.sites}`,
    lostAddresses: [`http://warm-socks.${HOSTS.sites}`],
  });
  assert.equal((await person.get(`${siteName}.${HOSTS.sites}`, "/")).status, 200);
  assert.equal((await person.query("projects.read", { projectId })).data.customSubdomain, null);
  assert.match((await person.mutate("projects.restore", { projectId })).error?.message ?? "", /not in the trash/);

  await person.mutate("projects.remove", { projectId });
  const laterBy = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  const callIn = (days: number) => ({ ...person.call, ctx: { ...person.call.ctx, clock: { now: () => laterBy(days) } } });
  assert.deepEqual(await listDeleted(callIn(31)), []);
  await assert.rejects(restoreProject(callIn(31), { projectId }), /thirty days have passed/);
  const { lostAddresses } = await restoreProject(callIn(29), { projectId });
  assert.deepEqual(lostAddresses, []);
});

test("screenshots and archives require their owner's session", async () => {
  const own = { "sec-fetch-site": "same-origin" };
  const archive = await person.get(HOSTS.console, `/console/download/projects/${projectId}/1.zip`, own);
  assert.deepEqual([archive.status, archive.headers["content-type"]], [200, "application/zip"]);
  assert.match(String(archive.headers["content-disposition"]), /^attachment; filename="[\w-]+-v1\.zip"$/);
  assert.ok(archive.text.startsWith("PK"));
  const other = await studio.person();
  for (const path of [`/console/download/projects/${projectId}/1.zip`, `/console/screenshots/${projectId}/1/desktop.jpg`]) {
    assert.equal((await other.get(HOSTS.console, path, own)).status, 404, path);
    assert.equal((await studio.anyone().get(HOSTS.console, path, own)).status, 401, path);
    assert.equal((await person.get(HOSTS.console, path, { "sec-fetch-site": "cross-site" })).status, 403, path);
  }
  assert.equal((await person.get(HOSTS.console, `/console/download/projects/${projectId}/99.zip`, own)).status, 404);
});

test("another account’s project is not found by any procedure", async () => {
  const other = await studio.person();
  const requestId = randomUUID();
  const { data } = await person.query("projects.read", { projectId });
  const reads: [ProcedureName, object][] = [
    ["projects.read", {}],
    ["projects.checkSubdomain", { name: "free-name" }],
    ["projects.phoneExport", {}],
    ["versions.list", {}],
    ["versions.proof", { version: 1 }],
    ["versions.files", { version: 1 }],
    ["versions.file", { version: 1, path: "README.md" }],
    ["versions.search", { version: 1, query: "a" }],
    ["versions.compare", { from: 1, to: 2 }],
    ["versions.compareSamples", { from: 1, to: 2 }],
    ["versions.readEdit", { requestId: data.operation?.requestId }],
  ];
  const writes: [ProcedureName, object][] = [
    ["projects.send", { message: "Make it red", requestId }],
    ["projects.stop", { requestId: data.operation?.requestId }],
    ["projects.rename", { name: "Mine" }],
    ["projects.remove", {}],
    ["projects.restore", {}],
    ["projects.setVisibility", { visibility: "private" }],
    ["projects.setSubdomain", { name: "free-name" }],
    ["projects.siteLink", {}],
    ["projects.draftLink", {}],
    ["projects.dropDraft", {}],
    ["projects.retryPhoneExport", {}],
    ["versions.restore", { version: 1, requestId }],
    ["versions.edit", { base: 2, changes: [{ path: "README.md", text: "x" }], requestId }],
  ];
  for (const [procedure, input] of reads) {
    assert.equal((await other.query(procedure, { projectId, ...input })).error?.data.kind, "not_found", procedure);
    assert.equal((await studio.anyone().query(procedure, { projectId, ...input })).error?.data.code, "UNAUTHORIZED", procedure);
  }
  for (const [procedure, input] of writes) {
    assert.equal((await other.mutate(procedure, { projectId, ...input })).error?.data.kind, "not_found", procedure);
    assert.equal((await studio.anyone().mutate(procedure, { projectId, ...input })).error?.data.code, "UNAUTHORIZED", procedure);
  }
  assert.equal(await (await other.watch(projectId)).refused(), "NOT_FOUND");
  assert.equal(await (await studio.anyone().watch(projectId)).refused(), "UNAUTHORIZED");
  const tested = [...reads, ...writes].map(([procedure]): string => procedure);
  const known = procedures.map(({ name }) => name).filter((name) => /^(projects|versions)\./.test(name));
  assert.deepEqual(
    known.filter((procedure) => !tested.includes(procedure)),
    ["projects.list", "projects.start", "projects.watch", "projects.trash"],
  );
  assert.deepEqual((await other.query("projects.list")).data, { total: 0, projects: [] });
  assert.deepEqual((await person.query("projects.read", { projectId })).data, data);
});

test("how long a build usually takes is the middle of past builds of its kind, without the time in which they waited", async () => {
  const { pool } = studio.pipeline.storage;
  await pool.query(
    `update operations set finished_at = created_at + interval '70 seconds', waited_milliseconds = 60000
     where kind = 'create' and version is not null`,
  );
  assert.equal(await usualDuration(studio.ctx, { model: "blueprint", kind: "create" }), 10_000);
  assert.equal(await usualDuration(studio.ctx, { model: "blueprint", kind: "restore" }), null);
  const { data } = await person.mutate("projects.start", { prompt: "Build me an app", type: "web", model: null, requestId: randomUUID() });
  const asked = await studio.settled(person, data.projectId);
  assert.equal(asked.operation.status, "waiting");
  await pool.query("update operations set updated_at = updated_at - interval '30 seconds' where project_id = $1", [data.projectId]);
  const answers = asked.operation.questions.map(({ id, options }) => ({ questionId: id, answer: options[0] ?? "" }));
  const sent = { projectId: data.projectId, answers, requestId: randomUUID() };
  assert.equal((await person.mutate("projects.send", sent)).error, null);
  const [operation] = (await person.query("projects.read", { projectId: data.projectId })).data.operations;
  assert.ok((operation?.waitedMilliseconds ?? 0) >= 30_000, `waited ${operation?.waitedMilliseconds} ms`);
  await person.mutate("projects.remove", { projectId: data.projectId });
});

test("the examples of the landing page are built while nobody else builds, and give way to a user's build", async () => {
  await studio.withoutTrying(async () => {
    const examples = await openExamplesAccount(studio.ctx);
    const statuses = async () => (await projectsOfExamples(examples)).map(({ status }) => status);
    assert.equal(await buildNextExample(examples, { mayStart: false }), "idle");
    assert.deepEqual(await statuses(), []);
    assert.equal(await buildNextExample(examples, { mayStart: true }), "building");
    assert.deepEqual(await statuses(), ["generating"]);

    const { data } = await person.mutate("projects.start", { prompt: "My plants", type: "web", model: null, requestId: randomUUID() });
    assert.equal(await buildNextExample(examples, { mayStart: true }), "waiting");
    assert.deepEqual(await statuses(), [], "the example keeps building beside a user's app");
    assert.equal(await buildNextExample(examples, { mayStart: true }), "waiting");
    await studio.settled(person, data.projectId);

    const shown = createExamples(studio.ctx, { stepMilliseconds: 100, keptMilliseconds: 0 });
    while (!(await shown.read()).isComplete) await delay(200);
    await shown.stop();
    assert.equal(await buildNextExample(examples, { mayStart: true }), "complete");
    assert.deepEqual(await statuses(), ["ready", "ready", "ready"]);
  });
});

test("the examples are public sites of an account of their own", async () => {
  const examples = await listExamples(await openExamplesAccount(studio.ctx));
  assert.equal(examples.length, 3);
  for (const { address, prompt, parts, partsProven } of examples) {
    assert.equal((await studio.anyone().get(new URL(address).host, "/")).status, 200);
    assert.ok(parts.length > 0);
    assert.equal(partsProven, 0, "what was not tried is not proven");
    assert.equal((await list({ search: prompt })).total, 0, "they are listed among a user's projects");
  }
});
