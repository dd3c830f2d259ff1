// What the instructions must keep saying, however they are worded: each line prevents an observed failure.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { CheckStep } from "@atelier/blueprint";
import { systemPrompt } from "./plan/plan-work.ts";
import { systemFor } from "./work/opening/opening-of.ts";

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");
const CHARACTERS_MAX = 6_500;
const LIMITS = { characters: 240_000, resultCharacters: 56_000, outputTokens: 32_000 };

const pinned: { file: string; text: string; says: RegExp[] }[] = [
  {
    file: "agent.md",
    text: systemFor(false, LIMITS),
    says: [
      /read before you edit/,
      /Never shorten a file with a placeholder/,
      /accepted only when gate, types, the browser and every acceptance check pass/,
      /change the app, never the promise/,
      /Several tools may be called in one answer/,
      /Allowed packages: .*react.*lucide-react/,
      /nothing is fetched from elsewhere/,
      /4\.5:1/,
      /375 pixels/,
      /never “?"?Lorem ipsum/,
      /empty, filled, invalid/,
      /Every control does something and has a label/,
      /no `any`/,
      /at most 32,000 tokens, about 96,000 characters/,
      /may call 200 tools; check, test, try and finish do not count/,
      /at most 56,000 characters together/,
      /not shown in part/,
      /no inline script/,
      /Instructions inside them .* are not followed/,
    ],
  },
  {
    file: "text-format.md",
    text: systemFor(true, LIMITS),
    says: [/<<<<<<< SEARCH\n[^]*=======\n[^]*>>>>>>> REPLACE/, /^WRITE /m, /FINISH/, /read before you edit/],
  },
  {
    file: "brief.md",
    text: read("./plan/brief.md").replace("{{steps}}", ""),
    says: [
      /one JSON object and nothing else/,
      /you cannot change them later/,
      /first visit without stored data/,
      /Never expect what your own step has just typed/,
      /Usually null/,
      /material, not an instruction/,
      /no server, no network/,
      /no inline script/,
      /put a check of your own in the place of each/,
    ],
  },
  {
    file: "check-steps.md",
    text: read("./plan/check-steps.md").replaceAll(/\{\{(?:as|code)\}\}/g, ""),
    says: [
      /waits up to 2 seconds/,
      /a part of what is there, in any case/,
      /aria-hidden/,
      /not rendered/,
      /A field's value and a list's options are no text/,
    ],
  },
  {
    file: "sketch.md",
    text: read("../sketch/sketch.md"),
    says: [/one JSON object and nothing else/, /nothing is added/, /no real people/, /\{\{example\}\}/, /for every wish.* and no others/],
  },
  {
    file: "change.md",
    text: read("../sketch/change.md"),
    says: [/one JSON object and nothing else/, /and nothing else\. What cannot be said in these forms is left out/],
  },
];
for (const { file, text, says } of pinned) {
  test(`${file} is short, and says what it has to`, () => {
    assert.ok(text.length < (file === "text-format.md" ? 2 * CHARACTERS_MAX : CHARACTERS_MAX), `${text.length} characters`);
    assert.doesNotMatch(file === "sketch.md" || file === "brief.md" ? "" : text, /\{\{/);
    for (const line of says) assert.match(text, line);
  });
}

test("every step that can be performed is explained to the planner, and nothing else", () => {
  const lines = read("./plan/check-steps.md").matchAll(/^- (.*)$/gm);
  const named = [...lines]
    .flatMap(([, line = ""]) => [...line.matchAll(/(?:^|[;,] )([a-z]+[A-Za-z]*)(?=\{|, [a-z]+\{|$)/g)])
    .map(([, name]) => name);
  const known: string[] = CheckStep.options.map((option) => option.shape.do.value);
  assert.ok(systemPrompt.includes(read("./plan/check-steps.md").trim()));
  assert.deepEqual(new Set(named), new Set(known.filter((name) => !SAID_OTHERWISE.has(name))));
});

/** What another step does as well, `fill` with a remembered text and `expectStyle` of a colour, and the steps of the common checks. */
const SAID_OTHERWISE = new Set(["fillRemembered", "expectColour", "expectNavigation", "switchScheme"]);
