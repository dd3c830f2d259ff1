// An app for phones over HTTP. Where its packages are (`ATELIER_EXPO`, see tests/workshop/bundle/expo-apps.test.ts) it goes the
// whole way of an app; without them, its build says what is missing, and apps for browsers are built as ever.
import assert from "node:assert/strict";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer, text } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { unzipSync } from "fflate";
import { buildAndWait, type ReadOperation, untilSettled } from "../../support/build-and-wait.ts";
import { type RunningService, startService } from "../../support/start-service.ts";

const installed = process.env.ATELIER_EXPO ?? "";
const PROMPT = "A recipe box: what I cook, how good it was and what it takes";

let service: RunningService;
before(async () => {
  service = await startService({ triesApps: installed !== "" });
});
after(() => service.stop());

async function post(path: string, body: object): Promise<ReadOperation> {
  const response = await service.request(`/b/api/v1${path}`, {
    method: "POST",
    body: JSON.stringify({ requestId: randomUUID(), ...body }),
  });
  const started = (await response.json()) as ReadOperation;
  assert.equal(response.status, 202, JSON.stringify(started));
  return untilSettled(service, started.requestId);
}

const read = async (path: string, headers: Record<string, string> = {}) => service.request(path, { headers });
const json = async (path: string) => (await read(path)).json() as Promise<Record<string, never>>;

describe("an app for phones without the packages that it needs", { skip: installed !== "" && "they are installed" }, () => {
  test("is not built and costs nothing, and the failure says what to do", async () => {
    const failed = await post("/projects", { prompt: PROMPT, type: "mobile-expo" });
    assert.equal(failed.operationStatus, "failed");
    assert.equal(failed.error?.code, "GENERATION_FAILED");
    assert.match(failed.error?.message ?? "", /ATELIER_EXPO names \/nowhere\/expo.*nothing was spent/);
    assert.equal(failed.credits.spent, 0);
  });

  test("does not keep an app for browsers from being built", async () => {
    assert.equal((await buildAndWait(service, "A to-do list")).operationStatus, "done");
  });
});

describe("an app made with Flutter", () => {
  let first: ReadOperation;

  test("is built, and its proof claims no more than was checked", async () => {
    first = await post("/projects", { prompt: PROMPT, type: "mobile-flutter" });
    assert.equal(first.operationStatus, "done", JSON.stringify(first.error));
    const { proof } = first;
    assert.deepEqual([proof?.browser, proof?.checks], ["not run", []]);
    assert.match(JSON.stringify(proof), /"reason":"[^"]*flutter analyze, flutter test and flutter build web were not run/);
    assert.match(JSON.stringify(proof), /"types":"not run"/);
    assert.doesNotMatch(JSON.stringify(proof), /"outcome":"proven"/);
    assert.match(first.replies.at(-1)?.text ?? "", /not tried in a browser: .*Flutter/);
    assert.equal((await json(`/b/api/v1/projects/${first.projectId}`))["uiType"], "flutter");
  });

  test("has files of Flutter, and a site that says how to run them", async () => {
    const { files = [] } = (await json(`/b/api/v1/projects/${first.projectId}/files`)) as { files?: { path: string }[] };
    for (const path of ["pubspec.yaml", "lib/main.dart", "test/app_test.dart"])
      assert.ok(
        files.some((file) => file.path === path),
        path,
      );
    const { host } = new URL(first.links.deployment ?? "");
    const [response] = (await once(get({ port: service.port, headers: { host, accept: "text/html" } }), "response")) as [IncomingMessage];
    assert.match(await text(response), /was not run in a browser.*flutter create \. --platforms=android,ios,web/s);
  });

  test("is changed by messages and edits, and restored", async () => {
    const message = async (words: string) => post(`/projects/${first.projectId}/messages`, { message: words });
    const edit = async (base: number, content: string) =>
      post(`/projects/${first.projectId}/edits`, { base, changes: [{ path: "lib/more.dart", content }] });
    const changed = await message("Add a servings number to recipes");
    assert.deepEqual([changed.operationStatus, changed.version], ["done", 2], JSON.stringify(changed.error));
    assert.match((await message("Turn it into a web app")).replies.at(-1)?.text ?? "", /stays mobile-flutter/);
    assert.match((await edit(2, "void more( {}")).error?.message ?? "", /lib\/more\.dart/);
    const edited = await edit(2, "const more = 1;\n");
    assert.deepEqual([edited.operationStatus, edited.version], ["done", 3], JSON.stringify(edited.error));
    const restored = await post(`/projects/${first.projectId}/versions/1/restore`, {});
    assert.deepEqual([restored.operationStatus, restored.version], ["done", 4], JSON.stringify(restored.error));
  });
});

