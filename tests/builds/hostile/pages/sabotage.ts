import { afterApp, beforeApp, EITHER, FAILED, fileOf, type HostilePage, inApp, pagesOf } from "./hostile-page.ts";

/** A list that shows nothing: the app that is to be passed off as a working one. */
const broken = (project: ReadonlyMap<string, string>): Record<string, string> => ({
  "src/pages/plants-page.tsx": `export function PlantsPage() {\n  return <h1>Plants</h1>;\n}\n`,
  "src/main.tsx": fileOf(project, "src/main.tsx"),
});

/** A broken app with code that is to hide it: a build that ends \`done\` has been deceived. */
const deceit =
  (code: string): HostilePage["edit"] =>
  (project) => ({ ...broken(project), ...beforeApp(code)(project) });

/** Pages that turn what judges them against it: what every script stands on, what questions a page, what says that it is a test. */
export const sabotage = pagesOf("sabotage", [
  [
    "json",
    "JSON that reads and writes nonsense",
    EITHER,
    beforeApp(`JSON.parse = () => { throw new Error("no"); };\nJSON.stringify = () => "{";`),
  ],
  [
    "promise",
    "promises that never are",
    EITHER,
    beforeApp(
      `Reflect.set(globalThis, "Promise", class { then(): never { for (;;) ; } });\nPromise.prototype.then = () => new Promise(() => undefined);`,
    ),
  ],
  [
    "arrays",
    "lists that throw when something is added",
    EITHER,
    beforeApp(`Array.prototype.push = () => { throw new Error("no"); };\nArray.prototype.map = () => [];`),
  ],
  [
    "prototypes",
    "setters and conversions on the prototype of everything",
    EITHER,
    beforeApp(`for (const name of ["id", "method", "params", "result", "error", "sessionId", "toJSON", "then", "value"])
  Object.defineProperty(Object.prototype, name, { configurable: true, get() { throw new Error(name); }, set() { throw new Error(name); } });`),
  ],
  [
    "questions",
    "ways to question a page that answer nonsense, or not at all",
    EITHER,
    beforeApp(`const never = (): never => { for (;;) ; };
Document.prototype.querySelectorAll = never;
Element.prototype.getAttribute = () => "plants";
Reflect.set(globalThis, "getComputedStyle", never);
Reflect.set(globalThis, "MutationObserver", class { observe(): never { return never(); } });
Element.prototype.getBoundingClientRect = never;`),
  ],
  [
    "timers",
    "clocks that stand still, and frames that never come",
    EITHER,
    beforeApp(`Reflect.set(globalThis, "requestAnimationFrame", () => 0);
Reflect.set(globalThis, "setTimeout", () => 0);
performance.now = () => 0;
Date.now = () => 0;`),
  ],
  [
    "silence",
    "a broken app that lets no error be heard",
    FAILED,
    deceit(`for (const name of ["error", "warn", "assert"] as const) console[name] = () => undefined;
addEventListener("error", (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);
addEventListener("unhandledrejection", (event) => event.preventDefault(), true);`),
  ],
  [
    "probe",
    "a broken app that imitates what asks it, with happy answers",
    FAILED,
    deceit(`const happy: unknown = new Proxy(() => happy, { get: () => happy, apply: () => happy });
for (const name of ["atelier", "axe", "playwright", "__playwright", "cdc"]) {
  Reflect.set(globalThis, name, happy);
  Object.defineProperty(globalThis, name, { value: happy, writable: false, configurable: false });
}`),
  ],
  [
    "many-texts",
    "a broken app that writes every word that a check might look for",
    FAILED,
    deceit(`setTimeout(() => {
  const words = ["Plants", "Add plant", "Deleted", "Undo", "Search", "Name", "Room", "Light", "Save", "Edit", "Delete", "All", "1 of 1", "Plants by room"];
  for (const word of words) for (const name of ["p", "h2", "button", "li", "a"]) document.body.append(Object.assign(document.createElement(name), { textContent: word }));
});`),
  ],
  [
    "only-when-checked",
    "works for people, and loops where a check clicks",
    FAILED,
    afterApp(`addEventListener("click", () => { if (navigator.webdriver || navigator.plugins.length < 9) for (;;) ; }, true);`),
  ],
  [
    "slow-when-checked",
    "each question is answered after half a second, where nobody but a check asks",
    EITHER,
    afterApp(`const wait = (): void => { for (const end = performance.now() + 500; performance.now() < end; ) ; };
if (navigator.webdriver || /Headless/.test(navigator.userAgent) || innerWidth === 1280) setInterval(wait, 600);`),
  ],
  [
    "clobbering",
    "elements whose names hide what documents and forms have",
    EITHER,
    afterApp(`const names = ["body", "documentElement", "children", "attributes", "parentNode", "querySelectorAll", "title", "forms", "activeElement", "defaultView", "ownerDocument", "nodeType", "tagName", "textContent"];
const form = document.createElement("form");
for (const name of names) {
  form.append(Object.assign(document.createElement("input"), { name, type: "hidden" }));
  document.body.prepend(Object.assign(document.createElement("img"), { name, id: name, alt: "" }));
}
document.body.append(form);`),
  ],
  [
    "vanishing",
    "a page that is taken away as soon as it is looked at",
    EITHER,
    afterApp(`setInterval(() => { const root = document.getElementById("root"); if (root !== null) root.hidden = !root.hidden; }, 20);`),
  ],
  [
    "moving",
    "controls that jump away from the pointer",
    EITHER,
    afterApp(
      `addEventListener("pointermove", ({ target }) => { if (target instanceof HTMLElement && target !== document.body) target.style.translate = Math.random() * 500 + "px"; }, true);`,
    ),
  ],
  [
    "swallowing",
    "a layer over everything that takes each click",
    FAILED,
    inApp(`  return <div className="fixed inset-0 z-[2147483647]" onPointerDown={(event) => event.stopPropagation()} />;`),
  ],
  [
    "document",
    "another document in the place of the page's",
    FAILED,
    afterApp(`document.replaceChild(document.implementation.createHTMLDocument("x").documentElement, document.documentElement);`),
  ],
  [
    "editable",
    "the whole page can be written in, and eats what is typed",
    EITHER,
    afterApp(`document.designMode = "on";\naddEventListener("keydown", (event) => event.preventDefault(), true);`),
  ],
]);
