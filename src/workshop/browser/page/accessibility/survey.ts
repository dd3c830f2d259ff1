/// <reference lib="dom" />
// One look at a state of the page: what is in it, and which texts may be hard to see. Our process decides what of it is
// new, and asks to have that audited.
import { contrast } from "./colours.ts";
import { type Doubt, doubtfulTexts } from "./doubtful-texts.ts";
import { elementsToAudit, signParts } from "./sign-parts.ts";
import { isRendered, textOf } from "../perceive.ts";
import type { StateSurvey, TextBox } from "../probe-contract.ts";

let doubts: Doubt[] = [];

/** Describes the state that the page is in. */
export function surveyState(): StateSurvey {
  doubts = doubtfulTexts();
  return { path: location.pathname, parts: signParts(), doubts: doubts.map(({ key }) => key) };
}

/** The elements that axe is to look at: for parts by their signatures, for texts by their keys. */
export const auditContext = (parts: readonly string[], keys: readonly string[]): { structure: Element[]; texts: Doubt[] } => ({
  structure: parts.length === 0 ? [] : elementsToAudit(parts),
  texts: doubts.filter(({ key, element }) => keys.includes(key) && element.isConnected),
});

const selectorOf = (element: Element): string => {
  const classes = [...element.classList].slice(0, 4).map((name) => `.${CSS.escape(name)}`);
  return `${element.localName}${element.id === "" ? "" : `#${CSS.escape(element.id)}`}${classes.join("")}`;
};

let restore = (): void => undefined;
/** How the window was scrolled. */
let scrolled: { x: number; y: number } | undefined;

/** The first line of the element's own text; its box, if it is a field. */
function lineOf(element: Element): DOMRect {
  const text = [...element.childNodes].find((node) => node instanceof Text && node.data.trim() !== "");
  if (text === undefined) return element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].find(({ width }) => width > 1) ?? element.getBoundingClientRect();
}

/** Scrolls a doubtful text into the window and says where it is; null if it is gone. */
export function boxOfDoubt(key: string): TextBox | null {
  const element = doubts.find((doubt) => doubt.key === key)?.element;
  if (element === undefined || !element.isConnected || !isRendered(element)) return null;
  scrolled ??= { x: scrollX, y: scrollY };
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { x, y, width, height } = lineOf(element);
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const box = { x: left, y: top, width: Math.min(600, innerWidth - left, width), height: Math.min(120, innerHeight - top, height) };
  return box.width < 1 || box.height < 1
    ? null
    : { ...box, x: left + scrollX, y: top + scrollY, selector: selectorOf(element), text: textOf(element).slice(0, 60) };
}

/** Paints the text of a doubt with no ink, until `restoreDoubt`. */
export function eraseDoubt(key: string): void {
  const doubt = doubts.find((one) => one.key === key);
  const element = doubt?.element;
  if (doubt?.isHint && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) {
    const { placeholder } = element;
    element.placeholder = "";
    restore = () => void (element.placeholder = placeholder);
  } else if (element instanceof HTMLElement || element instanceof SVGElement) {
    const style = element.getAttribute("style");
    element.style.setProperty("transition", "none", "important");
    element.style.setProperty("text-shadow", "none", "important");
    for (const property of INKS) element.style.setProperty(property, "transparent", "important");
    restore = () => (style === null ? element.removeAttribute("style") : void (element.style.cssText = style));
  }
}

const INKS = ["-webkit-text-fill-color", "fill", "caret-color"];

/** Gives the text its ink back, and the window its place. */
export function restoreDoubt(): void {
  restore();
  restore = () => undefined;
  if (scrolled) scrollTo({ left: scrolled.x, top: scrolled.y, behavior: "instant" });
  scrolled = undefined;
}

async function pixelsOf(base64: string): Promise<Uint8ClampedArray> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  canvas?.drawImage(picture, 0, 0);
  return canvas?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
}

/** The largest contrast between the same places of two pictures (PNG, Base64): how far a text stands out that only one shows. */
export async function contrastOfPictures(one: string, other: string): Promise<number> {
  const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  let most = 1;
  for (let at = 0; at < Math.min(first.length, second.length); at += 4) {
    const [pixel, below] = [first.subarray(at, at + 3), second.subarray(at, at + 3)];
    if (pixel[0] !== below[0] || pixel[1] !== below[1] || pixel[2] !== below[2]) most = Math.max(most, contrast([...pixel], [...below]));
  }
  return most;
}
