// The language of acceptance checks: what a person would do with the app, and what they would then see.
// Targets are found as assistive technology finds them (role and accessible name), so a check that passes
// is also a small proof of accessibility. Checks are data: they hold no code and no selectors.
import { z } from "zod";

/** The roles that a target may have: the ARIA names, as in WAI-ARIA 1.2. */
export const TargetRole = z.enum([
  "alert",
  "article",
  "banner",
  "button",
  "cell",
  "checkbox",
  "columnheader",
  "combobox",
  "dialog",
  "figure",
  "form",
  "group",
  "heading",
  "img",
  "link",
  "list",
  "listitem",
  "main",
  "menu",
  "menuitem",
  "navigation",
  "option",
  "progressbar",
  "radio",
  "radiogroup",
  "region",
  "row",
  "search",
  "searchbox",
  "slider",
  "spinbutton",
  "status",
  "switch",
  "tab",
  "table",
  "tabpanel",
  "textbox",
]);
export type TargetRole = z.infer<typeof TargetRole>;

/** An element of the page. `name` is the accessible name, compared without case as a substring unless `exact`. `text` narrows to elements that hold that text. `nth` counts from 0, −1 is the last. */
export interface Target {
  role?: TargetRole;
  name?: string;
  exact?: boolean;
  label?: string;
  text?: string;
  nth?: number;
  within?: Target;
}
export const Target: z.ZodType<Target> = z.lazy(() =>
  z.strictObject({
    role: z.exactOptional(TargetRole),
    name: z.exactOptional(z.string()),
    exact: z.exactOptional(z.boolean()),
    label: z.exactOptional(z.string()),
    text: z.exactOptional(z.string()),
    nth: z.exactOptional(z.int()),
    within: z.exactOptional(Target),
  }),
);

/** One act or one expectation. An expectation waits up to two seconds for what it expects. */
export const CheckStep = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("open"), path: z.string().startsWith("/") }),
  z.strictObject({ do: z.literal("reload") }),
  z.strictObject({ do: z.literal("click"), target: Target }),
  z.strictObject({ do: z.literal("fill"), target: Target, value: z.string() }),
  /** Fills a field for dates with the day that is so many days from today. */
  z.strictObject({ do: z.literal("fillDay"), target: Target, inDays: z.int() }),
  /** Fills a field with a text that `rememberText` kept: a number that the app has handed out. */
  z.strictObject({ do: z.literal("fillRemembered"), target: Target, as: z.string() }),
  z.strictObject({ do: z.literal("select"), target: Target, option: z.string() }),
  z.strictObject({ do: z.literal("setChecked"), target: Target, checked: z.boolean() }),
  /** Gives a field for files one file, as the file picker would. `content` is Base64. */
  z.strictObject({ do: z.literal("attach"), target: Target, name: z.string(), type: z.string(), content: z.base64() }),
  z.strictObject({ do: z.literal("press"), key: z.string(), target: Target.optional() }),
  /** Keeps the number of matching elements under a name, for `expectCountChanged`. */
  z.strictObject({ do: z.literal("rememberCount"), target: Target, as: z.string() }),
  z.strictObject({ do: z.literal("rememberText"), target: Target, as: z.string() }),
  z.strictObject({ do: z.literal("expectVisible"), target: Target }),
  z.strictObject({ do: z.literal("expectHidden"), target: Target }),
  z.strictObject({ do: z.literal("expectText"), target: Target, contains: z.string() }),
  z.strictObject({ do: z.literal("expectValue"), target: Target, equals: z.string() }),
  z.strictObject({ do: z.literal("expectChecked"), target: Target, checked: z.boolean() }),
  z.strictObject({ do: z.literal("expectCount"), target: Target, atLeast: z.int().optional(), atMost: z.int().optional() }),
  /** The number of matching elements is the remembered number plus `by`. */
  z.strictObject({ do: z.literal("expectCountChanged"), target: Target, since: z.string(), by: z.int() }),
  z.strictObject({ do: z.literal("expectTextChanged"), target: Target, since: z.string() }),
  /** The texts of the matching elements are in this order (ascending or descending), compared as text, number or date. */
  z.strictObject({
    do: z.literal("expectSorted"),
    target: Target,
    as: z.enum(["text", "number", "date"]),
    direction: z.enum(["ascending", "descending"]),
  }),
  /** Clicks, and expects a download whose name ends so and whose text contains the given words. */
  z.strictObject({ do: z.literal("expectDownload"), target: Target, nameEndsWith: z.string(), contains: z.string() }),
  /** The computed colour of the element is this one, given as `#rrggbb`. */
  z.strictObject({
    do: z.literal("expectColour"),
    target: Target,
    property: z.enum(["color", "background-color", "border-color"]),
    equals: z.string().regex(/^#[0-9a-f]{6}$/),
  }),
]);
export type CheckStep = z.infer<typeof CheckStep>;

/** Something that the app promises, and how to see that it holds. Every check begins on a fresh visit with no stored data. */
export const AcceptanceCheck = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The promise, as a sentence: "A new recipe appears in the list and survives a reload". */
  title: z.string(),
  /** The id of the capability that this check proves; null for what every app promises. */
  capability: z.string().nullable(),
  /** What else the same visit proves: ids of further capabilities, fields that are used and seen (`recipe.notes`), pages (`page.overview`), and what is gone (`-recipe.notes`). */
  also: z.array(z.string()).optional(),
  /** The words of the prompt that asked for it; null when nobody asked. */
  phrase: z.string().nullable(),
  viewport: z.enum(["desktop", "phone"]),
  steps: z.array(CheckStep).min(1),
});
export type AcceptanceCheck = z.infer<typeof AcceptanceCheck>;
