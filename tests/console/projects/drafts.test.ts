// A draft and every version is its owner's alone: it has an origin of its own. A draft is never live, and goes when they
// drop it.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, beforeEach, test } from "node:test";
import { findNewestDraft, writeDraft } from "../../../src/storage/rows/versions/drafts.ts";
import { findVersion } from "../../../src/storage/rows/versions/read-versions.ts";
import { HOSTS, openStudio, type Person, type Studio } from "./open-studio.ts";

let studio: Studio;
let owner: Person;
let projectId: string;
let siteName: string;
let host: string;

before(async () => {
  studio = await openStudio("drafts");
  owner = await studio.person();
  ({ projectId, siteName } = await studio.withoutTrying(() => studio.built(owner, "A list of books")));
  host = `${siteName}--draft.${HOSTS.sites}`;
});
beforeEach(async () => {
  owner.cookies.delete(host);
  await keepDraft();
});
after(() => studio.close());

/** A draft of the project's build: its version with another start page. */
async function keepDraft(): Promise<void> {
  const version = await findVersion(studio.ctx.database, { projectId, version: 1 });
  const script = Object.entries(version?.site ?? {}).find(([path]) => path.endsWith(".js"));
  assert.ok(version && script);
  const now = new Date();
  await writeDraft(studio.ctx.database, {
    operationId: version.operationId,
    projectId,
    request: "A list of books",
    works: ["A book is added"],
    missing: ["The books are counted"],
    source: version.source,
    site: { "/index.html": { ...script[1], contentType: "text/html", immutable: false }, "/assets/only-in-draft.js": script[1] },
    plan: {},
    kept: {},
    createdAt: now,
    updatedAt: now,
  });
}

const pathOf = (location: string | undefined): string => {
  const url = new URL(location ?? "", `http://${HOSTS.console}`);
  return url.pathname + url.search;
};

test("its owner sees what works and what is missing, and opens it at an address of its own, which no robot indexes", async () => {
  const { data } = await owner.query("projects.read", { projectId });
  const { draft, project } = data;
  assert.deepEqual([draft?.works, draft?.missing, draft?.request], [["A book is added"], ["The books are counted"], "A list of books"]);
  assert.equal(draft?.url, `http://${host}`);
  assert.equal(project.version, 1);

  const link = await owner.mutate("projects.draftLink", { projectId });
  const entered = await owner.get(host, pathOf(link.data.address));
  assert.deepEqual([entered.status, entered.headers.location], [303, "/"]);
  const again = await owner.get(host, pathOf(link.data.address));
  assert.deepEqual([again.status, again.headers.location], [303, "/"], "a frame may load its link again");
  assert.equal((await studio.anyone().get(host, pathOf(link.data.address))).status, 404, "nobody else may");
  const page = await owner.get(host, "/");
  assert.deepEqual([page.status, page.headers["cache-control"], page.headers["x-robots-tag"]], [200, "private, no-store", "noindex"]);
  assert.equal((await owner.get(`${siteName}.${HOSTS.sites}`, "/")).headers["x-robots-tag"], undefined);
});

test("the live site has nothing of the draft", async () => {
  const file = await owner.get(`${siteName}.${HOSTS.sites}`, "/assets/only-in-draft.js", { accept: "*/*" });
  assert.equal(file.status, 404);
});

test("a stranger is sent to the sign-in, and another account gets what an unknown site returns", async () => {
  const away = await studio.anyone().get(host, "/");
  assert.equal(away.headers.location, `http://${HOSTS.console}/open-site?site=${siteName}--draft&to=%2F`);
  const signIn = await studio.anyone().get(HOSTS.console, pathOf(away.headers.location));
  assert.match(signIn.headers.location ?? "", /^\/sign-in/);
  const other = await studio.person();
  const back = await other.get(HOSTS.console, pathOf(away.headers.location));
  assert.equal(back.headers.location, `http://${host}/.atelier/enter`);
  const unknown = await other.get(`nobody.${HOSTS.sites}`, "/.atelier/enter");
  assert.deepEqual([(await other.get(host, "/.atelier/enter")).text], [unknown.text]);
  for (const procedure of ["projects.draftLink", "projects.dropDraft"] as const) {
    assert.match((await other.mutate(procedure, { projectId })).error?.message ?? "", /There is no such project|no project/i);
  }
});

