/// <reference lib="dom" />
// How far the texts of the page stand out from what is behind them, as far as that follows from the styles of an element
// and of those around it: the colour of the text over the colours of its backgrounds. It is a quick look: it says which
// texts may have too little contrast, and axe or a picture decides.
import { isRendered, isUnseen, NO_TEXT } from "../perceive.ts";
import { contrast, over, type Rgba, readColour } from "./colours.ts";

/** What is behind the content of an element: the colours that may be there. `isSure` is false where a picture, a gradient or a filter is part of it. */
interface Backdrop {
  colours: readonly Rgba[];
  isSure: boolean;
  /** How much of the content shows, from 0 to 1. */
  opacity: number;
}

/** Below this contrast a text is practically invisible. */
const INVISIBLE = 1.5;
/** What WCAG 2.2 asks of texts that are not large; no text needs more. */
const NORMAL = 4.5;
const WHITE: Rgba = [255, 255, 255, 1];
const COLOUR = /(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\([^()]*\)|#[0-9a-f]{3,8}\b/gi;

const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration): boolean =>
  Number.parseFloat(fontSize) >= 24 || (Number.parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);

/** The colours of a gradient; null for a picture, whose colours are unknown. */
function paintedColours({ backgroundImage, backgroundClip }: CSSStyleDeclaration): Rgba[] | null {
  if (backgroundImage === "none" || backgroundClip === "text") return [];
  return backgroundImage.includes("url(") ? null : [...backgroundImage.matchAll(COLOUR)].map(([colour]) => readColour(colour));
}

function backdropOf(element: Element | null, known: Map<Element, Backdrop>): Backdrop {
  if (element === null) return { colours: [WHITE], isSure: true, opacity: 1 };
  const seen = known.get(element);
  if (seen !== undefined) return seen;
  const style = getComputedStyle(element);
  const own = readColour(style.backgroundColor);
  const above = backdropOf(element.parentElement, known);
  const plain = own[3] === 0 ? above.colours : own[3] === 1 ? [own] : above.colours.map((colour) => over(own, colour));
  const painted = paintedColours(style);
  const stops = (painted ?? []).flatMap((colour) => (colour[3] > 0.98 ? [colour] : plain.map((below) => over(colour, below))));
  const isCovering = painted !== null && painted.length > 0 && painted.every((colour) => colour[3] > 0.98);
  const backdrop = {
    colours: (isCovering ? stops : [...plain, ...stops]).slice(0, 12),
    isSure: (own[3] === 1 || above.isSure) && painted?.length === 0 && style.mixBlendMode === "normal" && style.filter === "none",
    opacity: above.opacity * Number(style.opacity),
  };
  known.set(element, backdrop);
  return backdrop;
}

/** The elements that show a text of their own, as a text or as the value or the hint of a field. */
function* elementsWithText(): Generator<{ element: Element; pseudo: string | null }> {
  if (document.body === null) return;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && node.matches("script, style, noscript, template, datalist, option")
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Element)) continue;
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) {
      const isTyped = !(node instanceof HTMLInputElement) || !/^(?:checkbox|radio|range|color|file|hidden|image)$/.test(node.type);
      if (isTyped && node.value !== "") yield { element: node, pseudo: null };
      else if (isTyped && node.placeholder !== "") yield { element: node, pseudo: "::placeholder" };
    } else if (node instanceof HTMLSelectElement) yield { element: node, pseudo: null };
    else if (!node.matches(NO_TEXT) && [...node.childNodes].some((child) => child instanceof Text && child.data.trim() !== ""))
      yield { element: node, pseudo: null };
  }
}

const ratios = new Map<string, number>();

/** The least contrast of an ink to one of these colours; kept, because the texts of a page have few. */
function ratioOf(ink: Rgba, colours: readonly Rgba[]): number {
  const key = `${ink.join()} ${colours.join("/")}`;
  const known = ratios.get(key);
  if (known !== undefined) return known;
  const ratio = Math.min(...colours.map((behind) => contrast(over(ink, behind), behind)));
  ratios.set(key, ratio);
  return ratio;
}

function inkOf(element: Element, style: CSSStyleDeclaration): string {
  if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) return style.fill;
  return style.getPropertyValue("-webkit-text-fill-color") || style.color;
}

/** A text of the page that may have too little contrast. */
export interface Doubt {
  element: Element;
  /** Its colours, and the classes of it and what it stands in: texts with the same key are taken to be equally legible. */
  key: string;
  /** Whether it is the hint of an empty field. */
  isHint: boolean;
}

/** The texts whose contrast may be too little, one of each look. */
export function doubtfulTexts(): Doubt[] {
  const known = new Map<Element, Backdrop>();
  const doubts = new Map<string, Doubt>();
  for (const { element, pseudo } of elementsWithText()) {
    const style = getComputedStyle(element, pseudo);
    if (style.backgroundClip === "text" || Number.parseFloat(style.fontSize) < 2) continue;
    const { colours, isSure, opacity } = backdropOf(element, known);
    const [red, green, blue, alpha] = readColour(inkOf(element, style));
    const ink: Rgba = [red, green, blue, alpha * opacity];
    const ratio = ratioOf(ink, colours);
    if (ratio >= NORMAL) continue;
    const isExempt = element.matches(":disabled, :disabled *") || element.closest('[aria-disabled="true"]') !== null;
    const needed = isExempt || !isSure ? INVISIBLE : isLarge(style) ? 3 : NORMAL;
    if (ratio >= needed) continue;
    const classes = [element, element.parentElement].map((one) => one?.getAttribute("class") ?? "").join(" in ");
    const key = `${classes} ${pseudo ?? ""} ${ink.join()} ${colours.join("/")} ${needed} ${isSure} ${style.textShadow}`;
    if (!doubts.has(key) && isRendered(element) && !isUnseen(element)) doubts.set(key, { element, key, isHint: pseudo !== null });
  }
  return [...doubts.values()];
}
