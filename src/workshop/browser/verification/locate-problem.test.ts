import assert from "node:assert/strict";
import { test } from "node:test";
import { placesInStack, readTrace } from "../session/read-trace.ts";
import { describeLocated, sourcePlaces } from "./locate-problem.ts";

const SITE = "http://app.test/assets/main.js";
const frame = (line: number, url = SITE) => ({ url, lineNumber: line - 1, columnNumber: 2 });

/** The site's line 10 is line 1 of the source, and so on; the library has no source here. */
const locate = ({ url, line, column }: { url: string; line: number; column: number }) =>
  url === SITE ? { file: line < 100 ? "src/pages/home.tsx" : "node_modules/x.js", line: line - 9, column } : undefined;

test("a problem has the places of the project that led to it, and the components, the innermost first", () => {
  const stack = `TypeError: no\n    at label (${SITE}:12:3)\n    at Cup (${SITE}:15:3)\n    at react (http://app.test/_v/react.js:9:1)`;
  const told = readTrace(
    {
      callFrames: [frame(7, "http://app.test/_v/react.js")],
      parent: {
        description: "<Cup>",
        callFrames: [frame(15), frame(20), frame(120)],
        parent: { description: "<li>", callFrames: [frame(30)], parent: { description: "<HomePage>", callFrames: [frame(31)] } },
      },
    },
    placesInStack(stack),
  );
  const problem = { code: "console_error", detail: "TypeError: no", ...told } as const;
  assert.deepEqual(
    sourcePlaces(problem, locate).map(({ line }) => line),
    [3, 6, 11],
  );
  assert.equal(
    describeLocated(problem, locate),
    "the page wrote an error to the console: TypeError: no, at src/pages/home.tsx:3 (from src/pages/home.tsx:6, src/pages/home.tsx:11), in <Cup> of <HomePage>",
  );
});

test("without source maps and components a problem is described as it is", () => {
  assert.equal(
    describeLocated(
      { code: "uncaught_exception", detail: "Error: late", trace: placesInStack(`Error: late\n at ${SITE}:1:1`) },
      () => undefined,
    ),
    "the page threw an error that nothing caught: Error: late",
  );
});
