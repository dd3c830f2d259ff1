import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { parseSync } from "oxc-parser";
import { bundleProject } from "../../../src/workshop/bundle/bundle-project.ts";
import type { ProjectFiles, Site } from "../../../src/workshop/project-files.ts";
import { prepareTestVendor } from "../../support/servers/test-cache.ts";
import type { BundleMode } from "../../../src/workshop/vendor/vendor.ts";
import { exampleApp, exampleFile } from "../example-app.ts";

const vendor = await prepareTestVendor();

async function siteOf(files: ProjectFiles, mode: BundleMode = "production"): Promise<Site> {
  const result = await bundleProject(files, { vendor, mode });
  assert.ok("site" in result, JSON.stringify(result));
  return result.site;
}

const messagesOf = async (changes: Record<string, string>): Promise<string> => {
  const result = await bundleProject(exampleApp(changes), { vendor, mode: "production" });
  assert.ok("findings" in result, "a finding was expected");
  return result.findings.map(({ source, message }) => `${source}: ${message}`).join("\n");
};

const textOf = (site: Site, pattern: RegExp): string => {
  const files = site.filter(({ path }) => pattern.test(path));
  assert.equal(files.length, 1, `one file like ${pattern} among ${site.map(({ path }) => path).join(" ")}`);
  return Buffer.from(files[0]?.bytes ?? []).toString("utf8");
};

/** The app's own scripts. */
const scriptsOf = (site: Site): string[] =>
  site.filter(({ path }) => /^\/assets\/.*\.js$/.test(path)).map(({ bytes }) => Buffer.from(bytes).toString("utf8"));

/** Every import of every module of the site leads to a module of the site that exports what is imported. */
function assertLinked(site: Site): void {
  const modules = new Map(
    site
      .filter(({ path }) => path.endsWith(".js"))
      .map((file) => [file.path, parseSync("a.js", Buffer.from(file.bytes).toString("utf8")).module]),
  );
  const namesOf = (path: string) =>
    new Set(modules.get(path)?.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name ?? "default")));
  for (const [path, { staticImports }] of modules) {
    for (const { moduleRequest, entries } of staticImports) {
      const target = new URL(moduleRequest.value, `http://site${path}`).pathname;
      assert.ok(modules.has(target), `${path} imports ${target}`);
      for (const { importName } of entries) {
        const name = importName.kind === "Default" ? "default" : importName.name;
        assert.ok(name === null || namesOf(target).has(name), `${target} exports ${name}`);
      }
    }
  }
}

