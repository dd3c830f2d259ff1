// What the site of an app for phones has for Expo Go, by the specification of Expo Updates, version 1
// (https://docs.expo.dev/technical-specs/expo-updates-1). No phone takes part.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { brotliDecompressSync } from "node:zlib";
import { decodeQR } from "qr/decode.js";
import { encodeQR } from "qr";
import { z } from "zod";
import type { PhoneSite } from "../../src/domain/projects/site/phone/find-phone-site.ts";
import { hashOf, indexHtml, mainScript, manifest, picture, type SiteResponse, type SitesServer, startSites } from "./sites-server.ts";

const page = { hash: hashOf(mainScript), contentType: "text/html; charset=utf-8", immutable: false };
const phoneManifest = { ...manifest, "/_phone.html": page };

const launch = (text: string) => ({ hash: hashOf(text), key: "bundle", contentType: "application/javascript", extension: null });
const asset = { hash: hashOf(picture), key: "0123456789abcdef0123456789abcdef", contentType: "image/png", extension: ".png" };
const updates = {
  projectId: "0192f0c1-2222-7333-8444-555566667777",
  app: { name: "Recipe box", slug: "recipe-box", sdkVersion: "57.0.0", platforms: ["ios", "android"] },
  createdAt: "2026-03-02T10:00:00.000Z",
  android: { launch: launch(mainScript), assets: [asset] },
  ios: { launch: launch(indexHtml), assets: [] },
};

const Asset = z.strictObject({
  hash: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  key: z.string().min(1),
  contentType: z.string().regex(/^[\w.+-]+\/[\w.+-]+$/),
  fileExtension: z.string().startsWith(".").optional(),
  url: z.url(),
});

/** The type `Manifest` of the specification, and what Expo Go reads in `extra`. */
const Manifest = z.strictObject({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  runtimeVersion: z.string().regex(/^exposdk:\d+\.0\.0$/),
  launchAsset: Asset.omit({ fileExtension: true }),
  assets: z.array(Asset),
  metadata: z.record(z.string(), z.string()),
  extra: z.strictObject({
    expoClient: z.looseObject({ name: z.string(), sdkVersion: z.string() }),
    scopeKey: z.string().startsWith("@anonymous/"),
  }),
});

const EXPO_GO = {
  "expo-platform": "android",
  "expo-protocol-version": "1",
  accept: "multipart/mixed,application/expo+json,application/json",
};
const JSON_ONLY = { ...EXPO_GO, accept: "application/expo+json" };

let site: PhoneSite = { status: "ready", updates };
let visibility: "public" | "private" = "public";
const sitesUrl = "https://apps.example.com";
let server: SitesServer;

const open = (url: string): Promise<SitesServer> =>
  startSites({
    sitesUrl: url,
    findSite: async (name) => (name === "box" ? { manifest: phoneManifest, visibility } : { manifest, visibility: "public" }),
    findPhoneSite: async () => site,
  });

before(async () => {
  server = await open(sitesUrl);
});
after(() => server[Symbol.asyncDispose]());

const host = { host: "box.apps.example.com" };
const ask = (headers: Record<string, string>, target = "/_expo"): Promise<SiteResponse> =>
  server.get(target, { headers: { ...host, ...headers } });
const jsonOf = ({ body }: SiteResponse) => JSON.parse(body.toString());

