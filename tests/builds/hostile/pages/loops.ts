import { afterApp, beforeApp, EITHER, FAILED, inApp, pagesOf } from "./hostile-page.ts";

const ENDLESS = "for (;;) ;";
const SECOND = "for (const end = performance.now() + 1_000; performance.now() < end; ) ;";

/** Work without end, wherever a page can do work. */
export const loops = pagesOf("loops", [
  ["module", "an endless loop when the module is loaded", FAILED, beforeApp(ENDLESS)],
  ["render", "an endless loop while rendering", FAILED, inApp(`  ${ENDLESS}`)],
  ["effect", "an endless loop in an effect", FAILED, inApp(`  React.useEffect(() => { ${ENDLESS} });\n  return null;`)],
  [
    "state",
    "a state that changes at each render",
    FAILED,
    inApp(`  const [at, setAt] = React.useState(0);\n  React.useEffect(() => setAt(at + 1));\n  return <p>{at}</p>;`),
  ],
  ["timer", "an endless loop in a timer, after the first page has come", FAILED, beforeApp(`setTimeout(() => { ${ENDLESS} }, 500);`)],
  ["busy-timers", "timers that are busy for a second, again and again", EITHER, beforeApp(`setInterval(() => { ${SECOND} }, 1);`)],
  [
    "many-timers",
    "a million timers, and timers that set timers",
    EITHER,
    afterApp(`const again = (): void => { setTimeout(again); setTimeout(again); };
for (let at = 0; at < 1_000_000; at += 1) setTimeout(() => void at, at % 10_000);
again();`),
  ],
  [
    "microtasks",
    "a chain of promises without end",
    FAILED,
    beforeApp(`const again = (): Promise<void> => Promise.resolve().then(again);\nvoid again();`),
  ],
  [
    "frames",
    "a second of work for each frame that is drawn",
    EITHER,
    beforeApp(`const again = (): void => { ${SECOND} requestAnimationFrame(again); };\nrequestAnimationFrame(again);`),
  ],
  ["idle", "an endless loop when the page has nothing to do", FAILED, afterApp(`requestIdleCallback(() => { ${ENDLESS} });`)],
  [
    "observers",
    "two observers of changes that answer each other",
    FAILED,
    afterApp(`const one = document.body.appendChild(document.createElement("p"));
new MutationObserver(() => { one.textContent = String(Math.random()); }).observe(one, { childList: true });
one.textContent = "begin";`),
  ],
  [
    "sizes",
    "an observer of sizes that changes the size",
    EITHER,
    afterApp(`const one = document.body.appendChild(document.createElement("div"));
let height = 1;
new ResizeObserver(() => { one.style.height = (height += 1) + "px"; }).observe(one);`),
  ],
  ["click", "an endless loop when something is clicked", FAILED, afterApp(`addEventListener("click", () => { ${ENDLESS} }, true);`)],
  ["typing", "an endless loop when something is typed", FAILED, afterApp(`addEventListener("input", () => { ${ENDLESS} }, true);`)],
  ["leaving", "an endless loop when the page is left", EITHER, afterApp(`addEventListener("pagehide", () => { ${ENDLESS} });`)],
  [
    "animation",
    "an endless loop when an animation begins",
    FAILED,
    (project) => ({
      ...beforeApp(`addEventListener("animationstart", () => { ${ENDLESS} });`)(project),
      "src/index.css": `${project.get("src/index.css")}\n@keyframes endless { to { opacity: 0.999; } }\n@layer base { body { animation: endless 10s infinite !important; } }\n`,
    }),
  ],
  ["pattern", "a regular expression that backtracks for ever", FAILED, beforeApp(`console.info(/^(a+)+$/.test("a".repeat(50) + "!"));`)],
  [
    "slow-answers",
    "each click is answered after a tenth of a second, and there is always something going on",
    EITHER,
    afterApp(`let at = 0;
setInterval(() => { document.body.dataset.at = String((at += 1)); }, 10);
addEventListener("click", () => { for (const end = performance.now() + 100; performance.now() < end; ) ; }, true);`),
  ],
]);
