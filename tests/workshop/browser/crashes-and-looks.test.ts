// What is said of an error in an app (where in its source it comes from, in which components, in which step), and how its pages are pictured.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, test } from "node:test";
import { shellOf, writeProject } from "@atelier/blueprint";
import { bundleProject } from "../../../src/workshop/bundle/bundle-project.ts";
import { createBrowser, type TryingBrowser } from "../../../src/workshop/browser/create-browser.ts";
import type { Site } from "../../../src/workshop/project-files.ts";
import { findSandbox } from "../../../src/workshop/sandbox/find-sandbox.ts";
import { BROWSER_CACHE, prepareTestVendor } from "../../support/servers/test-cache.ts";
import { pageOf, siteOf } from "./fixture-site.ts";
import { checkOf, never } from "./open-browser.ts";

const PAGE = `import { useState } from "react";
import { Page } from "@/components/layout/page";

function CupLabel({ cups }: { cups: readonly string[] }) {
  const label = (cup: string | undefined) => cup!.toUpperCase();
  return <b>{label(cups[2])}</b>;
}

export function HomePage() {
  const [step, setStep] = useState("");
  const brew = () => {
    const pots: string[] = [];
    pots[3]!.trim();
  };
  return (
    <Page title="Home">
      <button onClick={() => setStep("pour")}>Pour</button>
      <button onClick={brew}>Brew</button>
      {step === "pour" ? <CupLabel cups={[]} /> : null}
      <ul aria-label="Cups">{["a", "a"].map((name) => <li key={name}>{name}</li>)}</ul>
    </Page>
  );
}
`;

let browser: TryingBrowser;
let sites: { development: Site; production: Site };
before(async () => {
  const shell = writeProject(shellOf({ title: "Tea", look: null }));
  const entries = ["Dashboard", "Products", "Customers", "Calendar", "Preferences"].map(
    (title, at) => `{ path: "/${at === 0 ? "" : `?${title}`}", title: "${title}", icon: HouseIcon }`,
  );
  const routes = (shell.get("src/routes.tsx") ?? "").replace(/(const navigation = )\[[^]*?\];/, `$1[${entries.join()}];`);
  const files = new Map([...shell, ["src/pages/home-page.tsx", PAGE], ["src/routes.tsx", routes]]);
  const vendor = await prepareTestVendor();
  const built = async (mode: "development" | "production"): Promise<Site> => {
    const result = await bundleProject(files, { vendor, mode });
    assert.ok("site" in result, JSON.stringify(result));
    return result.site;
  };
  sites = { development: await built("development"), production: await built("production") };
  browser = createBrowser({
    chromium: process.env["ATELIER_CHROMIUM"],
    searchPath: process.env["PATH"] ?? "",
    cacheFolder: BROWSER_CACHE,
    sandbox: await findSandbox(),
    limits: { patienceMilliseconds: 400 },
  });
});
after(() => browser.close());

test("an error names its lines of the source, its components and the step, and a key that occurs twice its component", async () => {
  const open = { do: "open", path: "/" } as const;
  const click = (name: string) => ({ do: "click", target: { role: "button", name } }) as const;
  const checks = [
    checkOf("pour", [open, click("Pour"), { do: "expectVisible", target: { text: "poured" } }]),
    checkOf("brew", [open, click("Brew"), { do: "expectVisible", target: { role: "list", name: "Cups" } }]),
  ];
  const run = await browser.run({ ...sites, owner: randomUUID() }, checks, never());
  const [pour = "", brew = ""] = run.checks.map(({ failure }) => failure ?? "");
  const crash = /TypeError: Cannot read properties of undefined \(reading 'toUpperCase'\)/;
  assert.match(pour, crash);
  assert.match(pour, /at src\/pages\/home-page\.tsx:5 \(from src\/pages\/home-page\.tsx:6, src\/pages\/home-page\.tsx:19\)/);
  assert.match(pour, /in <CupLabel> of <HomePage> of <App> after clicking the button "Pour" \(step 2\)/);
  assert.match(
    brew,
    /reading 'trim'.*, at src\/pages\/home-page\.tsx:13.*in <HomePage> of <App> after clicking the button "Brew" \(step 2\)/,
  );
  assert.doesNotMatch(`${pour} ${brew}`, /assets\/main|Keys should be unique/);
  const twice = run.findings.find(({ message }) => message.includes("two children with the same key"));
  assert.deepEqual([twice?.file, twice?.line], ["src/pages/home-page.tsx", 20], JSON.stringify(run.findings));
  assert.match(twice?.message ?? "", /in <HomePage> of <App>/);
  const errors = run.findings.filter(({ source, message }) => source === "browser" && message.includes("TypeError"));
  assert.deepEqual(
    new Set(errors.map(({ file, line }) => `${file}:${line}`)),
    new Set(["src/pages/home-page.tsx:5", "src/pages/home-page.tsx:13"]),
  );
});

