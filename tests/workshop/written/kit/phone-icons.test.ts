// The script of apps for phones that draws their icon: it runs on the machine of whoever has the app, without any package.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { inflateSync } from "node:zlib";
import { readPrompt, writeExpoProject } from "@atelier/blueprint";
import { checkAppConfig } from "../../../../src/workshop/gate/expo/check-app-config.ts";
import { checkIconScript } from "../../../../src/workshop/gate/expo/check-tools.ts";

const SCRIPT = "scripts/write-icons.mjs";

let folder = "";
before(() => {
  folder = mkdtempSync(join(tmpdir(), "atelier-icons-"));
  const reading = readPrompt({ text: "A recipe box with ratings", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  for (const [path, text] of writeExpoProject(reading.blueprint)) {
    if (!/^(?:app|src\/icon|package)\.json$|^scripts\//.test(path)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
after(() => rmSync(folder, { recursive: true, force: true }));

const read = (path: string): string => readFileSync(join(folder, path), "utf8");
const draw = (): Buffer => execFileSync(process.execPath, [SCRIPT], { cwd: folder });

/** The size of a PNG, and the color of a pixel as hexadecimal digits. */
function pictureOf(name: string): { size: number; at(x: number, y: number): string } {
  const bytes = readFileSync(join(folder, `assets/${name}.png`));
  const size = bytes.readUInt32BE(16);
  const begin = bytes.indexOf("IDAT");
  const pixels = inflateSync(bytes.subarray(begin + 4, begin + 4 + bytes.readUInt32BE(begin - 4)));
  return {
    size,
    at: (x, y) =>
      pixels
        .subarray(y * (size * 4 + 1) + 1 + x * 4)
        .subarray(0, 4)
        .toString("hex"),
  };
}

/** The color of a pixel of an icon of one shape, of which it is known what is drawn where; its sides are 40 pixels long. */
async function drawShape(path: string, rule?: "evenodd", color = "#ff0000"): Promise<(x: number, y: number) => string> {
  const { drawIcon } = (await import(pathToFileURL(join(folder, SCRIPT)).href)) as Script;
  const pixels = drawIcon({ ground: "#102030", shapes: [[color, path, rule]] }, { size: 40, share: 1, isOnGround: true });
  return (x, y) =>
    pixels
      .subarray((y * 40 + x) * 4)
      .subarray(0, 4)
      .toString("hex");
}

/** What the script exports. */
interface Script {
  drawIcon(icon: { ground: string; shapes: readonly unknown[] }, picture: { size: number; share: number; isOnGround: boolean }): Buffer;
}

test("the pictures of an app are drawn and named in its configuration, and drawing them again changes nothing", () => {
  draw();
  const { expo } = JSON.parse(read("app.json"));
  const splash = expo.plugins.find((plugin: unknown) => Array.isArray(plugin) && plugin[0] === "expo-splash-screen");
  const named = [expo.icon, expo.android.adaptiveIcon.foregroundImage, splash[1].image, expo.web.favicon];
  assert.deepEqual(
    named,
    ["icon", "adaptive-icon", "splash-icon", "favicon"].map((name) => `./assets/${name}.png`),
  );
  assert.deepEqual(
    ["icon", "adaptive-icon", "splash-icon", "favicon"].map((name) => pictureOf(name).size),
    [1024, 1024, 1024, 48],
  );
  const { dependencies } = JSON.parse(read("package.json"));
  assert.deepEqual(checkAppConfig(new Map([["app.json", read("app.json")]]), Object.keys(dependencies)), []);
  const { ground } = JSON.parse(read("src/icon.json"));
  assert.equal(pictureOf("icon").at(0, 0), `${ground.slice(1)}ff`);
  assert.equal(pictureOf("adaptive-icon").at(0, 0), "00000000");
  const drawn = read("app.json");
  draw();
  assert.equal(read("app.json"), drawn);
});

test("the gate takes the script as the kit has it, and no other", () => {
  const kit = read(SCRIPT);
  assert.deepEqual(checkIconScript(new Map([[SCRIPT, kit]]), kit), []);
  assert.deepEqual(checkIconScript(new Map(), kit), []);
  const codes = checkIconScript(new Map([[SCRIPT, `${kit}process.exit();`]]), kit).map(({ code }) => code);
  assert.deepEqual(codes, ["tool_settings"]);
});

test("paths are filled by their rule, with curves and arcs", async () => {
  const [red, ground] = ["ff0000ff", "102030ff"];
  const square = "M0 0H10V10H0z";
  const middle = async (path: string, rule?: "evenodd") => (await drawShape(path, rule))(20, 20);
  assert.equal(await middle(square), red);
  assert.equal((await drawShape(square, undefined, "#fa0"))(20, 20), "ffaa00ff");
  assert.equal((await drawShape(square, undefined, "#10203000"))(20, 20), ground);
  assert.equal(await middle(`${square}M2 2H8V8H2z`), red);
  assert.equal(await middle(`${square}M2 2H8V8H2z`, "evenodd"), ground);
  assert.equal(await middle(`${square}m2 2v6h6v-6z`), ground);
  for (const disc of ["M5 0a5 5 0 1 1 0 10a5 5 0 010-10z", "M5 0C11.7 0 11.7 10 5 10S-1.7 0 5 0z", "M5 0Q10 0 10 5T5 10T0 5T5 0z"]) {
    const at = await drawShape(disc);
    assert.deepEqual([at(20, 20), at(1, 1), at(38, 1), at(1, 38), at(38, 38)], [red, ground, ground, ground, ground], disc);
  }
});
