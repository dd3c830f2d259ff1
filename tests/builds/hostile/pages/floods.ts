import { afterApp, beforeApp, DONE, EITHER, FAILED, inApp, pagesOf } from "./hostile-page.ts";

/** More messages, and larger ones, than anyone would read: what the browser reports to its driver about the page. */
export const floods = pagesOf("floods", [
  [
    "control-characters",
    "one console message of 100 MB, each character six in JSON",
    EITHER,
    beforeApp(`console.log("\\u0001".repeat(100_000_000));`),
  ],
  ["large-error", "one console error of 100 MB", FAILED, beforeApp(`console.error("x".repeat(100_000_000));`)],
  [
    "large-messages",
    "two hundred console messages of 5 MB",
    EITHER,
    beforeApp(`for (let line = 0; line < 200; line += 1) console.log(line + "\\u0001".repeat(5_000_000));`),
  ],
  ["million-lines", "a million console messages", EITHER, beforeApp(`for (let line = 0; line < 1_000_000; line += 1) console.log(line);`)],
  [
    "endless-lines",
    "console messages without end, between which the page goes on",
    EITHER,
    beforeApp(`setInterval(() => { for (let line = 0; line < 20_000; line += 1) console.info("line", line, { line }); }, 0);`),
  ],
  [
    "error-lines",
    "two hundred thousand different console errors",
    FAILED,
    beforeApp(`for (let line = 0; line < 200_000; line += 1) console.error("error " + line, "x".repeat(500));`),
  ],
  [
    "deep-objects",
    "console arguments that are nested 100,000 deep and 100,000 wide",
    FAILED,
    beforeApp(`let deep: object = {};
for (let level = 0; level < 100_000; level += 1) deep = { deep, level };
const wide = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => ["key" + at, deep]));
for (let time = 0; time < 200; time += 1) console.error(deep, wide, [wide, deep]);`),
  ],
  [
    "many-arguments",
    "console messages of 10,000 arguments and of 50,000 places to fill",
    FAILED,
    beforeApp(`const words = Array.from({ length: 10_000 }, (_, at) => "word" + at + "x".repeat(200));
for (let time = 0; time < 20; time += 1) console.error(...words);
for (let time = 0; time < 20; time += 1) console.error("%s%o%O".repeat(50_000), ...words);`),
  ],
  [
    "half-characters",
    "messages of half surrogate pairs, which no text may hold",
    FAILED,
    beforeApp(`console.error("\\ud800".repeat(10_000_000)); throw new Error("\\udfff".repeat(1_000_000));`),
  ],
  [
    "uncaught-errors",
    "a hundred thousand uncaught errors",
    FAILED,
    beforeApp(`for (let time = 0; time < 100_000; time += 1) setTimeout(() => { throw new Error("error " + time); });`),
  ],
  ["large-uncaught", "an uncaught error of 100 MB", FAILED, beforeApp(`throw new Error("x".repeat(100_000_000));`)],
  [
    "large-stack",
    "an uncaught error with a stack and a name of 50 MB",
    FAILED,
    beforeApp(`const error = new Error("no");
error.name = "\\u0002".repeat(50_000_000);
error.stack = "at (http://app.apps.localhost/:1:1)\\n".repeat(1_500_000);
throw error;`),
  ],
  [
    "thrown-proxies",
    "thrown values whose description does something",
    FAILED,
    beforeApp(`const thing = new Proxy({}, { get: () => { throw new Error("never"); } });
for (let time = 0; time < 1_000; time += 1) setTimeout(() => { throw thing; });
setTimeout(() => { throw { toString() { for (;;) ; } }; }, 10);`),
  ],
  [
    "rejections",
    "a hundred thousand promises that are rejected and forgotten",
    FAILED,
    beforeApp(`for (let time = 0; time < 100_000; time += 1) void Promise.reject(new Error("rejected " + time + "x".repeat(200)));`),
  ],
  [
    "errors-in-render",
    "a component that throws at each render, with a message of 10 MB",
    FAILED,
    inApp(`  throw new Error("\\u0001".repeat(10_000_000));`),
  ],
  [
    "late-flood",
    "messages that begin when the checks are under way",
    EITHER,
    afterApp(`addEventListener("click", () => { for (let line = 0; line < 50; line += 1) console.warn("\\u0001".repeat(2_000_000)); });`),
  ],
  [
    "measurements",
    "a million marks and measures of time",
    EITHER,
    afterApp(`for (let at = 0; at < 1_000_000; at += 1) performance.mark("mark " + at);`),
  ],
  [
    "quiet-comment",
    "no attack: a message of ordinary size, which must not be refused",
    DONE,
    afterApp(`console.info("The app is there.");`),
  ],
]);
