import { afterApp, beforeApp, EITHER, FAILED, pagesOf } from "./hostile-page.ts";

const frame = (attributes: string, where = "document.body"): string => `const frame = document.createElement("iframe");
${attributes}
${where}.append(frame);`;

/** Windows, frames and workers in numbers: each is something that the browser and its driver keep a record of. */
export const windows = pagesOf("windows", [
  ["five-thousand", "5,000 windows", FAILED, beforeApp(`for (let at = 0; at < 5_000; at += 1) open("/?" + at, "window" + at);`)],
  [
    "large-names",
    "windows whose names and addresses have megabytes",
    FAILED,
    beforeApp(
      `for (let at = 0; at < 200; at += 1) open("about:blank#" + "x".repeat(1_000_000), at + "y".repeat(1_000_000), "popup,width=1");`,
    ),
  ],
  ["from-windows", "windows that open windows", FAILED, beforeApp(`for (let at = 0; at < 4; at += 1) open("/?" + Math.random());`)],
  [
    "from-clicks",
    "ten windows for each click, and blank targets",
    EITHER,
    afterApp(`addEventListener("click", () => { for (let at = 0; at < 10; at += 1) open("about:blank"); }, true);
for (const link of document.links) link.target = "_blank";`),
  ],
  [
    "workers",
    "1,000 workers",
    FAILED,
    beforeApp(`const script = URL.createObjectURL(new Blob(["for (;;) ;"], { type: "text/javascript" }));
for (let at = 0; at < 1_000; at += 1) new Worker(script);`),
  ],
  [
    "endless-workers",
    "workers that loop, by every address that a worker can have",
    EITHER,
    beforeApp(`const endless = "for (;;) ;";
const addresses = [URL.createObjectURL(new Blob([endless])), "data:text/javascript," + endless, "/src/attack.js", "/"];
for (const address of addresses) for (const type of ["classic", "module"] as const) try { new Worker(address, { type }); } catch { /* The next one. */ }`),
  ],
  [
    "shared-workers",
    "shared workers without end",
    FAILED,
    beforeApp(`const script = URL.createObjectURL(new Blob(["for (;;) ;"]));
for (let at = 0; at < 2_000; at += 1) new SharedWorker(script, "worker" + at);`),
  ],
  [
    "worklets",
    "worklets of sound in many contexts",
    EITHER,
    beforeApp(`const script = URL.createObjectURL(new Blob(["for (;;) ;"], { type: "text/javascript" }));
for (let at = 0; at < 200; at += 1) void new AudioContext().audioWorklet.addModule(script).catch(() => undefined);`),
  ],
  ["frames", "1,000 frames, each a context of its own", EITHER, afterApp(`for (let at = 0; at < 1_000; at += 1) { ${frame("")} }`)],
  [
    "nested-frames",
    "frames in frames, by the text of their document",
    EITHER,
    afterApp(`let inner: Document = document;
for (let level = 0; level < 300; level += 1) {
  const frame = inner.createElement("iframe");
  inner.body.append(frame);
  if (frame.contentDocument === null) break;
  inner = frame.contentDocument;
}`),
  ],
  [
    "source-frames",
    "frames with a document in an attribute, and frames of blobs and data",
    EITHER,
    afterApp(`const nest = (level: number): string => level === 0 ? "<p>in</p>" : "<iframe srcdoc='" + nest(level - 1).replaceAll("&", "&amp;").replaceAll("'", "&#39;") + "'></iframe>";
const text = nest(12);
for (let at = 0; at < 100; at += 1) {
  ${frame(`if (at % 3 === 0) frame.srcdoc = text;
  else frame.src = at % 3 === 1 ? URL.createObjectURL(new Blob([text], { type: "text/html" })) : "data:text/html," + encodeURIComponent(text);`)}
}`),
  ],
  [
    "changing-frames",
    "frames that come and go in each turn of the event loop",
    EITHER,
    afterApp(`const again = (): void => {
  const frames = Array.from({ length: 30 }, () => document.body.appendChild(document.createElement("iframe")));
  setTimeout(() => { for (const frame of frames) frame.remove(); again(); });
};
again();`),
  ],
  [
    "plug-ins",
    "objects and embeds that load the app in itself",
    EITHER,
    afterApp(`for (let at = 0; at < 100; at += 1) {
  document.body.append(Object.assign(document.createElement("object"), { data: "/?" + at, type: "text/html" }));
  document.body.append(Object.assign(document.createElement("embed"), { src: "/?" + at, type: "text/html" }));
}`),
  ],
  [
    "closing",
    "closes and stops its own window",
    EITHER,
    afterApp(`stop(); window.close(); document.open(); document.close(); window.close();`),
  ],
]);
