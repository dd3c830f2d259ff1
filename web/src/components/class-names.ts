// When a component's classes and its caller's classes set the same property, the later one wins. tailwind-merge
// resolves this from a table of conflicts. Its own table weighs 5 kB; this one holds only the classes that we use.
import { type ClassValue, clsx } from "clsx";
import { createTailwindMerge } from "tailwind-merge";

const any = [() => true];
const edges = ["t", "r", "b", "l"] as const;
const isSize = (value: string): boolean => /^(?:xs|sm|md|base|lg|\d?xl|\[[\d.]+(?:rem|px)\])(?:\/.+)?$/.test(value);
const isWidth = (value: string): boolean => /^\d*$/.test(value);
const named = (...names: string[]) => Object.fromEntries(names.map((name) => [name, [{ [name]: any }]]));
const sided = (name: string) => named(name, `${name}x`, `${name}y`, ...edges.map((edge) => `${name}${edge}`));
const hides = (name: string) => ({
  [name]: [`${name}x`, `${name}y`, ...edges.map((edge) => `${name}${edge}`)],
  [`${name}x`]: [`${name}r`, `${name}l`],
  [`${name}y`]: [`${name}t`, `${name}b`],
});

const tables = {
  theme: {},
  classGroups: {
    display: ["block", "inline-block", "inline", "flex", "inline-flex", "grid", "contents", "hidden"],
    position: ["static", "fixed", "absolute", "relative", "sticky"],
    ...sided("p"),
    ...sided("m"),
    ...named("w", "h", "size", "min-w", "max-w", "min-h", "max-h", "gap", "gap-x", "gap-y", "inset", "top", "right", "bottom", "left", "z"),
    ...named("bg", "shadow", "opacity", "items", "justify", "self", "leading", "tracking", "animate", "aspect"),
    overflow: [{ overflow: ["auto", "hidden", "visible", "clip", "scroll"] }],
    rounded: [{ rounded: ["", "none", "full", isSize] }],
    ...named(
      "overflow-x",
      "overflow-y",
      "rounded-t",
      "rounded-b",
      "rounded-l",
      "rounded-r",
      "rounded-tl",
      "rounded-tr",
      "rounded-bl",
      "rounded-br",
    ),
    ...named("cursor", "resize", "basis", "outline-offset"),
    "font-family": [{ font: ["sans", "mono"] }],
    "font-weight": [{ font: ["normal", "medium", "semibold", "bold"] }],
    "text-align": [{ text: ["left", "center", "right"] }],
    "text-wrap": [{ text: ["wrap", "nowrap", "balance", "pretty"] }],
    "font-size": [{ text: [isSize] }],
    "text-colour": [{ text: any }],
    "text-case": ["uppercase", "lowercase", "capitalize", "normal-case"],
    whitespace: [{ whitespace: any }],
    "border-width": [{ border: ["", isWidth] }],
    "border-style": [{ border: ["solid", "dashed", "none"] }],
    ...Object.fromEntries(edges.map((edge) => [`border-${edge}`, [{ [`border-${edge}`]: ["", isWidth] }]])),
    "border-colour": [{ border: any }],
    "flex-direction": [{ flex: ["row", "col", "row-reverse", "col-reverse"] }],
    "flex-wrap": [{ flex: ["wrap", "nowrap"] }],
    "flex-share": [{ flex: ["1", "auto", "none", "initial"] }],
    shrink: [{ shrink: ["", "0"] }],
    grow: [{ grow: ["", "0"] }],
  },
  conflictingClassGroups: {
    ...hides("p"),
    ...hides("m"),
    "font-size": ["leading"],
    "border-width": edges.map((edge) => `border-${edge}`),
    "flex-share": ["basis", "grow", "shrink"],
    overflow: ["overflow-x", "overflow-y"],
    rounded: ["t", "b", "l", "r", "tl", "tr", "bl", "br"].map((edge) => `rounded-${edge}`),
    size: ["w", "h"],
    gap: ["gap-x", "gap-y"],
    inset: ["top", "right", "bottom", "left"],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ["before", "after", "placeholder", "*", "**"],
  cacheSize: 500,
};

const merge = createTailwindMerge(() => tables);

/** Joins class names; of two that set the same property, the later one wins. */
export function classNames(...values: ClassValue[]): string {
  return merge(clsx(values));
}
