import assert from "node:assert/strict";
import { test } from "node:test";
import { drawBytes, drawTree } from "./draw-tree.ts";

test("folders come first, every file has its size, and the last of each level closes it", () => {
  const drawn = drawTree([
    { path: "package.json", bytes: 812 },
    { path: "src/App.tsx", bytes: 4_100 },
    { path: "src/pages/Home.tsx", bytes: 1_300_000 },
  ]);
  assert.deepEqual(drawn, [
    "├─ src/",
    "│  ├─ pages/",
    "│  │  └─ Home.tsx    1.3 MB",
    "│  └─ App.tsx        4.1 kB",
    "└─ package.json       812 B",
  ]);
});

test("nothing is drawn of no files", () => assert.deepEqual(drawTree([]), []));

test("sizes are read in bytes, thousands and millions", () => {
  assert.deepEqual([999, 1000, 999_949, 1_000_000].map(drawBytes), ["999 B", "1.0 kB", "999.9 kB", "1.0 MB"]);
});