test("pages are looked at as a check leaves them: what it stored everywhere, what it filled in where it ends", async () => {
  const body = '<h1>Cups</h1><label>Cup <input id="cup"></label><button id="add">Add</button><ul id="cups" aria-label="Cups"></ul>';
  const script = `
    const show = () => { document.getElementById("cups").innerHTML = (localStorage.getItem("cups") ?? "").split(",").filter(Boolean).map((cup) => "<li>" + cup + "</li>").join(""); };
    document.getElementById("add").onclick = () => { localStorage.setItem("cups", document.getElementById("cup").value); show(); };
    show();`;
  const site = siteOf({ "/index.html": pageOf(body, script) });
  const field = { label: "Cup" };
  const fill = (value: string) => ({ do: "fill", target: field, value }) as const;
  const check = checkOf("add", [
    { do: "open", path: "/" },
    fill("Blue"),
    { do: "click", target: { role: "button", name: "Add" } },
    fill("Green"),
  ]);
  const looks = ["/", "/shelf"].flatMap((path) => (["desktop", "phone"] as const).map((viewport) => ({ path, check, viewport })));
  const run = await browser.run(
    { development: site, production: site, owner: randomUUID(), looks: [...looks, { path: "/", check: null, viewport: "desktop" }] },
    [],
    never(),
  );
  const seen = new Map((run.looks ?? []).map((look) => [`${look.check === null ? "first " : ""}${look.path} ${look.viewport}`, look]));
  assert.equal(seen.size, 5);
  for (const { problem } of seen.values()) assert.equal(problem, null);
  for (const place of ["/ desktop", "/ phone"]) assert.match(seen.get(place)?.outline ?? "", /textbox "Cup": Green[^]*Blue/);
  for (const place of ["/shelf desktop", "/shelf phone"]) assert.match(seen.get(place)?.outline ?? "", /textbox "Cup"\n[^]*Blue/);
  assert.doesNotMatch(seen.get("first / desktop")?.outline ?? "Blue", /Blue/);
});

test("pictures that are out of proportion are reported, those that are cut or whole are not", async () => {
  const draw = `
    const paper = Object.assign(document.createElement("canvas"), { width: 40, height: 40 });
    for (const [name, style] of [["Flat", "width:200px;height:20px"], ["Cut", "width:200px;height:20px;object-fit:cover"], ["Whole", "width:80px"]])
      document.querySelector("main").append(Object.assign(new Image(), { src: paper.toDataURL(), alt: name, style }));`;
  const site = siteOf({ "/index.html": pageOf("<main><h1>Pictures</h1></main>", draw) });
  const looks = [{ path: "/", check: null, viewport: "desktop", isInWords: true }] as const;
  const run = await browser.run({ development: site, production: site, owner: randomUUID(), looks }, [], never());
  assert.deepEqual(run.looks?.[0]?.faults, ['pictures are stretched: img "Flat"']);
});

test("a page is seen as printed and with 200 rows, and what breaks in its layout is reported", async () => {
  const style =
    "<style>table { width: 4em; table-layout: fixed; overflow-wrap: anywhere } @media print { nav { display: none } table { width: auto; table-layout: auto } } ul { width: 300px; overflow-wrap: normal }</style>";
  const body = `${style}<nav><a href="/">Sales</a></nav><h1>Report</h1><table><tr><th>Riverside</th><td>8.50</td></tr></table><ul aria-label="Sales"></ul>`;
  const script = `
    const saved = localStorage.getItem("app/sales") ?? JSON.stringify({ version: 1, rows: [{ id: "a", title: "Two iced coffees to take away", day: "2026-11-26" }] });
    localStorage.setItem("app/sales", saved);
    document.querySelector("ul").innerHTML = JSON.parse(saved).rows.map(({ id, title, day }) => "<li>" + title + " " + day + (id === "a" ? " first" : "") + "</li>").join("");`;
  const site = siteOf({ "/index.html": pageOf(body, script) });
  const look = { path: "/", check: null, viewport: "desktop" } as const;
  const printed = (contains: string) => ({ do: "expectPrinted", target: { role: "table" }, contains }) as const;
  const open = { do: "open", path: "/" } as const;
  const gone = { do: "expectPrinted", target: { role: "link", name: "Sales" } } as const;
  const checks = [
    checkOf("printed", [open, printed("8.50"), { do: "expectVisible", target: { role: "link", name: "Sales" } }]),
    checkOf("not-printed", [open, gone]),
  ];
  const looks = [look, { ...look, isPrinted: true }, { ...look, isGrown: true, isInWords: true }];
  const run = await browser.run({ development: site, production: site, owner: randomUUID(), looks }, [], never());
  const of = (name: "isPrinted" | "isGrown" | null) =>
    run.looks?.find((one) => (name === null ? one.isPrinted !== true && one.isGrown !== true : one[name] === true)) ?? assert.fail();
  assert.match(of(null).faults.join(), /words are broken in the middle: “Rive?r?s?i?\|[a-z]+” in /);
  assert.match(of(null).outline, /link "Sales"/);
  assert.deepEqual([of("isPrinted").faults, of("isPrinted").pictures.length], [[], 1]);
  assert.doesNotMatch(of("isPrinted").outline, /link "Sales"/);
  assert.equal(of("isGrown").pictures.length, 0);
  assert.match(of("isGrown").outline, /2026-11-26 first[^]*Two iced coffees to take away Two iced coffees to take away 2026-11-26/);
  assert.match(of("isGrown").faults.join(), /words are broken|pixels wider/);
  const tried = await browser.run({ development: site, production: site, owner: randomUUID() }, checks, never());
  assert.deepEqual(
    tried.checks.map(({ id, failure }) => [id, failure?.slice(0, 60) ?? null]),
    [
      ["printed", null],
      ["not-printed", 'in print, expected to see the link "Sales", but it is not th'],
    ],
  );
});

test("the navigation of a phone keeps the words of five entries whole", async () => {
  const look = { path: "/", check: null, viewport: "phone" } as const;
  const run = await browser.run({ ...sites, owner: randomUUID(), looks: [look] }, [], never());
  const [seen] = run.looks ?? [];
  assert.match(seen?.outline ?? "", /link "Dashboard"[^]*link "Preferences"/);
  assert.deepEqual(seen?.faults, []);
});
