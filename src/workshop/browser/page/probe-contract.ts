// What the probe, our code inside the tried page, is asked and answers. It runs in an isolated world: it shares the
// document with the app, but the app can neither see nor change it.
import type { Target } from "@atelier/blueprint";

/** What a person, or their screen reader, perceives of one matching element. */
export interface ElementFacts {
  text: string;
  /** What the field holds: its value, and for a list of options also the words of the chosen one. Empty when it is no field. */
  values: string[];
  /** Null when the element has no such state. */
  checked: boolean | null;
  /** The machine-readable date of the first `<time>` in the element. */
  date: string | null;
  colours: { color: string; "background-color": string; "border-color": string };
}

/** How an element takes input. `value` fields (dates, colours, ranges) have no text to type into. */
export type InputKind = "text" | "value" | "select" | "check" | "file" | "other";

/** Where to put the pointer to act on an element, or why a person could not. */
export type Reach = { reached: true; x: number; y: number; kind: InputKind; checked: boolean | null } | { reached: false; problem: string };

/** What a press of the pointer met: the element that it was for, another one, or nothing, where the browser swallowed it. */
export type Meeting = { met: "element" | "nothing" } | { met: "another"; name: string };

/** A file that is given to a field; `content` is Base64. */
export interface AttachedFile {
  name: string;
  type: string;
  content: string;
}

/** An internal link of the page, by what it says and where it leads. */
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
  /** How many CSS pixels the page is wider than its window, and what makes it so. */
  overflowPixels: number;
  widest: string | null;
}

/** The questions that can be put to the probe. Every answer is plain data. */
export interface Probe {
  /** Waits until the page has content and has not changed for `quietMilliseconds`; gives up after `capMilliseconds`. */
  settle(quietMilliseconds: number, capMilliseconds: number): Promise<void>;
  glance(): PageGlance;
  links(): PageLink[];
  /** Follows the link with this path as the app's router would. False when the page has no such link. */
  follow(path: string): boolean;
  observe(target: Target): ElementFacts[];
  /** The same for several targets at one moment. */
  observeAll(targets: readonly Target[]): ElementFacts[][];
  /** The names of elements like the target, for a failure's sentence. */
  similar(target: Target): string[];
  reach(target: Target): Reach;
  /** What the press met that came after the last `reach`. What was for that element and met another did nothing. */
  met(): Meeting;
  /** Focuses the element that was reached last and selects what it holds. False when it does not take the focus. */
  focusReached(): boolean;
  /** Gives a `value` field that was reached its value, as its own picker would. False when the field refuses it. */
  setReachedValue(value: string): boolean;
  /** Chooses the option with these words in the list that was reached. False when there is none. */
  chooseReachedOption(words: string): boolean;
  /** Gives the field for files that was reached this one, as its own picker would. False when it takes no such file. */
  attachToReached(file: AttachedFile): boolean;
  /** Empties every store of this origin that can be emptied at once: local and session storage, cookies, the window's name. */
  forget(): void;
}