test("each version is opened at an address of its own by its owner alone, and no robot indexes it", async () => {
  const { data } = await owner.query("versions.list", { projectId });
  const [version] = data.versions;
  const own = `${siteName}--v1.${HOSTS.sites}`;
  assert.equal(version?.url, `http://${own}`);

  const away = await owner.get(own, "/books");
  assert.equal(away.headers.location, `http://${HOSTS.console}/open-site?site=${siteName}--v1&to=%2Fbooks`);
  const back = await owner.get(HOSTS.console, pathOf(away.headers.location));
  const entered = await owner.get(own, pathOf(back.headers.location));
  assert.deepEqual([entered.status, entered.headers.location], [303, "/books"]);
  const page = await owner.get(own, "/");
  assert.deepEqual([page.status, page.headers["cache-control"], page.headers["x-robots-tag"]], [200, "private, no-store", "noindex"]);
  assert.equal(page.text, (await owner.get(`${siteName}.${HOSTS.sites}`, "/")).text);

  const other = await studio.person();
  const refused = await other.get(HOSTS.console, pathOf(away.headers.location));
  assert.equal(refused.headers.location, `http://${own}/.atelier/enter`);
  for (const path of ["/.atelier/enter", pathOf(back.headers.location)]) assert.equal((await other.get(own, path)).status, 404);
  assert.match((await studio.anyone().get(own, "/")).headers.location ?? "", /\/open-site/);
  assert.equal((await studio.anyone().get(own, "/assets/app.js", { accept: "*/*", "sec-fetch-mode": "no-cors" })).status, 404);
  for (const unknown of [`${siteName}--v2`, `${siteName}--v01`, `${siteName}--v1--v1`, "nobody--v1"])
    assert.equal((await owner.get(`${unknown}.${HOSTS.sites}`, "/")).status, 404, unknown);
});

test("a name that is like that of a version, taken before such names were reserved, is its project's alone", async () => {
  const other = await studio.person();
  const theirs = await studio.withoutTrying(() => studio.built(other, "A list of films"));
  const taken = `${siteName}--v1`;
  await studio.pipeline.storage.pool.query("update projects set custom_subdomain = $1, visibility = 'private' where id = $2", [
    taken,
    theirs.projectId,
  ]);
  const theirHost = `${taken}.${HOSTS.sites}`;
  owner.cookies.delete(theirHost);
  const enter = async (person: Person) => {
    const away = await person.get(theirHost, "/");
    const back = await person.get(HOSTS.console, pathOf(away.headers.location));
    await person.get(theirHost, pathOf(back.headers.location));
    return (await person.get(theirHost, "/")).status;
  };
  assert.equal(await enter(other), 200);
  assert.equal(await enter(owner), 303, "its owner is not let in");
  const link = await owner.mutate("projects.draftLink", { projectId });
  assert.equal((await owner.get(theirHost, pathOf(link.data.address))).status, 404, "a token of another project opens it");
  await studio.pipeline.storage.pool.query("update projects set custom_subdomain = null where id = $1", [theirs.projectId]);
});

test("no site may be named like a draft or a version", async () => {
  for (const suffix of ["--draft", "--v3"]) {
    const { data } = await owner.query("projects.checkSubdomain", { projectId, name: `books${suffix}` });
    assert.match(JSON.stringify(data), new RegExp(`cannot end in ${suffix}`));
  }
});

test("it goes when it is dropped, and the live version stays", async () => {
  const { error } = await owner.mutate("projects.dropDraft", { projectId });
  assert.equal(error, null);
  assert.equal(await findNewestDraft(studio.ctx.database, { projectId }), null);
  const { data } = await owner.query("projects.read", { projectId });
  assert.deepEqual([data.draft, data.project.version], [null, 1]);
  assert.equal((await owner.get(host, "/")).status, 404);
  assert.equal((await owner.get(`${siteName}.${HOSTS.sites}`, "/")).status, 200);
});

test("it is not dropped while a build has not ended", async () => {
  await studio.withoutWorker(async () => {
    await owner.mutate("projects.send", { projectId, message: "Add a rating to books", requestId: randomUUID() });
    const { error } = await owner.mutate("projects.dropDraft", { projectId });
    assert.match(error?.message ?? "", /has not ended/);
  });
  await studio.settled(owner, projectId);
  assert.notEqual(await findNewestDraft(studio.ctx.database, { projectId }), null);
});
