/// <reference lib="dom" />
// The computed colours of visible elements. The page itself and any element that covers at least
// half of the window count as background; everything else is a component.
import type { SeenColour } from "../../evaluation.ts";
import { isVisible } from "./visible.ts";

const elementsMax = 1500;

export function seeColours(): SeenColour[] {
  const seen = new Map<string, SeenColour>();
  const add = (element: Element, { colour, property, isBackground }: { colour: string; property: string; isBackground: boolean }): void => {
    const rgb = opaque(colour);
    if (rgb === null) return;
    const place = isBackground ? "background" : "component";
    const key = `${rgb} ${place}`;
    if (!seen.has(key)) seen.set(key, { rgb, place, where: `${property} of ${describe(element)}` });
  };
  const elements = [document.documentElement, document.body, ...document.body.querySelectorAll("*")].slice(0, elementsMax);
  for (const element of elements.filter((each) => each === document.documentElement || isVisible(each))) {
    const style = getComputedStyle(element);
    add(element, { colour: style.backgroundColor, property: "background", isBackground: coversPage(element) });
    for (const colour of style.backgroundImage.match(/rgba?\([^)]*\)/g) ?? [])
      add(element, { colour, property: "gradient", isBackground: false });
    if (Number.parseFloat(style.borderTopWidth) > 0)
      add(element, { colour: style.borderTopColor, property: "border", isBackground: false });
    if (hasOwnText(element)) add(element, { colour: style.color, property: "text", isBackground: false });
    if (element instanceof SVGElement) add(element, { colour: style.fill, property: "fill", isBackground: false });
  }
  return [...seen.values()];
}

function coversPage(element: Element): boolean {
  if (element === document.documentElement || element === document.body) return true;
  const box = element.getBoundingClientRect();
  return box.width * Math.min(box.height, innerHeight) >= (innerWidth * innerHeight) / 2;
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "");
}

function describe(element: Element): string {
  const label = element.id === "" ? "" : `#${element.id}`;
  const words = (element.textContent ?? "").replaceAll(/\s+/g, " ").trim().slice(0, 24);
  return `${element.tagName.toLowerCase()}${label}${words === "" ? "" : ` “${words}”`}`;
}

// A canvas converts every CSS notation to bytes; a translucent colour does not count as the requested one.
const pixel = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

function opaque(colour: string): string | null {
  const plain = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour);
  if (plain) return `${plain[1]},${plain[2]},${plain[3]}`;
  if (pixel === null || colour === "none" || colour.startsWith("rgba(")) return null;
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = "rgb(1,2,3)";
  pixel.fillStyle = colour;
  pixel.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = pixel.getImageData(0, 0, 1, 1).data;
  return alpha === 255 ? `${red},${green},${blue}` : null;
}
