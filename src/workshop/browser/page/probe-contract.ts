// The interface of the probe, our code inside the tried page. It runs in an isolated world: it shares the document with
// the app, but the app can neither see nor change it.
import type { Target } from "@atelier/blueprint";

/** What to look at: a target, and an attribute or a computed CSS property of it that is asked for besides. */
export interface Look {
  target: Target;
  attribute?: string;
  style?: string;
}

/** What a person, or their screen reader, perceives of one matching element. */
export interface ElementFacts {
  text: string;
  /** The field's value, and for a list of options also the text of the chosen one. Empty if it is not a field. */
  values: string[];
  /** Null when the element has no such state. */
  checked: boolean | null;
  isDisabled: boolean;
  /** The attribute or computed property that was asked for; null if there is none, and empty for an unknown property. */
  asked: string | null;
  /** The machine-readable date of the first `<time>` in the element. */
  date: string | null;
  colours: { color: string; "background-color": string; "border-color": string };
}

/** How an element takes input. `value` fields (dates, colours, ranges) have no text to type into; a `slider` of the app's own takes arrow keys. */
export type InputKind = "text" | "value" | "slider" | "select" | "check" | "file" | "other";

/** Where to put the pointer to act on an element, or why a person could not. */
export type Reach = { reached: true; x: number; y: number; kind: InputKind; checked: boolean | null } | { reached: false; problem: string };

/** What a pointer press hit: the intended element, another one, or nothing if the browser dropped it. */
export type Meeting = { met: "element" | "nothing" } | { met: "another"; name: string };

/** A file to attach to a field; `content` is Base64. */
export interface AttachedFile {
  name: string;
  type: string;
  content: string;
}

/** An internal link of the page: its text and its path. */
export interface PageLink {
  path: string;
  text: string;
}

/** What the page shows at this moment. */
export interface PageGlance {
  path: string;
  blank: boolean;
  heading: string | null;
  title: string;
  /** How many CSS pixels the page is wider than its window, and which element causes it. */
  overflowPixels: number;
  widest: string | null;
}

/** A state of the page, for deciding what of it is new. */
export interface StateSurvey {
  path: string;
  /** The signatures of its parts: parts that are alike to every rule but that of contrast have the same. */
  parts: string[];
  /** The keys of the texts whose contrast may be too little: texts that look alike have the same. */
  doubts: string[];
}

/** Where a text is in the document, in CSS pixels, and what it is. */
export interface TextBox {
  x: number;
  y: number;
  width: number;
  height: number;
  selector: string;
  text: string;
}

/** The calls that the probe answers. Every answer is plain data. */
export interface Probe {
  /** Waits until the page has content and has not changed for `quietMilliseconds`; gives up after `capMilliseconds`. */
  settle(quietMilliseconds: number, capMilliseconds: number): Promise<void>;
  glance(): PageGlance;
  links(): PageLink[];
  /** The links to places of this page that it does not have; their paths are `#id`. */
  deadAnchors(): PageLink[];
  /** Follows the link with this path as the app's router would. False when the page has no such link. */
  follow(path: string): boolean;
  /** The links of the page's navigation; opens a menu in the header where it is closed. */
  navigation(): Promise<PageLink[]>;
  /** Reaches the app's control of its colour scheme; null where it has none. */
  reachScheme(): Reach | null;
  /** The height of the whole page, in CSS pixels. */
  height(): number;
  /** What is wrong with the layout at the window's size: what is wider than it, and words that are broken in the middle. Sentence fragments. */
  layoutFaults(): string[];
  /** Makes the lists of rows in the local storage at least so long; the app reads them when it is loaded next. Returns how many have grown. */
  growStores(rows: number): number;
  /** The colours of the page's ground and text: a text that changes when they do. */
  pageColours(): string;
  observe(look: Look): ElementFacts[];
  /** The same for several targets at one moment. */
  observeAll(looks: readonly Look[]): ElementFacts[][];
  /** What is there instead of a target that is not found, as a sentence fragment; empty if there is nothing to say. */
  whyAbsent(target: Target): string;
  reach(target: Target): Reach;
  /** Where a point of the first element that matches is in the window now; null if there is none. `share` counts from its left and top, 0 to 1. Scrolls nothing. */
  pointIn(target: Target, share: { x: number; y: number }): { x: number; y: number } | null;
  /** What the press after the last `reach` hit. A press that hit another element had no effect. */
  met(): Meeting;
  /** Focuses the element that was reached last and selects its content. False if it does not take focus. */
  focusReached(): boolean;
  /** Sets the `value` field that was reached, as its own picker would. False if the field refuses the value. */
  setReachedValue(value: string): boolean;
  /** Chooses the option with this text in the list that was reached. False if there is none. */
  chooseReachedOption(words: string): boolean;
  /** Attaches the file to the file field that was reached, as its own picker would. False if the field does not accept it. */
  attachToReached(file: AttachedFile): boolean;
  survey(): StateSurvey;
  /** Scrolls a doubtful text of the last survey into the window; null if it is gone. */
  boxOfDoubt(key: string): TextBox | null;
  /** Paints that text with no ink, until `restoreDoubt`, which also scrolls back. */
  eraseDoubt(key: string): void;
  restoreDoubt(): void;
  /** The largest contrast between the same places of two pictures (PNG, Base64). */
  contrastOfPictures(one: string, other: string): Promise<number>;
  /** Clears every store of this origin that can be cleared at once: local and session storage, cookies, the window's name. */
  forget(): void;
}
