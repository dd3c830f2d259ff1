// A private project's site opens only for its owner, by way of the console; neither ever receives the other's cookie.
import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { HOSTS, openStudio, type Person, type Studio } from "./open-studio.ts";

let studio: Studio;
let owner: Person;
let projectId: string;
let siteName: string;
let host: string;

before(async () => {
  studio = await openStudio("private sites");
  owner = await studio.person();
  ({ projectId, siteName } = await studio.built(owner, "A private diary"));
  host = `${siteName}.${HOSTS.sites}`;
  await owner.mutate("projects.setVisibility", { projectId, visibility: "private" });
});

beforeEach(() => owner.cookies.delete(host));
after(() => studio.close());

const pathOf = (location: string | undefined): string => {
  const url = new URL(location ?? "", `http://${HOSTS.console}`);
  return url.pathname + url.search;
};

/** Follows the redirects like a browser, and returns each response. */
async function follow(person: Person, path: string) {
  const toConsole = await person.get(host, path);
  const toSite = await person.get(HOSTS.console, pathOf(toConsole.headers.location));
  const entered = await person.get(host, pathOf(toSite.headers.location));
  return { toConsole, toSite, entered };
}

test("redirects its owner to the console and back, with a cookie for the site only", async () => {
  const { toConsole, toSite, entered } = await follow(owner, "/notes/7?tab=all");
  assert.equal(toConsole.status, 303);
  assert.equal(toConsole.headers.location, `http://${HOSTS.console}/open-site?site=${siteName}&to=%2Fnotes%2F7%3Ftab%3Dall`);
  assert.equal(toSite.status, 303);
  assert.match(
    toSite.headers.location ?? "",
    new RegExp(`^http://${host}/\\.atelier/enter\\?token=[0-9A-Za-z]{43}&to=%2Fnotes%2F7%3Ftab%3Dall$`),
  );
  assert.deepEqual(
    [toSite.headers["referrer-policy"], toSite.headers["cache-control"], toSite.headers["set-cookie"]],
    ["no-referrer", "no-store", undefined],
  );
  assert.deepEqual([entered.status, entered.headers.location], [303, "/notes/7?tab=all"]);
  const [cookie = "", ...others] = entered.headers["set-cookie"] ?? [];
  assert.match(cookie, /^atelier-site=[0-9A-Za-z]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/);
  assert.deepEqual(others, []);
  const page = await owner.get(host, "/");
  assert.deepEqual([page.status, page.headers["cache-control"]], [200, "private, no-store"]);
  assert.match(String(page.headers.vary), /Cookie/);
  assert.equal(page.headers["set-cookie"], undefined);
  const script = /src="(\/assets\/[^"]+)"/.exec(page.text)?.[1] ?? "";
  const asset = await owner.get(host, script, { accept: "*/*", "sec-fetch-mode": "cors" });
  assert.deepEqual([asset.status, asset.headers["cache-control"]], [200, "private, no-store"]);
  assert.ok(!owner.cookies.get(HOSTS.console)?.has("atelier-site"));
  assert.ok(!owner.cookies.get(host)?.has("atelier"));
});

test("returns 404 for files without a cookie, as for an unknown site", async () => {
  const unknown = await owner.get(`nobody.${HOSTS.sites}`, "/assets/main.js", { accept: "*/*", "sec-fetch-mode": "cors" });
  for (const headers of [
    { accept: "*/*", "sec-fetch-mode": "no-cors" },
    { accept: "text/html", "sec-fetch-mode": "cors" },
    { accept: "*/*", "sec-fetch-mode": "" },
  ]) {
    const response = await owner.get(host, "/", headers);
    assert.deepEqual([response.status, response.text], [404, unknown.text]);
  }
});

test("redirects to sign-in without a session, and back to the same path", async () => {
  const anyone = studio.anyone();
  const { headers } = await anyone.get(HOSTS.console, `/open-site?site=${siteName}&to=/a`);
  assert.equal(headers.location, `/sign-in?to=${encodeURIComponent(`/open-site?site=${siteName}&to=%2Fa`)}`);
});

test("another account gets the same response as for an unknown site", async () => {
  const other = await studio.person();
  const { toSite, entered } = await follow(other, "/");
  assert.equal(toSite.headers.location, `http://${host}/.atelier/enter`);
  const unknown = await other.get(HOSTS.console, "/open-site?site=nobody&to=/");
  assert.equal(unknown.headers.location, `http://nobody.${HOSTS.sites}/.atelier/enter`);
  const page = await other.get(`nobody.${HOSTS.sites}`, "/.atelier/enter");
  assert.deepEqual([entered.status, entered.text, entered.headers["set-cookie"]], [404, page.text, undefined]);
});

