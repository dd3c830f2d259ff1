/// <reference lib="dom" />
import { glance } from "./glance.ts";
import { isRendered, isUnseen, nickname, tidy } from "./perceive.ts";

/** Letters of scripts that put spaces between words; in others a line may end between any two. */
const SPACED =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Devanagari}\p{N}\p{M}\p{P}\p{S}]+$/u;
/** A line may end after these, as readers expect it to. */
const PIECES = /[^\s\u00ad\u200b\-‐–—/\\?&_]+/gu;
const CHARACTERS_MIN = 2;
/** A longer one may be an address or a code, which has to be broken somewhere. */
const CHARACTERS_MAX = 24;
const TEXTS_MAX = 4_000;
const FAULTS_MAX = 8;

/** Whether two boxes of a text are in different lines: neither is beside the other. */
const isOtherLine = (one: DOMRect, other: DOMRect): boolean => other.top >= one.bottom - 1 || one.top >= other.bottom - 1;

function boxesOf(text: Text, from: number, to: number): DOMRect[] {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}

const isOnLines = (boxes: readonly DOMRect[]): boolean => {
  const [first] = boxes;
  return first !== undefined && boxes.some((box) => isOtherLine(first, box));
};

/** Where a word goes on in the next line; null where it is on one. */
function breakIn(text: Text, from: number, to: number): number | null {
  const boxes = boxesOf(text, from, to);
  const [first] = boxes;
  if (first === undefined || !isOnLines(boxes)) return null;
  for (let at = from + 1; at < to; at += 1) {
    const [box] = boxesOf(text, at, at + 1);
    if (box !== undefined && isOtherLine(first, box)) return at;
  }
  return null;
}

/** The words of one text that are broken across lines without a hyphen, with a bar where they are. */
function brokenIn(text: Text): string[] {
  const { parentElement: parent, data } = text;
  if (parent === null || getComputedStyle(parent).hyphens === "auto" || !isOnLines(boxesOf(text, 0, data.length))) return [];
  return [...data.matchAll(PIECES)].flatMap(({ 0: word, index }) => {
    if (word.length < CHARACTERS_MIN || word.length > CHARACTERS_MAX || !SPACED.test(word)) return [];
    const at = breakIn(text, index, index + word.length);
    return at === null ? [] : [`“${data.slice(index, at)}|${data.slice(at, index + word.length)}” in ${nickname(parent)}`];
  });
}

function brokenWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  for (let count = 0; count < TEXTS_MAX && found.size < FAULTS_MAX && walker.nextNode(); count += 1) {
    const { currentNode } = walker;
    if (!(currentNode instanceof Text) || tidy(currentNode.data) === "") continue;
    const { parentElement: parent } = currentNode;
    if (parent === null || !isRendered(parent) || isUnseen(parent)) continue;
    for (const broken of brokenIn(currentNode)) found.add(broken);
  }
  return [...found].slice(0, FAULTS_MAX);
}

/** How much the sides of a picture may differ from its own proportions. */
const PROPORTION_MAX = 1.08;

/** A drawing keeps its own proportions inside its box. */
const DRAWING = /^data:image\/svg|\.svg(?:[?#]|$)/i;

/** Whether a picture is drawn wider or narrower than it is. */
function isDistorted(picture: HTMLImageElement): boolean {
  const { naturalWidth, naturalHeight, currentSrc } = picture;
  const { width, height } = picture.getBoundingClientRect();
  if (getComputedStyle(picture).objectFit !== "fill" || DRAWING.test(currentSrc)) return false;
  if (Math.min(naturalWidth, naturalHeight, width, height) < 1) return false;
  const change = width / height / (naturalWidth / naturalHeight);
  return Math.max(change, 1 / change) > PROPORTION_MAX;
}

/** The pictures that are out of proportion. */
function distortedPictures(): string[] {
  return [...document.images]
    .filter((picture) => isRendered(picture) && isDistorted(picture))
    .slice(0, FAULTS_MAX)
    .map(nickname);
}

/** What is wrong with the layout at the size that the window has: what reaches beyond its edge, words that are broken in the middle, and pictures out of proportion. */
export function layoutFaults(): string[] {
  const { overflowPixels, widest } = glance();
  const broken = brokenWords();
  const distorted = distortedPictures();
  return [
    ...(overflowPixels > 0 ? [`it is ${overflowPixels} pixels wider than there is room${widest === null ? "" : `, by ${widest}`}`] : []),
    ...(broken.length > 0 ? [`words are broken in the middle: ${broken.join(", ")}`] : []),
    ...(distorted.length > 0 ? [`pictures are stretched: ${distorted.join(", ")}`] : []),
  ];
}
