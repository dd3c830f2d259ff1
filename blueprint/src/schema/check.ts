// The language of acceptance checks: what a person would do with the app, and what they would then see.
// Targets are found as assistive technology finds them (role and accessible name), so a check that passes
// is also a small proof of accessibility. Checks are data: they hold no code and no selectors. Wherever a step has a
// text, `{{name}}` stands for what an earlier step remembered under that name.
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

/**
 * An element of the page. `name` is the accessible name, compared without case as a substring unless `exact`. `text` narrows to
 * elements that hold that text. `nth` counts from 0, −1 is the last.
 *
 * With `role`, `label` or `name` an element is found as assistive technology finds it: what is hidden from it (`aria-hidden`,
 * `inert`) does not exist. With `text` alone it is the smallest element in which the eye reads that text, whether or not it is
 * hidden from assistive technology; text that is there for screen readers alone counts where the eye reads none. Neither finds
 * what is not rendered, and text is never the value of a field or the options of a list.
 */
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

/** A point in an element, as shares of its width and height from its left and top. */
const Point = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });

/**
 * One act or one expectation. Both wait up to two seconds for what they need, and a fifth of that once a step has failed.
 * Where several elements match, an act uses the first, and one that meets an expectation is enough, except where the step
 * says otherwise.
 */
export const CheckStep = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("open"), path: z.string().regex(/^(\/|\{\{)/, "begins with a slash, or is a remembered address") }),
  z.strictObject({ do: z.literal("reload") }),
  /**
   * Loads the page again with its clock at this moment, from which it runs on until the check ends. The browser's time zone is
   * UTC; of two people, it is the clock of the one who acts.
   */
  z.strictObject({
    do: z.literal("setClock"),
    at: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/, "is a moment as 2030-01-31T14:30"),
  }),
  z.strictObject({ do: z.literal("click"), target: Target }),
  z.strictObject({ do: z.literal("fill"), target: Target, value: z.string() }),
  /** Fills a field for dates with the day that is so many days from today. */
  z.strictObject({ do: z.literal("fillDay"), target: Target, inDays: z.int() }),
  /** Fills a field with a text that `rememberText` kept: a number that the app has handed out. The same as `fill` with `{{as}}`. */
  z.strictObject({ do: z.literal("fillRemembered"), target: Target, as: z.string() }),
  z.strictObject({ do: z.literal("select"), target: Target, option: z.string() }),
  z.strictObject({ do: z.literal("setChecked"), target: Target, checked: z.boolean() }),
  /** Gives a field for files one file, as the file picker would. `content` is Base64. */
  z.strictObject({ do: z.literal("attach"), target: Target, name: z.string(), type: z.string(), content: z.base64() }),
  z.strictObject({ do: z.literal("press"), key: z.string(), target: Target.optional() }),
  /**
   * Presses on the one, moves and lets go over the other, which may be the same: with the events of the pointer and of drag and
   * drop alike. `from` and `at` are points in the one and the other, the middle by default.
   */
  z.strictObject({ do: z.literal("drag"), target: Target, from: Point.optional(), to: Target, at: Point.optional() }),
  z.strictObject({ do: z.literal("hover"), target: Target }),
  /**
   * Goes on as the other of two people. The second has a browser with stores of their own: the first time they are on a first
   * visit to the first page, each later time where they left. They share nothing but what the app sends or what an address or a
   * code carries. Accounts of one browser are no other person: they log out and in by ordinary steps.
   */
  z.strictObject({ do: z.literal("switchPerson"), to: z.enum(["first", "second"]) }),
  /** Keeps the number of matching elements under a name, for `expectCountChanged`. */
  z.strictObject({ do: z.literal("rememberCount"), target: Target, as: z.string() }),
  /** Keeps the text, a field's value, or an attribute such as `href` of the first matching element under a name. */
  z.strictObject({ do: z.literal("rememberText"), target: Target, as: z.string(), attribute: z.string().optional() }),
  /** Each entry of the page's navigation leads to a page with a heading, and an unknown address leads back. */
  z.strictObject({ do: z.literal("expectNavigation") }),
  /** Uses the app's control of its colour scheme: the colours change, and a reload keeps them. An app without one passes. */
  z.strictObject({ do: z.literal("switchScheme") }),
  z.strictObject({ do: z.literal("expectVisible"), target: Target }),
  z.strictObject({ do: z.literal("expectHidden"), target: Target }),
  z.strictObject({ do: z.literal("expectText"), target: Target, contains: z.string() }),
  /** It holds one of these texts at least: what is right may be said in two ways, or depend on what only the app knows. */
  z.strictObject({ do: z.literal("expectAnyText"), target: Target, anyOf: z.array(z.string().min(1)).min(2) }),
  /** The element is there, and none that matches holds the text. */
  z.strictObject({ do: z.literal("expectNotText"), target: Target, contains: z.string().min(1) }),
  z.strictObject({ do: z.literal("expectEnabled"), target: Target }),
  z.strictObject({ do: z.literal("expectDisabled"), target: Target }),
  /** The attribute has exactly this value; null: it is absent. */
  z.strictObject({ do: z.literal("expectAttribute"), target: Target, name: z.string().min(1), equals: z.string().nullable() }),
  /** The computed value of a CSS property, such as `font-weight` and `700`, as the browser states it; colours also as `#rrggbb`. */
  z.strictObject({
    do: z.literal("expectStyle"),
    target: Target,
    property: z.string().regex(/^-{0,2}[a-z][a-z0-9-]*$/),
    equals: z.string(),
  }),
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
  z.strictObject({ do: z.literal("expectDownload"), target: Target, nameEndsWith: z.string(), contains: z.string().optional() }),
  /**
   * As it is printed on A4, the element is there and holds the text, nothing on the page is wider than the sheet, and no word is
   * broken in the middle.
   */
  z.strictObject({ do: z.literal("expectPrinted"), target: Target, contains: z.string().optional() }),
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