describe("an app for phones", { skip: installed === "" && "ATELIER_EXPO is not set" }, () => {
  let first: ReadOperation;

  test("is built, proven on a phone and published", async () => {
    first = await post("/projects", { prompt: PROMPT, type: "mobile-expo" });
    assert.equal(first.operationStatus, "done", JSON.stringify(first.error));
    assert.ok((first.proof?.checks.length ?? 0) >= 5 && first.proof?.checks.every(({ passed }) => passed));
    assert.deepEqual(
      first.proof?.screenshots.map(({ viewport }) => viewport),
      ["phone"],
    );
  });

  test("has its type in every contract", async () => {
    assert.equal((await json(`/b/api/v1/projects/${first.projectId}`))["type"], "mobile-expo");
    assert.equal((await json(`/b/api/v1/projects/${first.projectId}`))["uiType"], "expo");
    assert.match(JSON.stringify(await json(`/a/api/v1/projects/${first.projectId}`)), /"uiType":"expo"/);
    assert.equal((await json("/b/api/v1/projects"))["projects"]?.[0]?.["type"], "mobile-expo");
  });

  test("has files of Expo, also as a zip", async () => {
    const { files = [] } = (await json(`/b/api/v1/projects/${first.projectId}/files`)) as { files?: { path: string }[] };
    const paths = files.map(({ path }) => path);
    for (const path of ["app.json", "eas.json", "app/_layout.tsx", "package.json"]) assert.ok(paths.includes(path), path);
    const zip = await read(`/b/api/v1/projects/${first.projectId}/files`, { accept: "application/zip" });
    assert.deepEqual(Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer()))).length, paths.length);
  });

  test("is shown in a phone to whoever opens its address, and is itself in the frame", async () => {
    const { host } = new URL(first.links.deployment ?? "");
    const open = async (destination: string): Promise<string> => {
      const headers = { host, accept: "text/html", "sec-fetch-dest": destination };
      const [response] = (await once(get({ port: service.port, headers }), "response")) as [IncomingMessage];
      return text(response);
    };
    assert.match(await open("document"), /class="phone"><iframe/);
    assert.match(await open("iframe"), /<div id="root">/);
  });

  // Metro runs at the lowest priority, for minutes on a busy machine.
  const bundled = { timeout: 20 * 60_000 };
  test("says why a phone cannot open it here, and has a manifest and files for Expo Go when they are bundled", bundled, async () => {
    const { host } = new URL(first.links.deployment ?? "");
    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const [response] = (await once(get({ port: service.port, path, headers: { host, ...headers } }), "response")) as [IncomingMessage];
      return { status: response.statusCode, body: await buffer(response) };
    };
    const { state } = JSON.parse((await ask("/_expo/code")).body.toString());
    assert.equal(state, "unreachable");
    for (const platform of ["android", "ios"]) {
      const manifestOf = () => ask("/_expo", { "expo-platform": platform, accept: "application/expo+json" });
      let answer = await manifestOf();
      for (; answer.status === 404 && /being prepared/.test(answer.body.toString()); answer = await manifestOf()) await delay(1_000);
      assert.equal(answer.status, 200, answer.body.toString());
      const { launchAsset, assets, runtimeVersion, extra } = JSON.parse(answer.body.toString());
      assert.deepEqual([runtimeVersion, extra.expoClient.sdkVersion], ["exposdk:57.0.0", "57.0.0"]);
      for (const { url, hash } of [launchAsset, ...assets]) {
        const file = await ask(new URL(url).pathname);
        assert.equal(createHash("sha256").update(file.body).digest("base64url"), hash, url);
      }
      const bundle = (await ask(new URL(launchAsset.url).pathname)).body.toString();
      // The module system of Metro, and a text of the app.
      assert.match(bundle, /__d\(/);
      assert.match(bundle, /[Rr]ecipe/);
      assert.ok(assets.length > 0);
      const icon = await ask(new URL(extra.expoClient.iconUrl).pathname);
      assert.equal(icon.body.subarray(1, 4).toString("latin1"), "PNG");
    }
  });

  test("is changed by a message, keeps its type, and is restored", async () => {
    const changed = await post(`/projects/${first.projectId}/messages`, { message: "Make it green and add a servings number to recipes" });
    assert.deepEqual([changed.operationStatus, changed.version], ["done", 2], JSON.stringify(changed.error));
    const other = await post(`/projects/${first.projectId}/messages`, { message: "Turn it into a web app" });
    assert.deepEqual([other.operationStatus, other.version], ["done", null]);
    assert.match(other.replies.at(-1)?.text ?? "", /stays mobile-expo/);
    const restored = await post(`/projects/${first.projectId}/versions/1/restore`, {});
    assert.deepEqual([restored.operationStatus, restored.version], ["done", 3], JSON.stringify(restored.error));
  });

  test("is not built and costs nothing where nothing of it would be left", async () => {
    const failed = await post("/projects", {
      prompt: "A landing page for my bakery with opening hours and a contact form",
      type: "mobile-expo",
    });
    assert.deepEqual([failed.operationStatus, failed.credits.spent], ["failed", 0]);
    assert.match(failed.error?.message ?? "", /cannot be built as an app for phones yet/);
  });
});