describe("bundleProject", () => {
  for (const mode of ["production", "development"] as const) {
    it(`gives a ${mode} site in which every import leads to an export`, async () => {
      const site = await siteOf(exampleApp(), mode);
      assertLinked(site);
      assert.equal(textOf(site, /main-.*\.js$/).includes("Development"), mode === "development");
      assert.equal(
        site.some(({ path }) => path.includes("jsx-dev-runtime")),
        mode === "development",
      );
    });
  }

  it("gives the same bytes for the same files", async () => {
    assert.deepEqual(await siteOf(exampleApp()), await siteOf(exampleApp()));
  });

  it("writes a page that loads only files of the site, styles before script, and preloads what the script needs at once", async () => {
    const site = await siteOf(exampleApp());
    const page = textOf(site, /^\/index\.html$/);
    const paths = Array.from(page.matchAll(/(?:href|src)="([^"]+)"/g), ([, path = ""]) => path);
    for (const path of paths)
      assert.ok(
        site.some((file) => file.path === path),
        path,
      );
    const [, stylesheet, ...scripts] = paths;
    assert.match(stylesheet ?? "", /^\/assets\/main-[0-9A-F]{8}\.css$/);
    assert.match(scripts.at(-1) ?? "", /^\/assets\/main-[0-9A-Z]{8}\.js$/);
    assert.ok(scripts.some((path) => path.startsWith("/_v/react-dom-client-")) && !page.includes("statistics"));
    assert.ok(!page.includes("main.tsx"));
  });

  it("marks as immutable exactly what has a hash in its name, and names every content type", async () => {
    for (const { path, immutable, contentType } of await siteOf(exampleApp())) {
      assert.equal(immutable, /-[0-9A-Z]{8}\.(js|css)$/.test(path), path);
      assert.notEqual(contentType, "application/octet-stream", path);
    }
  });

  it("compiles the classes that the app uses, its theme and its own rules, and not those of its tests", async () => {
    const css = textOf(await siteOf(exampleApp({ "src/a.test.tsx": '<p className="rotate-45" />' })), /\.css$/);
    for (const part of [".max-w-3xl", ".text-brand", ".card", "--color-brand:oklch(45% .09 195)", "hover\\:opacity-90"])
      assert.ok(css.includes(part), part);
    assert.ok(!css.includes("rotate"));
  });

  it("leaves out what only older browsers need, and classes that do nothing alone", async () => {
    const page = 'export const filter = "transform";\nexport default () => <p className="blur-sm translate-x-1 bg-brand/50" />;\n';
    const css = textOf(await siteOf(exampleApp({ "src/pages/statistics.tsx": page })), /\.css$/);
    for (const part of [".blur-sm{", "@property --tw-blur", ".translate-x-1{", "color-mix("]) assert.ok(css.includes(part), part);
    for (const part of ["@layer properties", "@supports (color:color-mix", ".filter{", ".transform{"]) assert.ok(!css.includes(part), part);
  });

  it("leaves out the rules for slots that no module names, unless names are composed", async () => {
    const rules = ["row", "row-end", "toast", "hint"].map((slot) => `[data-slot="${slot}"] { color: red; &:hover { color: blue } }`);
    const styles = `@import "tailwindcss";\n${rules.join("\n")}\n:is([data-slot="menu"], [data-slot="row"]) { margin: 7px }`;
    const cssOf = async (row: string) => {
      const page = `export default () => [<p data-slot=${row} />, <p {...{ "data-slot": "hint" }} />];\n`;
      return textOf(await siteOf(exampleApp({ "src/index.css": styles, "src/pages/statistics.tsx": page })), /\.css$/);
    };
    const css = await cssOf('"row"');
    for (const part of ["[data-slot=row]{", "[data-slot=row]:hover", "[data-slot=hint]{", ":is([data-slot=menu],[data-slot=row]){"])
      assert.ok(css.includes(part), part);
    for (const part of ["row-end", "toast"]) assert.ok(!css.includes(part), part);
    assert.ok((await cssOf("{`row-${Math.random()}`}")).includes("[data-slot=row-end]{"));
  });

  it("joins the stylesheets that several modules import, in the order in which the modules run", async () => {
    const css = textOf(
      await siteOf(
        exampleApp({
          "src/pages/statistics.tsx": `import "./statistics.css";\n${exampleFile("src/pages/statistics.tsx")}`,
          "src/pages/statistics.css": ".statistics { color: red }",
        }),
      ),
      /\.css$/,
    );
    assert.ok(css.indexOf(".card") < css.indexOf(".statistics{color:red}"), css.slice(-300));
  });

  it("understands JSX whose key stands behind a spread", async () => {
    const rows = `export const Rows = (props: { rows: { id: string }[] }) => props.rows.map((row) => <li {...row} key={row.id} />);`;
    const main = exampleFile("src/main.tsx");
    await siteOf(exampleApp({ "src/rows.tsx": rows, "src/main.tsx": `import { Rows } from "./rows";\nconsole.log(Rows);\n${main}` }));
  });

  it("includes only the icons that are used", async () => {
    const script = textOf(await siteOf(exampleApp()), /main-.*\.js$/);
    assert.ok(script.length < 20_000, `${script.length} characters`);
  });

  it("imports each package once in a script, and of it only what the app uses", async () => {
    for (const script of scriptsOf(await siteOf(exampleApp()))) {
      const imports = parseSync("a.js", script).module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
      const packages = imports.filter((path) => !path.includes("lucide-react"));
      assert.deepEqual(packages, [...new Set(packages)]);
      assert.ok(!script.includes("useTransition"));
    }
  });

  it("imports a package whole where a module does, also when another one imports names", async () => {
    const whole = 'import * as React from "react";\nimport { useState } from "react";\n';
    const page = `${whole}export default () => <p key={String(React)}>{useState(0)[0]}</p>;\n`;
    const runtime = 'import { jsx } from "react/jsx-runtime";\nexport const mark = jsx("mark", {});\n';
    const late = 'export const load = async () => (await import("clsx")).clsx("a");\n';
    assertLinked(await siteOf(exampleApp({ "src/pages/statistics.tsx": page + runtime + late })));
  });

  it("takes from the shared chunk what every icon is made of, and the icons that nearly every app has", async () => {
    const icons = 'import { AlarmClockIcon, LucideProvider, StarIcon } from "lucide-react";\n';
    const page = `${icons}export default () => <LucideProvider size={9}><AlarmClockIcon /><StarIcon /></LucideProvider>;\n`;
    const site = await siteOf(exampleApp({ "src/pages/statistics.tsx": page }));
    assertLinked(site);
    const text = scriptsOf(site).join("\n");
    assert.ok(text.includes("alarm-clock") && !text.includes('"star"') && !text.includes("strokeLinecap"));
  });

  it("serves a picture that a module imports under a hashed name", async () => {
    const site = await siteOf(
      exampleApp({
        "src/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg" />',
        "src/pages/statistics.tsx":
          'import logo from "../logo.svg";\nexport default function Statistics() {\n  return <img src={logo} alt="" />;\n}\n',
      }),
    );
    assert.match(textOf(site, /statistics-.*\.js$/), /"\/assets\/logo-[0-9A-Z]{8}\.svg"/);
    textOf(site, /^\/assets\/logo-.*\.svg$/);
  });

  it("rejects Tailwind's plugins and configurations by itself, also without the gate", async () => {
    for (const rule of ['@plugin "/tmp/evil.js";', '@config "./evil.js";']) {
      assert.match(
        await messagesOf({ "src/index.css": `@import "tailwindcss";\n${rule}` }),
        /^bundle: Plugins and configurations are not allowed/,
      );
    }
    assert.match(await messagesOf({ "src/index.css": '@import "/etc/passwd";' }), /not in the project/);
  });

  it("rejects external addresses that class names bring into the styles", async () => {
    const changes = { "src/pages/statistics.tsx": 'export default () => <p className="bg-[url(https://example.com/a.png)]" />;' };
    assert.match(await messagesOf(changes), /point at https:\/\/example\.com\/a\.png/);
  });

  it("reports where an error is", async () => {
    const result = await bundleProject(exampleApp({ "src/library/books.ts": "\nexport const = 1;" }), { vendor, mode: "production" });
    assert.ok("findings" in result);
    assert.deepEqual([result.findings[0]?.file, result.findings[0]?.line, result.findings[0]?.column], ["src/library/books.ts", 2, 14]);
  });
});
