// The interface of the code that runs inside a visited page. Every result is plain data.
import type { SeenColour, SeenPage } from "../../evaluation.ts";

/** A link to a page of the same site, or to an anchor on this page. */
export interface SeenLink {
  href: string;
  path: string;
  /** The anchor that it leads to, without the `#`; null for a whole page. */
  part: string | null;
  text: string;
}

export type PageGlimpse = Omit<SeenPage, "path" | "calledBy" | "overflowPixels"> & { text: string; menu: string[]; links: SeenLink[] };

/** A control that can be pressed now. `kind` is the same for similar controls, such as the buttons of each row. */
export interface NextControl {
  name: string;
  kind: string;
  x: number;
  y: number;
}

/** A form, with its labels. */
export interface FoundForm {
  name: string;
  submit: string;
  fields: string[];
  /** Whether fields already have values, as in an edit form. */
  prefilled: boolean;
}

/** What the page shows after a form was submitted. */
export interface AfterSending {
  /** The text of live regions, notices and alerts. */
  said: string;
  /** Whether a field is marked as invalid. */
  refused: boolean;
  /** Whether the typed text appears on the page, outside of form fields. */
  shown: boolean;
}

/** The functions available in the page. */
export interface Eyes {
  /** Waits until the page has not changed for `quietMilliseconds`, at most `capMilliseconds`. */
  settle(quietMilliseconds: number, capMilliseconds: number): Promise<void>;
  glimpse(): PageGlimpse;
  overflowPixels(): number;
  colours(): SeenColour[];
  /** The next visible control whose kind has not been pressed, dialogs first; null if there is none. */
  nextControl(pressed: readonly string[]): NextControl | null;
  /** Starts watching for changes caused by pressing the control. */
  watch(): void;
  /** Whether something has changed since, waiting up to this long. */
  changed(capMilliseconds: number): Promise<boolean>;
  /** The names of the controls whose kind has not been pressed. */
  controlsLeft(pressed: readonly string[]): string[];
  dialogIsOpen(): boolean;
  forms(): FoundForm[];
  /** Submits the form as it is. */
  sendForm(place: number): boolean;
  /** Fills every field of the form with a plausible value: `words` in text fields, dates this many days from now. */
  fillForm(place: number, filling: { words: string; days: number }): void;
  afterSending(words: string): AfterSending;
}

declare global {
  var atelierEyes: Eyes;
}
