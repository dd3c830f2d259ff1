// The elements with an implicit role, as the HTML Accessibility API Mappings define them
// (https://www.w3.org/TR/html-aam-1.0/), one CSS selector for each role that a check may name.
import type { TargetRole } from "@atelier/blueprint";

const NOT_TEXT = ["button", "checkbox", "color", "file", "hidden", "image", "number", "radio", "range", "reset", "search", "submit"];
const SECTIONING = "article, aside, main, nav, section";

const IMPLICIT: Partial<Record<TargetRole, string>> = {
  article: "article",
  banner: `header:not(:is(${SECTIONING}) header)`,
  button: "button, summary, input:is([type=button], [type=submit], [type=reset], [type=image], [type=file])",
  cell: "td",
  checkbox: "input[type=checkbox]:not([switch])",
  columnheader: "th:not([scope=row], [scope=rowgroup])",
  combobox: "select:not([multiple], [size]), input[list]",
  dialog: "dialog[open]",
  figure: "figure",
  form: "form",
  group: "fieldset, details, optgroup",
  heading: "h1, h2, h3, h4, h5, h6",
  img: 'img:not([alt=""]), svg',
  link: "a[href], area[href]",
  list: "ul, ol, menu",
  listitem: "li",
  main: "main",
  navigation: "nav",
  option: "option",
  progressbar: "progress",
  radio: "input[type=radio]",
  region: "section",
  row: "tr",
  search: "search",
  searchbox: "input[type=search]:not([list])",
  slider: "input[type=range]",
  spinbutton: "input[type=number]",
  status: "output",
  switch: "input[type=checkbox][switch]",
  table: "table",
  textbox: `textarea, input:not([list]):not(${NOT_TEXT.map((type) => `[type=${type}]`).join(", ")})`,
};

/** Roles that an element has only if it also has a name (HTML-AAM 4.2, "form" and "section"). */
export const NAMED_ROLES: ReadonlySet<string> = new Set(["form", "region"]);

/** A CSS selector for the elements that may have this role, explicitly or implicitly. */
export const roleSelector = (role: TargetRole): string => [`[role~="${role}"]`, IMPLICIT[role]].filter(Boolean).join(", ");

/** False if an element with this implicit role declares another one. */
export const keepsRole = (saidRole: string | null, role: TargetRole): boolean =>
  !saidRole?.trim() || saidRole.trim().split(/\s+/)[0] === role;
