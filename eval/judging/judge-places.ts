// A test about navigation or viewing is evaluated by the pages that the visit opened: their names, the number of list entries,
// and whether anything is drawn. The content of pages is not read, so a test of its truth or style is partly at best.
import type { Answer, BenchmarkTest, SeenPage, Verdict, Visit } from "../evaluation.ts";
import { shared, thingsOf } from "./words.ts";

type Mapping = Verdict["mapping"][number];

const goingWords =
  /\b(navigat\w*|go|going|click\w*|visit\w*|open\w*|view\w*|browse\w*|browsing|look\w*|see|select\w*|choos\w*|load\w*|leads? to|leading to|redirect\w*|reach\w*|return\w*|move|review\w*|presence|visib\w*|readab\w*|accuracy|relevance|clarity|inclusion|visual\w*|format|input\w*|perform\w*|interact\w*|observe\w*|evaluat\w*|complete|current|latest|upcoming|multiple|functional|functioning|seamless\w*|smooth\w*|link|links|list|listing|listings|overview|dashboard|profile page)\b/gi;
const contentWords =
  /\b(accuracy|relevance|readability|clarity|grammar|quality|appropriateness|correctness)\b|\bcontent\b.{0,30}\b(accurate|relevant)/i;

// Words for actions, which reaching a page does not demonstrate.
const doingWords =
  /\b(start|begin|initiate|deposit|withdraw|upgrade|allocate|train|choose|adjust|modify|modifying|switch|toggle|drag|resize|manage|exchange|compare|comparing|simulate|trigger|plac(e|ing) an?|specify)\b/i;

/** The page names that a test lists: in quotes, in brackets, or after “between” or “including”. */
export function namedPlaces(task: string): string[] {
  const quoted = [...task.matchAll(/(?:"|“)([^"“”]{2,40}?),?(?:"|”)/g)].map((match) => match[1] ?? "");
  if (quoted.length > 0) return quoted;
  if (!isWayfinding(task)) return [];
  const listed =
    /\((?:e\.?g\.?,?\s*)?([^)]*,[^)]*)\)/.exec(task)?.[1] ??
    /\b(?:between|including|like|such as)\s+(?:the\s+)?([^.()]*(?:,|\band\b)[^.()]*)/i.exec(task)?.[1];
  return (listed ?? "")
    .split(/,|\band\b/)
    .map((name) => name.replace(/^\s*(e\.g\.|the|all|.*\bsuch as)\s+/i, "").trim())
    .filter((name) => name.length > 1 && name.length < 40 && !/^(any )?other\b/i.test(name));
}

/** Whether the test is about navigation. */
export function isWayfinding(task: string): boolean {
  return /\bnavigation\b|\b(main|top|side|site|website|provided|header)[’'s]* menus?\b|\bmenu (links|items)\b|\bnavigat\w+ (through|between|across|seamlessly|back)|\bto each main section\b|\bhome ?page\b.{0,30}\busing\b/i.test(
    task,
  );
}

/** Evaluates whether the named places, or otherwise the place described by the test, were reached and show what is expected. */
export function judgePlaces(test: BenchmarkTest, visit: Visit): Omit<Verdict, "task" | "category"> {
  const names = namedPlaces(test.task);
  const mapping =
    names.length > 0
      ? names.map((name) => findPlace(thingsOf(name), { name, visit }))
      : [isOfAllPlaces(test.task) ? wholeMenu(visit) : place(test, visit)];
  if (mapping.some(({ answer }) => answer !== "no")) mapping.push(...expectationsOf(test, visit));
  const found = mapping.filter(({ answer }) => answer === "yes").length;
  const none = mapping.every(({ answer }) => answer === "no") || mapping[0] === undefined;
  const isOfContent = contentWords.test(test.task);
  const isOfDoing = doingWords.test(test.task);
  const answer: Answer = none ? "no" : found === mapping.length && !isOfContent && !isOfDoing ? "yes" : "partly";
  const missing = mapping.filter((each) => each.answer !== "yes").map(({ asked }) => asked);
  const parts = [
    ...(missing.length > 0 ? [`not found, or not as named: ${missing.join(", ")}`] : []),
    ...(isOfContent ? ["its content was not evaluated"] : []),
    ...(isOfDoing ? ["the action there was not performed"] : []),
  ];
  return { rule: "places", answer, mapping, reason: parts.join("; ") || "seen" };
}

