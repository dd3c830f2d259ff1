// A small site with one of each fault next to correct parts, visited as built sites are.
import assert from "node:assert/strict";
import { createServer, type Server } from "node:http";
import { after, before, describe, test } from "node:test";
import type { Visit } from "../../../eval/evaluation.ts";
import { openVisitor, type Visitor } from "../../../eval/looking/open-visitor.ts";
import { visitSite } from "../../../eval/looking/visit-site.ts";

const pageOf = (title: string, body: string): string => `<!doctype html><html lang="en"><title>${title}</title>
<style>html { background: thistle } button { background: navy; color: #fff; width: 90px; height: 30px }</style>
<nav><a href="/">Boats</a> <a href="/trips">Trips</a> <a href="/harbours">Harbours</a></nav>
<main><h1>${title}</h1>${body}</main></html>`;

const boats = `
<ul><li>Heron</li><li>Otter</li><li>Swift</li></ul>
<button id="dead">Refit</button><button id="live">Launch</button><button disabled>Scrap</button>
<button id="ticking">Watch</button><p id="log" role="status"></p><p id="clock"></p>
<form aria-label="New boat"><label>Name <input name="name" required></label>
<label>Berths <input name="berths" inputmode="numeric"></label>
<label>Sail <input type="radio" name="rig" value="sail"></label><label>Motor <input type="radio" name="rig" value="motor"></label>
<label>From <input type="date" name="from"></label><label>Until <input type="date" name="until"></label><button type="submit">Add boat</button></form>
<script>
  const log = document.getElementById("log");
  document.getElementById("live").onclick = () => { log.textContent = "Launched " + performance.now(); };
  setInterval(() => { document.getElementById("clock").textContent = performance.now(); }, 20);
  document.querySelector("form").onsubmit = (event) => {
    event.preventDefault();
    const { name, berths, rig, from, until } = Object.fromEntries(new FormData(event.target));
    if (Number.isNaN(Number(berths)) || rig !== "sail" || until <= from) return;
    log.textContent = "Added " + name;
    document.querySelector("ul").append(Object.assign(document.createElement("li"), { textContent: name }));
  };
</script>`;

const pages: Record<string, string> = {
  "/": pageOf("Boats", boats),
  "/trips": pageOf("Trips", `<div style="width: 600px">A long trip</div><script>console.error("no wind")</script>`),
};

let server: Server;
let visitor: Visitor;
let visit: Visit;

before(async () => {
  server = createServer((request, answer) => {
    const page = pages[request.url ?? ""] ?? pageOf("Page not found", "There is no such page.");
    answer.writeHead(200, { "content-type": "text/html" }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  visitor = await openVisitor();
  visit = await visitSite(visitor, { deployment: `http://boats.apps.localhost:${port}`, port });
});
after(async () => {
  await visitor.close();
  server.close();
});

describe("a visit", () => {
  test("opens the pages that links lead to, and calls a link dead that opens what an unknown address opens", () => {
    assert.deepEqual(
      visit.pages.map(({ path, heading, calledBy }) => [path, heading, calledBy]),
      [
        ["/", "Boats", []],
        ["/trips", "Trips", ["Trips"]],
      ],
    );
    assert.deepEqual(visit.deadLinks, ["Harbours → /harbours"]);
    assert.equal(visit.pages[0]?.entries, 3);
  });

  test("calls a control dead if it has no effect, also where something moves by itself, but not a disabled one", () => {
    assert.deepEqual(visit.deadControls.toSorted(), ["“Refit” on /", "“Watch” on /"]);
    assert.ok(visit.pressedControls >= 3);
  });

  test("sees what is too wide for a phone, and what the console says", () => {
    assert.deepEqual(
      visit.pages.map(({ overflowPixels }) => overflowPixels > 0),
      [false, true],
    );
    assert.deepEqual(visit.consoleErrors, ["no wind"]);
  });

  test("sends a form empty and filled in, and reads what the page says", () => {
    const [form] = visit.forms;
    assert.deepEqual([form?.name, form?.submit, form?.refusedEmpty, form?.shown], ["New boat", "Add boat", true, true]);
    assert.match(form?.confirmation ?? "", /Added Quietly remarkable/);
  });

  test("reads computed colours: the background and what lies on it", () => {
    const placeOf = (rgb: string) => visit.colours.filter((colour) => colour.rgb === rgb).map(({ place }) => place);
    assert.deepEqual([placeOf("216,191,216"), placeOf("0,0,128")], [["background"], ["component"]]);
  });
});
