// The pictograms of things: no faces, people, flags and signs, which say something else than what they look like.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** A pictogram with what Unicode's annotations say of it. */
export interface Pictogram {
  name: string;
  group: string;
  /** Without variation selectors. */
  character: string;
  /** Its name in lower case: `passenger ship`. */
  title: string;
  keywords: readonly string[];
  /** Pairs of a color and a path, in the order in which they are drawn, separated by `|`; a path with holes has `!` before it. */
  shapes: string;
}

/** What one language says of characters. */
export type Annotations = Readonly<Record<string, { default: readonly string[]; tts?: readonly string[] | undefined }>>;

const GROUPS = ["Animals & Nature", "Food & Drink", "Travel & Places", "Activities", "Objects", "Symbols"];
/** Of the signs, those that picture a thing: the recycling symbol. */
const SIGN = / (?:symbol|sign)$/;
/** Animals have a face beside their whole shape, and clocks 24 times. */
const LEFT_OUT = /-(?:oclock|thirty|face)$/;

const Icons = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });
const Metadata = z.object({ categories: z.record(z.string(), z.array(z.string())) });
const Characters = z.record(z.string(), z.string());

const attribute = (element: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1];

/** The shapes of an SVG body; null for one that needs more than filled shapes. A gradient becomes its first color. */
function shapesOf(body: string): string | null {
  const group: { fill: string; isEvenOdd: boolean } = { fill: "#000", isEvenOdd: false };
  const shapes: string[] = [];
  const drawn = body.replace(/<defs>.*<\/defs>/s, "");
  for (const element of drawn.match(/<[a-zA-Z][^>]*>/g) ?? []) {
    if (/ (?:transform|stroke|clip-path|filter)=/.test(element)) return null;
    const isEvenOdd = attribute(element, "fill-rule") === "evenodd";
    const fill = attribute(element, "fill");
    if (element.startsWith("<g")) {
      Object.assign(group, { fill: fill ?? group.fill, isEvenOdd });
      continue;
    }
    const path = attribute(element, "d") ?? roundPath(element) ?? squarePath(element);
    const color = colorOf(paintOf(body, fill ?? group.fill), attribute(element, "opacity"));
    if (path === null || !color.startsWith("#")) return null;
    shapes.push(color, `${isEvenOdd || group.isEvenOdd ? "!" : ""}${path}`);
  }
  return shapes.length === 0 ? null : shapes.join("|");
}

function paintOf(body: string, fill: string): string {
  const gradient = /^url\(#(.+)\)$/.exec(fill)?.[1];
  if (gradient === undefined) return fill;
  const [, color = ""] = new RegExp(`id="${gradient}".*?stop-color="(#[0-9a-f]+)"`, "is").exec(body) ?? [];
  return color;
}

/** The color with its opacity: `#fff` at a half is `#ffffff80`. */
function colorOf(fill: string, opacity: string | undefined): string {
  const color = fill.toLowerCase();
  if (opacity === undefined) return color;
  const whole = color.length === 4 ? color.replaceAll(/[0-9a-f]/g, "$&$&") : color;
  const alpha = Math.round(Number(opacity) * 255);
  return `${whole}${alpha.toString(16).padStart(2, "0")}`;
}

const numberIn =
  (element: string) =>
  (name: string): number =>
    Number(attribute(element, name) ?? 0);

/** A circle or an ellipse as a path. */
function roundPath(element: string): string | null {
  if (!/^<(?:circle|ellipse)/.test(element)) return null;
  const number = numberIn(element);
  const rx = number("rx") || number("r");
  const ry = number("ry") || number("r");
  return `M${number("cx") - rx} ${number("cy")}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/** A rectangle with round corners as a path. */
function squarePath(element: string): string | null {
  if (!element.startsWith("<rect")) return null;
  const number = numberIn(element);
  const r = number("rx");
  const [across, down] = [number("width") - 2 * r, number("height") - 2 * r];
  const corner = (x: number, y: number): string => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${number("x") + r} ${number("y")}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

/** The pictograms of a set of Iconify, of those groups that show things. */
export function readPictograms(folder: string, english: Annotations): Pictogram[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), "utf8"));
  const { icons } = Icons.parse(read("icons.json"));
  const { categories } = Metadata.parse(read("metadata.json"));
  const codes = new Map(Object.entries(Characters.parse(read("chars.json"))).map(([code, name]) => [name, code]));
  return GROUPS.flatMap((group) =>
    (categories[group] ?? []).flatMap((name): Pictogram[] => {
      const code = codes.get(name);
      const shapes = shapesOf(icons[name]?.body ?? "");
      if (LEFT_OUT.test(name) || code === undefined || shapes === null) return [];
      const character = code
        .split("-")
        .map((part) => String.fromCodePoint(Number.parseInt(part, 16)))
        .join("")
        .replaceAll("️", "");
      const said = english[character];
      const title = said?.tts?.[0]?.toLowerCase();
      if (said === undefined || title === undefined || (group === "Symbols" && !SIGN.test(title))) return [];
      return [{ name, group, character, title: title.replace(SIGN, ""), keywords: said.default, shapes }];
    }),
  );
}
