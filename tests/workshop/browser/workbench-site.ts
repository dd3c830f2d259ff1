// A small page with what the less common steps of a check act on: things to drag, a slider of its own, copies of a text
// that are hidden in different ways, and an address that one person passes on to another.
import type { Site } from "../../../src/workshop/project-files.ts";
import { siteOf } from "./fixture-site.ts";

const STYLE = `
body { margin: 0; padding: 16px; font-family: sans-serif; color: #1b1b1b; background: #ffffff; }
button, input, select, textarea { font: inherit; min-height: 32px; }
.for-readers { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.editor { position: relative; }
.box { width: 120px; height: 40px; border: 1px solid #1b1b1b; }
#token { position: relative; touch-action: none; }
[role=slider] { width: 120px; height: 24px; background: #0b5d3b; }
#hint { visibility: hidden; }
#asked:hover + #hint { visibility: visible; }
`;

const BODY = `
  <h1>Workbench</h1>
  <div id="columns">
    <section aria-label="Open"><ul aria-label="Open cards"><li draggable="true" class="box">Card one</li></ul></section>
    <section aria-label="Done" id="done" class="box"><ul aria-label="Done cards"></ul></section>
  </div>
  <div id="token" class="box">Token</div>
  <div id="field" class="box">Field</div>
  <div id="pad" class="box" role="img" aria-label="Pad"></div><p id="drawn"></p>
  <div role="slider" tabindex="0" aria-label="Volume" aria-valuemin="0" aria-valuemax="10" aria-valuenow="4"></div>
  <button id="asked">Question</button><p id="hint">The answer is 42</p>
  <button aria-pressed="false" style="font-weight: 700; color: #0b5d3b" data-state="idle">Toggle</button>
  <fieldset disabled><legend>Later</legend><button>Send</button></fieldset>
  <label>Code <textarea id="code">let secret = 1;</textarea></label>
  <label>State <select><option>Waiting</option><option>Ready</option></select></label>
  <p id="plain">Twice told</p><p aria-hidden="true">Drawn twice</p><p class="for-readers">Twice told, in the end</p>
  <p class="for-readers">Only for readers</p><p style="display: none">Never rendered</p><p aria-hidden="true">Decoration only</p>
  <p aria-hidden="true"><a href="/?away" tabindex="-1">Withheld link</a></p>
  <p id="order" role="status">Order 4711</p>
  <p id="now">No time yet</p>
  <form aria-label="Find"><label>Number <input id="number"></label></form><p id="found"></p>
  <a id="share" href="/?note=hello%20there">Share this</a>
  <p id="note"></p><p id="mine"></p>`;

const SCRIPT = `
const by = (id) => document.getElementById(id);
const card = document.querySelector("li");
card.addEventListener("dragstart", (event) => event.dataTransfer.setData("text/plain", "one"));
by("done").addEventListener("dragover", (event) => event.preventDefault());
by("done").addEventListener("drop", (event) => {
  event.preventDefault();
  if (event.dataTransfer.getData("text/plain") === "one") document.querySelector("#done ul").append(card);
});
const token = by("token");
let from = null;
token.addEventListener("pointerdown", (event) => { from = [event.clientX, event.clientY]; token.setPointerCapture(event.pointerId); });
token.addEventListener("pointermove", (event) => {
  if (from) token.style.transform = "translate(" + (event.clientX - from[0]) + "px, " + (event.clientY - from[1]) + "px)";
});
token.addEventListener("pointerup", () => {
  const [one, other] = [token.getBoundingClientRect(), by("field").getBoundingClientRect()];
  if (from && Math.abs(one.top - other.top) < 20) by("field").textContent = "Token is in the field";
  from = null;
});
const pad = by("pad");
const shareOf = ({ clientX, clientY }) => {
  const { x, y, width, height } = pad.getBoundingClientRect();
  return Math.round(((clientX - x) / width) * 10) + "/" + Math.round(((clientY - y) / height) * 10);
};
pad.addEventListener("pointerdown", (event) => { pad.dataset.begun = shareOf(event); pad.setPointerCapture(event.pointerId); });
pad.addEventListener("pointerup", (event) => { by("drawn").textContent = "Drawn from " + pad.dataset.begun + " to " + shareOf(event); });
const slider = document.querySelector("[role=slider]");
slider.addEventListener("keydown", ({ key }) => {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
  slider.setAttribute("aria-valuenow", Math.min(10, Math.max(0, Number(slider.getAttribute("aria-valuenow")) + by)));
});
by("number").addEventListener("input", ({ target }) => { by("found").textContent = target.value === "Order 4711" ? "Found it" : "Unknown"; });
by("note").textContent = new URLSearchParams(location.search).get("note") ?? "No note";
by("now").textContent = "It is " + new Intl.DateTimeFormat("en", { weekday: "long" }).format() + ", " + new Date().toISOString();
by("mine").textContent = localStorage.mine ?? "Nothing kept";
by("asked").addEventListener("click", () => { localStorage.mine = "Kept by me"; by("mine").textContent = localStorage.mine; });
`;

/** The workbench: nothing is wrong with it. */
export const workbench: Site = siteOf({
  "/index.html": `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Workbench</title><link rel="stylesheet" href="/style.css"></head><body><main>${BODY}</main><script src="/app.js"></script></body></html>`,
  "/style.css": STYLE,
  "/app.js": SCRIPT,
});