// The test refers to no particular place.
function isOfAllPlaces(task: string): boolean {
  const isOfSite =
    /\b(all|every|each|main)\b.{0,25}\b(sections?|pages?|links?)\b|\b(different|various) (sections|pages|links)\b|through the (web)?site|navigation (flow|functionality)/i;
  return isWayfinding(task) && (isOfSite.test(task) || thingsOf(placeName(task)).size === 0);
}

function place(test: BenchmarkTest, visit: Visit): Mapping {
  const named = thingsOf(placeName(test.task));
  const things = named.size > 0 ? named : thingsOf(test.task.replace(goingWords, " "));
  if (things.size === 0 && !/\bhome ?page\b/i.test(test.task)) return { asked: "a place", shownBy: null, answer: "no" };
  return findPlace(things, { name: [...things].join(" "), visit });
}

// Taken from a phrase such as “to the course catalog page”; otherwise from the significant words of the whole task.
function placeName(task: string): string {
  const named =
    /\b(?:to|access|check|view|open|visit|of|in|on|for)\s+(?:the\s+|an?\s+)?((?:[\w’'&-]+\s+){1,4}?)(?:page|section|panel|area|screen|tab)\b/i.exec(
      task,
    )?.[1];
  return (named ?? task).replace(goingWords, " ");
}

function wholeMenu(visit: Visit): Mapping {
  const holds = visit.pages.length > 1 && visit.menu.length > 1 && visit.deadLinks.length === 0;
  const shownBy = `${visit.menu.length} entries in the menu, ${visit.pages.length} pages reached by links, ${visit.deadLinks.length} dead links`;
  return { asked: "every menu link leads to its page", shownBy, answer: holds ? "yes" : "no" };
}

interface Search {
  name: string;
  visit: Visit;
}

// A page name matches if it contains most of the words searched for, and most of its own words are among them.
function findPlace(things: ReadonlySet<string>, { name, visit }: Search): Mapping {
  const first = visit.pages[0];
  if (first !== undefined && (/^home( ?page)?$/i.test(name.trim()) || things.size === 0))
    return { asked: name || "the first page", shownBy: first.heading, answer: "yes" };
  const scored = visit.pages.map((page) => ({ page, fit: Math.max(...namesOf(page).map((words) => fitOf(thingsOf(words), things))) }));
  const best = scored.toSorted((one, other) => other.fit - one.fit)[0];
  if (best === undefined || best.fit === 0) return { asked: name, shownBy: null, answer: "no" };
  return { asked: name, shownBy: `page ${best.page.path} “${best.page.heading}”`, answer: best.fit >= 0.6 ? "yes" : "partly" };
}

function fitOf(words: ReadonlySet<string>, things: ReadonlySet<string>): number {
  const both = shared(things, words);
  const share = both / things.size;
  return both / words.size >= 0.5 ? share : Math.min(share, 0.5) || 0;
}

function namesOf(page: SeenPage): string[] {
  return [page.heading, ...page.headings, ...page.calledBy, page.path.replaceAll(/[/-]/g, " ")];
}

// The expected content, as far as it can be counted.
function expectationsOf({ task, expected }: BenchmarkTest, visit: Visit): Mapping[] {
  const wanted: { asked: string; pattern: RegExp; seen: (page: SeenPage) => boolean }[] = [
    {
      asked: "a list",
      pattern: /\b(a|the) (comprehensive |complete )?list of\b|\bare listed\b|\blists\b/i,
      seen: ({ entries }) => entries >= 3,
    },
    {
      asked: "an image or a chart",
      pattern: /\bcharts?\b|\bgraphs?\b|\bgraphical|\bphotos?\b|\bphotographs?\b|\bimages?\b/i,
      seen: ({ drawings }) => drawings > 0,
    },
    {
      asked: "a dedicated page",
      pattern: /\bdetails? page\b|\bdedicated\b.{0,30}\bpage\b|\bdetailed (profile|information about)/i,
      seen: ({ path }) => path.split("/").length > 2,
    },
  ];
  return wanted
    .filter(({ pattern }) => pattern.test(`${task} ${expected}`))
    .map(({ asked, seen }) => {
      const page = visit.pages.find(seen);
      return { asked, shownBy: page ? `page ${page.path}` : null, answer: page ? "yes" : "no" };
    });
}
