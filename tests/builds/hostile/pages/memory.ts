import { afterApp, beforeApp, EITHER, FAILED, inApp, pagesOf } from "./hostile-page.ts";

/** More memory than a page should have: in the page's heap, beside it, in the browser's own process, and in what is drawn. */
export const memory = pagesOf("memory", [
  [
    "arrays",
    "arrays that grow for ever",
    FAILED,
    beforeApp(`const kept: unknown[] = [];
for (;;) kept.push(new Array(100_000).fill({ at: kept.length }));`),
  ],
  [
    "slow-growth",
    "100 MB more in each tenth of a second, to 2 GB",
    EITHER,
    beforeApp(`const kept: unknown[] = [];
setInterval(() => { if (kept.length < 20) kept.push(new Uint8Array(100_000_000).fill(kept.length)); }, 100);`),
  ],
  [
    "buffers",
    "buffers of 2 GB, filled",
    EITHER,
    beforeApp(`const kept: Uint8Array[] = [];
while (kept.length < 4) kept.push(new Uint8Array(500_000_000).fill(7));
setInterval(() => kept.length, 1_000);`),
  ],
  [
    "wasm",
    "memories of WebAssembly, of which 2 GB are written to",
    EITHER,
    beforeApp(`const kept: WebAssembly.Memory[] = [];
for (let at = 0; at < 50; at += 1) {
  const memory = new WebAssembly.Memory({ initial: 16_384, maximum: 65_536 });
  if (at < 2) new Uint8Array(memory.buffer).fill(at + 1);
  kept.push(memory);
}`),
  ],
  [
    "doubling",
    "a string that doubles for ever",
    FAILED,
    beforeApp(`let text = "x"; const kept: string[] = [];
for (;;) { text = text.length < 200_000_000 ? text + text : text.slice(1) + "x"; kept.push(text.replaceAll("x", "y")); }`),
  ],
  [
    "nodes",
    "a million elements",
    EITHER,
    afterApp(`const host = document.createElement("div");
for (let at = 0; at < 1_000_000; at += 1) host.append(Object.assign(document.createElement("p"), { textContent: "paragraph " + at }));
document.body.append(host);`),
  ],
  [
    "deep-nodes",
    "elements nested 100,000 deep",
    EITHER,
    afterApp(`let inner: Element = document.body;
for (let level = 0; level < 100_000; level += 1) inner = inner.appendChild(document.createElement("div"));
inner.textContent = "the innermost";`),
  ],
  [
    "rendered-nodes",
    "a list of three hundred thousand buttons, rendered by the app",
    EITHER,
    inApp(`  return <ul>{Array.from({ length: 300_000 }, (_, at) => <li key={at}><button type="button">Button {at}</button></li>)}</ul>;`),
  ],
  [
    "closed-shadows",
    "10,000 shadow trees, one within the other",
    EITHER,
    afterApp(`let inner: Element | ShadowRoot = document.body;
for (let level = 0; level < 10_000; level += 1) {
  const host: HTMLDivElement = document.createElement("div");
  inner.append(host);
  inner = host.attachShadow({ mode: level % 2 === 0 ? "closed" : "open" });
}`),
  ],
  [
    "blobs",
    "blobs of 3 GB, which the browser keeps outside the page",
    EITHER,
    afterApp(`const part = new Uint8Array(100_000_000).fill(1);
const kept: Blob[] = [];
for (let at = 0; at < 3; at += 1) kept.push(new Blob(Array.from({ length: 10 }, () => part)));
setInterval(() => kept.length, 1_000);`),
  ],
  [
    "canvases",
    "pictures of 16,384 pixels square, a gigabyte each",
    EITHER,
    afterApp(`const kept: (CanvasRenderingContext2D | null)[] = [];
for (let at = 0; at < 2; at += 1) {
  const canvas = Object.assign(document.createElement("canvas"), { width: 16_384, height: 16_384 });
  const context = canvas.getContext("2d");
  context?.fillRect(0, 0, 16_384, 16_384);
  document.body.append(Object.assign(new Image(), { alt: "", src: canvas.toDataURL() }));
  kept.push(context);
}`),
  ],
  [
    "sounds",
    "sounds of a billion samples",
    EITHER,
    afterApp(`const kept: unknown[] = [];
for (let at = 0; at < 2; at += 1) try { kept.push(new AudioBuffer({ length: 100_000_000, sampleRate: 48_000, numberOfChannels: 8 })); } catch { break; }`),
  ],
  [
    "recursion",
    "a function that calls itself without end",
    FAILED,
    beforeApp(`const again = (): number => again() + 1;
again();`),
  ],
  [
    "listeners",
    "ten million listeners",
    EITHER,
    afterApp(`for (let at = 0; at < 10_000_000; at += 1) addEventListener("storage", () => void at);`),
  ],
]);