test("a token is valid once, for a minute, and for its own site", async () => {
  const { toSite } = await follow(owner, "/");
  const used = pathOf(toSite.headers.location);
  assert.deepEqual([(await owner.get(host, used)).status, (await owner.get(host, "/")).status], [303, 200], "who is in needs no token");
  owner.cookies.delete(host);
  assert.equal((await owner.get(host, used)).status, 404);
  const late = pathOf((await owner.get(HOSTS.console, `/open-site?site=${siteName}`)).headers.location);
  studio.move(61);
  assert.equal((await owner.get(host, late)).status, 404);
  const mine = await studio.built(owner, "Another private diary");
  await owner.mutate("projects.setVisibility", { projectId: mine.projectId, visibility: "private" });
  const elsewhere = pathOf((await owner.get(HOSTS.console, `/open-site?site=${siteName}`)).headers.location);
  assert.equal((await owner.get(`${mine.siteName}.${HOSTS.sites}`, elsewhere)).status, 404);
  assert.equal((await owner.get(host, elsewhere)).status, 404, "it is used up");
  const at = pathOf((await owner.get(HOSTS.console, `/open-site?site=${siteName}`)).headers.location);
  owner.cookies.delete(host);
  const both = await Promise.all([owner.get(host, at), owner.get(host, at)]);
  assert.deepEqual(both.map(({ status }) => String(status)).toSorted(), ["303", "404"]);
});

test("a site’s cookie is valid for that site only, not for the console, and expires after a day", async () => {
  await follow(owner, "/");
  const mine = await studio.built(owner, "A third private diary");
  await owner.mutate("projects.setVisibility", { projectId: mine.projectId, visibility: "private" });
  const token = owner.cookies.get(host)?.get("atelier-site") ?? "";
  const carried = await owner.get(`${mine.siteName}.${HOSTS.sites}`, "/", { cookie: `atelier-site=${token}` });
  assert.equal(carried.status, 303);
  const onConsole = await studio.anyone().get(HOSTS.console, `/open-site?site=${siteName}`, { cookie: `atelier=${token}` });
  assert.match(onConsole.headers.location ?? "", /^\/sign-in/);
  const consoleOnSite = await studio.anyone().get(host, "/", { cookie: `atelier-site=${owner.sessionToken}` });
  assert.equal(consoleOnSite.status, 303);
  studio.move(86_400);
  assert.equal((await owner.get(host, "/")).status, 303);
});

test("redirects back only into the site", async () => {
  for (const to of [
    "//evil.test",
    "/\\evil.test",
    "https://evil.test",
    "\\\\evil.test",
    "/\u0009/evil.test",
    "/a\nSet-Cookie: x=1",
    "javascript:alert(1)",
    "",
    "evil",
  ]) {
    const { headers } = await owner.get(HOSTS.console, `/open-site?site=${siteName}&to=${encodeURIComponent(to)}`);
    const token = new URL(headers.location ?? "").searchParams.get("token");
    const entered = await owner.get(host, `/.atelier/enter?token=${token}&to=${encodeURIComponent(to)}`);
    assert.deepEqual([entered.status, entered.headers.location], [303, "/"], to);
  }
  for (const site of ["evil.test", "a.b", "evil.test/", "@evil", "", "-a", "x".repeat(64)]) {
    const { headers } = await owner.get(HOSTS.console, `/open-site?site=${encodeURIComponent(site)}`);
    assert.equal(headers.location, "/", site);
  }
});

test("the editor’s frame gets a URL with access, and a public site opens for anyone", async () => {
  const link = (await owner.mutate("projects.siteLink", { projectId })).data.address ?? "";
  const entered = await owner.get(host, pathOf(link));
  assert.equal(entered.status, 303);
  assert.equal((await owner.get(host, "/")).status, 200);
  await owner.mutate("projects.setVisibility", { projectId, visibility: "public" });
  const open = await studio.anyone().get(host, "/");
  assert.deepEqual([open.status, open.headers["cache-control"]], [200, "no-cache"]);
  assert.equal((await studio.anyone().get(host, "/.atelier/enter?to=/a")).headers.location, "/a");
  assert.equal((await owner.mutate("projects.siteLink", { projectId })).data.address, `http://${host}/`);
  await owner.mutate("projects.setVisibility", { projectId, visibility: "private" });
  assert.equal((await studio.anyone().get(host, "/")).status, 303);
});

test("signing out revokes the site sessions opened from it", async () => {
  await follow(owner, "/");
  assert.equal((await owner.get(host, "/")).status, 200);
  await owner.mutate("session.signOut");
  assert.equal((await owner.get(host, "/")).status, 303);
});
