/// <reference lib="dom" />
// What tells two elements of a page apart for a rule about structure: role, states and attributes, what they stand in,
// and whether they hold a text, a name or something to use, not which. Two rows of a list are alike, and so is a page
// with other rows; elements without a meaning, such as most of div, count as if they were not there. So of all states of
// an app only what is new in one has to be audited there.
const SKIPPED = new Set(["script", "style", "template", "noscript"]);
/** Attributes that a rule may look at, by their value, or only by whether there is one. */
const VALUED = /^(?:role|type|scope|lang|dir|tabindex|autocomplete|autoplay|contenteditable|aria-hidden|aria-live|aria-roledescription)$/;
const STATED = /^(?:alt|title|href|controls|open|muted|disabled|multiple|hidden|inert|colspan|rowspan|aria-.*)$/;
/** Attributes that name other elements by their ids. */
const REFERENCES = /^(?:for|headers|list|aria-(?:labelledby|describedby|controls|owns|details|activedescendant|errormessage))$/;
/** The values that states such as `aria-pressed` and `aria-current` commonly have: none is worse than another. */
const COMMON_VALUE =
  /^(?:true|false|mixed|page|step|location|date|time|ascending|descending|none|menu|listbox|dialog|grid|tree|both|list|inline|horizontal|vertical|-?\d+(?:\.\d+)?)$/;
/** Elements that mean nothing by themselves, and those whose children have to be of certain kinds. */
const PLAIN = "div, span, p, b, strong, em, i, small, br, time, s, u, sub, sup, wbr, hr, code, pre, picture, blockquote, figcaption";
const STRICT = "ul, ol, dl, table, thead, tbody, tfoot, tr, select, optgroup, datalist, menu";

const hashes = new Map<string, string>();

/** The hash of a text. Most elements of a page are like others, so few texts are hashed. */
function hash(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const made = hashOf(text);
  hashes.set(text, made);
  return made;
}

/** A short hash of a text: 53 bits, by cyrb53 (public domain, github.com/bryc/code). */
function hashOf(text: string): string {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
}

/** The elements of the document that have an id, by it. */
let byId = new Map<string, Element[]>();

/** Whether the elements that the ids name are there, once each, and hold a text. */
function referenceState(ids: string): string {
  const states = ids
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => {
      const [first, ...others] = byId.get(id) ?? [];
      if (first === undefined) return "gone";
      return `${others.length > 0 ? "several " : ""}${first.textContent.trim() === "" ? "empty" : "there"}`;
    });
  return [...new Set(states)].join();
}

function attributeState({ name, value }: Attr): string {
  if (REFERENCES.test(name)) return `${name}:${referenceState(value)}`;
  if (VALUED.test(name)) return `${name}=${value}`;
  if (!STATED.test(name)) return "";
  return `${name}${value.trim() === "" ? " empty" : COMMON_VALUE.test(value) ? "" : " +"}`;
}

const NAMED_BY_CONTENT = "a, button, summary, label, legend, h1, h2, h3, h4, h5, h6, th, [role], [aria-hidden=true], option, figcaption";
const NAMING = '[aria-label], [aria-labelledby], [title], title, img:not([alt=""])';
const USABLE = "a[href], button, input, select, textarea, [tabindex], summary, iframe";

/** What is anywhere in an element that takes its name from there, or must not hold what can be used. */
function contentState(element: Element): string {
  if (!element.matches(NAMED_BY_CONTENT)) return "";
  const text = element.textContent.trim() === "" ? "" : "words";
  return `${text} ${element.querySelector(NAMING) === null ? "" : "names"} ${element.querySelector(USABLE) === null ? "" : "usable"}`;
}

function isScrolled(element: Element): boolean {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
  const isLarger = (clientHeight > 0 && scrollHeight > clientHeight + 13) || (clientWidth > 0 && scrollWidth > clientWidth + 13);
  return isLarger && /auto|scroll/.test(getComputedStyle(element).overflow);
}

/** Whether an element means nothing to a rule about structure, wherever it stands. */
function isPlain(element: Element, attributes: string): boolean {
  return attributes === "" && element.matches(PLAIN) && element.parentElement?.matches(STRICT) !== true && !isScrolled(element);
}

const attributesOf = (element: Element): string => [...element.attributes].map(attributeState).filter(Boolean).sort().join(" ");

function ownState(element: Element, attributes: string): string {
  if (element.localName === "svg") return `svg ${attributes} ${element.querySelector(":scope > title") === null ? "" : "title"}`;
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
  const labels = isField ? [...(element.labels ?? [])].filter((label) => label.textContent.trim() !== "").length : "";
  return [
    element.localName,
    attributes,
    labels,
    element.childElementCount === 0 ? "leaf" : "",
    isScrolled(element) ? "scrolled" : "",
    element.getClientRects().length === 0 ? "boxless" : "",
    contentState(element),
  ].join("|");
}

/** The signatures of an element: of itself, and of itself in its parent. */
interface Signatures {
  own: string;
  placed: string;
}

/** The signatures of every element of the page that means something. */
function signElements(): Map<Element, Signatures> {
  byId = Map.groupBy(document.querySelectorAll("[id]"), ({ id }) => id);
  const all = new Map<Element, Signatures>();
  const sign = (element: Element, parent: string): void => {
    const attributes = attributesOf(element);
    let above = parent;
    if (!isPlain(element, attributes)) {
      const own = hash(ownState(element, attributes));
      all.set(element, { own, placed: hash(`${parent}>${own}`) });
      above = own;
    }
    if (element.localName === "svg") return;
    for (const child of element.children) if (!SKIPPED.has(child.localName)) sign(child, above);
  };
  if (document.body !== null) sign(document.body, "");
  return all;
}

/** The different signatures on the page. */
export const signParts = (): string[] => [...new Set([...signElements().values()].flatMap(({ own, placed }) => [own, placed]))];

/** What gives the elements in it a meaning, so that a rule looks at both. */
const OWNERS = "a, button, ul, ol, dl, table, tr, select, label, fieldset, details, dialog, [role]";

/** The elements to audit for these signatures: one for each, in the element that owns it. */
export function elementsToAudit(unknown: readonly string[]): Element[] {
  const left = new Set(unknown);
  const owners = new Set<Element>();
  for (const [element, { own, placed }] of signElements()) {
    const isNew = left.delete(own);
    if (left.delete(placed) || isNew) owners.add(element.parentElement?.closest(OWNERS) ?? element);
  }
  return [...owners].filter((element) => ![...owners].some((other) => other !== element && other.contains(element)));
}
