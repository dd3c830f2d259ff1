// A message that says what stands in a section of a site: "under “Prices” write: adult £8", "change the text of Prices to …",
// "write “adult £8” in Prices". A section begins with room for a text that only its owner can write.
import { PassageFeature } from "../../features/site/media/passage/passage-schema.ts";
import type { Blueprint } from "../../schema/blueprint.ts";

/** The blueprint with a text in one of its sections. */
export interface Filled {
  blueprint: Blueprint;
  /** The id of the section. */
  id: string;
  title: string;
  line: string;
}

/** A section has room for so many characters. */
export const LINE_CHARACTERS_MAX = 600;

const OPEN = `["“‘']?`;
const CLOSE = `["”’']?`;
const NOUN = "(?:section|part|text|page)";
const IN = `(?:in|under|below|into|to|for|on)`;

/** Before the title, and behind it up to the text. */
const WAYS: readonly (readonly [before: RegExp, behind: RegExp])[] = [
  [
    new RegExp(`^(?:please |now )?${IN} (?:the )?(?:${NOUN} )?${OPEN}$`, "i"),
    new RegExp(
      `^${CLOSE}(?: ${NOUN})?\\s*[,:–-]?\\s*(?:please )?(?:write|say|put|add|show|it should say|should be)\\b\\s*:?\\s*(?<line>.+)$`,
      "is",
    ),
  ],
  [
    new RegExp(`^(?:the )?(?:${NOUN} )?${OPEN}$`, "i"),
    new RegExp(`^${CLOSE}(?: ${NOUN})?(?:\\s*:| should (?:say|be|read):?| says:?)\\s+(?<line>.+)$`, "is"),
  ],
  [
    new RegExp(
      `^(?:please )?(?:change|set|replace) (?:the )?(?:text|content|words|wording) (?:of|in|under|for) (?:the )?(?:${NOUN} )?${OPEN}$`,
      "i",
    ),
    new RegExp(`^${CLOSE}(?: ${NOUN})? (?:to|with|into)\\s*:?\\s+(?<line>.+)$`, "is"),
  ],
];
const LAST = new RegExp(`^(?:please )?(?:write|put|add) ["“](?<line>[^"”]+)["”] ${IN} (?:the )?(?:${NOUN} )?${OPEN}$`, "is");

/** What a message says of a section that a site has; null where it says nothing of one. Longer texts are cut off by nobody: the caller refuses them. */
export function fillSection(blueprint: Blueprint, message: string): Filled | null {
  const said = message.trim();
  const sections = blueprint.features.flatMap((feature) => {
    const { id, title } = PassageFeature.safeParse(feature).data ?? {};
    return id === undefined || title === undefined || title === null ? [] : [{ id, title }];
  });
  for (const { id, title } of sections.toSorted((one, other) => other.title.length - one.title.length)) {
    const at = said.toLowerCase().indexOf(title.toLowerCase());
    const line = at < 0 ? null : lineBeside(said.slice(0, at), said.slice(at + title.length));
    if (line === null) continue;
    const features = blueprint.features.map((one) => (one.id === id ? { ...one, line } : one));
    return { blueprint: { ...blueprint, features }, id, title, line };
  }
  return null;
}

function lineBeside(before: string, behind: string): string | null {
  const found = WAYS.flatMap(([first, last]) => (first.test(before) ? (last.exec(behind)?.groups?.["line"] ?? []) : []))[0];
  const isLast = /^["”’']?(?: section| part)?[.!]?$/i.test(behind);
  const line = found ?? (isLast ? LAST.exec(before)?.groups?.["line"] : undefined);
  const text = line?.trim().replace(/^["“](.*)["”][.!]?$/su, "$1") ?? "";
  return text === "" ? null : text;
}