describe("the manifest", () => {
  for (const [platform, script] of [
    ["android", mainScript],
    ["ios", indexHtml],
  ] as const)
    test(`is as the specification has it for ${platform}, and names files with their hashes`, async () => {
      const answer = await ask({ ...JSON_ONLY, "expo-platform": platform });
      assert.deepEqual([answer.status, answer.headers["content-type"]], [200, "application/expo+json"]);
      const { launchAsset, runtimeVersion, assets } = Manifest.parse(jsonOf(answer));
      assert.deepEqual([runtimeVersion, assets.length], ["exposdk:57.0.0", platform === "android" ? 1 : 0]);
      for (const { url, hash, contentType } of [launchAsset, ...assets]) {
        assert.equal(new URL(url).origin, "https://box.apps.example.com");
        const file = await ask({ "accept-encoding": "br" }, new URL(url).pathname);
        const bytes = file.headers["content-encoding"] === "br" ? brotliDecompressSync(file.body) : file.body;
        assert.equal(createHash("sha256").update(bytes).digest("base64url"), hash);
        assert.deepEqual([file.status, file.headers["content-type"]], [200, contentType]);
        assert.equal(file.headers["cache-control"], "public, max-age=31536000, immutable");
      }
      assert.equal(launchAsset.hash, createHash("sha256").update(script).digest("base64url"));
    });

  test("names the icon of an app that has one, which is served", async () => {
    assert.equal(jsonOf(await ask(JSON_ONLY)).extra.expoClient.iconUrl, undefined);
    site = {
      status: "ready",
      updates: { ...updates, ios: updates.android, icon: { ...launch(indexHtml), key: "icon", contentType: "image/png" } },
    };
    const { icon, iconUrl } = Manifest.parse(jsonOf(await ask(JSON_ONLY))).extra.expoClient;
    const file = await ask({}, new URL(z.url().parse(iconUrl)).pathname);
    site = { status: "ready", updates };
    assert.deepEqual([icon, file.status, file.headers["content-type"]], ["./assets/icon.png", 200, "image/png"]);
  });

  test("has the headers of the protocol, and is never kept", async () => {
    const { headers } = await ask(JSON_ONLY);
    assert.deepEqual([headers["expo-protocol-version"], headers["expo-sfv-version"]], ["1", "0"]);
    assert.deepEqual([headers["expo-manifest-filters"], headers["expo-server-defined-headers"]], ["", ""]);
    assert.equal(headers["cache-control"], "private, max-age=0");
  });

  test("is one part of several where the client likes that best", async () => {
    const { headers, body } = await ask(EXPO_GO);
    const [, boundary = ""] = /^multipart\/mixed; boundary=(\S+)$/.exec(headers["content-type"] ?? "") ?? [];
    const [start, part = "", end] = body.toString().split(`--${boundary}`);
    assert.deepEqual([start, end], ["", "--\r\n"]);
    const [head = "", text = ""] = part.split("\r\n\r\n");
    assert.deepEqual(head.trim().split("\r\n"), ['Content-Disposition: inline; name="manifest"', "Content-Type: application/json"]);
    assert.deepEqual(Manifest.parse(JSON.parse(text)), Manifest.parse(jsonOf(await ask(JSON_ONLY))));
    const weighed = await ask({ ...EXPO_GO, accept: "multipart/mixed;q=0.5, application/json;q=0.8" });
    assert.equal(weighed.headers["content-type"], "application/json");
  });

  test("keeps its id as long as the app is the same, and the scope of what it stores for ever", async () => {
    const [one, again] = [jsonOf(await ask(JSON_ONLY)), jsonOf(await ask(JSON_ONLY))];
    assert.equal(one.id, again.id);
    site = { status: "ready", updates: { ...updates, createdAt: "2026-03-03T10:00:00.000Z" } };
    const later = jsonOf(await ask(JSON_ONLY));
    site = { status: "ready", updates };
    assert.notEqual(later.id, one.id);
    assert.equal(later.extra.scopeKey, one.extra.scopeKey);
  });

  test("is refused for another platform, another protocol and another structure", async () => {
    const { "expo-platform": _, ...noPlatform } = JSON_ONLY;
    for (const headers of [noPlatform, { ...JSON_ONLY, "expo-platform": "windows" }]) {
      const answer = await ask(headers);
      assert.equal(answer.status, 400);
      assert.match(jsonOf(answer).message, /expo-platform/);
    }
    assert.equal((await ask({ ...JSON_ONLY, "expo-protocol-version": "2" })).status, 406);
    assert.equal((await ask({ ...JSON_ONLY, accept: "text/html" })).status, 406);
  });

  test("and its files exist only for an app for phones, and only once they are made", async () => {
    assert.equal((await ask({ ...JSON_ONLY, host: "other.apps.example.com" })).status, 404);
    const target = `/_expo/files/${hashOf(mainScript)}`;
    site = { status: "preparing" };
    const [early, file] = [await ask(JSON_ONLY), await ask({}, target)];
    site = { status: "ready", updates };
    assert.deepEqual([early.status, file.status], [404, 404]);
    assert.match(jsonOf(early).message, /being prepared/);
    assert.equal((await ask({}, `/_expo/files/${hashOf("something else")}`)).status, 404);
  });
});

