/// <reference lib="dom" />
// Colours as numbers, and their contrast as WCAG 2.2 defines it (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).

/** Red, green and blue from 0 to 255, and the opacity from 0 to 1. */
export type Rgba = readonly [number, number, number, number];

const known = new Map<string, Rgba>();
let canvas: OffscreenCanvasRenderingContext2D | null = null;

/** Reads a colour in any notation of CSS by painting it. */
export function readColour(text: string): Rgba {
  const seen = known.get(text);
  if (seen !== undefined) return seen;
  const parts = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(text)?.slice(1);
  const colour: Rgba = parts ? [Number(parts[0]), Number(parts[1]), Number(parts[2]), Number(parts[3] ?? 1)] : paintedColour(text);
  known.set(text, colour);
  return colour;
}

function paintedColour(text: string): Rgba {
  canvas ??= new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (canvas === null) return [0, 0, 0, 0];
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = "rgba(0, 0, 0, 0)";
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

/** A colour painted over an opaque one. */
export function over([red, green, blue, alpha]: Rgba, below: Rgba): Rgba {
  const mix = (one: number, other: number): number => one * alpha + other * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

const linear = (part: number): number => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);

/** The relative luminance of an opaque colour. */
const luminance = ([red, green, blue]: readonly number[]): number =>
  0.2126 * linear(red ?? 0) + 0.7152 * linear(green ?? 0) + 0.0722 * linear(blue ?? 0);

/** The contrast of two opaque colours, from 1 to 21. */
export function contrast(one: readonly number[], other: readonly number[]): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}