describe("a private site", () => {
  test("has nothing for Expo Go that it has not for every visitor", async () => {
    visibility = "private";
    const answers = await Promise.all(
      ["/_expo", "/_expo/code", `/_expo/files/${hashOf(mainScript)}`, "/"].map((target) => ask(JSON_ONLY, target)),
    );
    visibility = "public";
    const [manifestAnswer, , , visitor] = answers;
    assert.notEqual(manifestAnswer?.status, 200);
    for (const answer of answers) assert.equal(answer.status, visitor?.status);
  });
});

describe("what the page says", () => {
  const said = async (target = "/_expo/code") => jsonOf(await ask({}, target));

  test("is the address with its code, which a camera reads", async () => {
    const { state, address, code } = await said();
    assert.deepEqual([state, address], ["ready", "exps://box.apps.example.com/_expo"]);
    assert.equal(code, encodeQR(address, "svg", { border: 4 }));
    assert.equal(readCode(address), address);
  });

  test("is why there is none: it is being prepared, impossible here, or failed", async () => {
    const cases: [PhoneSite, string, RegExp][] = [
      [{ status: "preparing" }, "preparing", /being prepared/],
      [{ status: "unavailable" }, "unavailable", /cannot bundle/],
      [{ status: "unavailable", reason: "It is switched off." }, "unavailable", /no code for Expo Go\. It is switched off\./],
      [{ status: "failed", reason: "Metro was ended after 20 minutes." }, "failed", /Metro was ended.*bundled again: in its project/],
    ];
    for (const [next, state, text] of cases) {
      site = next;
      const answer = await said();
      site = { status: "ready", updates };
      assert.deepEqual([answer.state, answer.address, answer.code], [state, null, null]);
      assert.match(answer.text, text);
    }
  });

  for (const [url, name, state, address] of [
    ["http://apps.localhost:4000", "box.apps.localhost:4000", "unreachable", null],
    ["http://apps.home.example:4000", "box.apps.home.example:4000", "ready", "exp://box.apps.home.example:4000/_expo"],
  ] as const)
    test(`at ${url} is ${state}`, async () => {
      await using other = await open(url);
      const answer = jsonOf(await other.get("/_expo/code", { headers: { host: name } }));
      assert.deepEqual([answer.state, answer.address], [state, address]);
    });

  test("that it is private, to its owner", async () => {
    await using own = await startSites({
      sitesUrl,
      findSite: async () => ({ manifest: phoneManifest, visibility: "private" }),
      findPhoneSite: async () => site,
      guard: { admits: async () => true, enter: async () => null },
    });
    const answer = await own.get("/_expo/code", { headers: { ...host, cookie: `__Host-atelier-site=${"a".repeat(43)}` } });
    assert.deepEqual([answer.status, jsonOf(answer).state, jsonOf(answer).address], [200, "private", null]);
  });
});

/** Draws a code for this address, and reads it as a camera does. */
function readCode(address: string): string {
  const rows = encodeQR(address, "raw", { border: 4 });
  const scale = 4;
  const size = rows.length * scale;
  const data = new Uint8Array(size * size * 3).map((_, at) => {
    const [x, y] = [Math.floor(at / 3) % size, Math.floor(at / 3 / size)];
    return rows[Math.floor(y / scale)]?.[Math.floor(x / scale)] === true ? 0 : 255;
  });
  return decodeQR({ width: size, height: size, data });
}
