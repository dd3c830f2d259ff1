// What the code inside a visited page is asked and answers. Every answer is plain data.
import type { SeenColour, SeenPage } from "../../evaluation.ts";

/** A link to a page of the same site, or to a part of this one. */
export interface SeenLink {
  href: string;
  path: string;
  /** The part of a page that it leads to, without the `#`; null for a whole page. */
  part: string | null;
  text: string;
}

export type PageGlimpse = Omit<SeenPage, "path" | "calledBy" | "overflowPixels"> & { text: string; menu: string[]; links: SeenLink[] };

/** A control that can be pressed now. `kind` is the same for controls that are alike, as the buttons of each row. */
export interface NextControl {
  name: string;
  kind: string;
  x: number;
  y: number;
}

/** A form, and what it calls itself. */
export interface FoundForm {
  name: string;
  submit: string;
  fields: string[];
  /** Whether it holds something already, as a form to change something does. */
  prefilled: boolean;
}

/** What a form's page shows after it was sent. */
export interface AfterSending {
  /** The words of live regions, notices and alerts. */
  said: string;
  /** Whether a field is marked as wrong. */
  refused: boolean;
  /** Whether the typed words stand on the page, outside of any field. */
  shown: boolean;
}

/** The questions that can be put to the page. */
export interface Eyes {
  /** Waits until the page has not changed for `quietMilliseconds`, at most `capMilliseconds`. */
  settle(quietMilliseconds: number, capMilliseconds: number): Promise<void>;
  glimpse(): PageGlimpse;
  overflowPixels(): number;
  colours(): SeenColour[];
  /** The next visible control of which none alike is among the pressed kinds, dialogs first. Null when there is none. */
  nextControl(pressed: readonly string[]): NextControl | null;
  /** Begins to watch for what pressing the control changes. */
  watch(): void;
  /** Whether something changed since, waiting up to so long; null when the control itself said that nothing had to. */
  changed(capMilliseconds: number): Promise<boolean>;
  /** The names of controls of which none alike is among the pressed kinds. */
  controlsLeft(pressed: readonly string[]): string[];
  dialogIsOpen(): boolean;
  forms(): FoundForm[];
  /** Sends the form as it is. */
  sendForm(place: number): boolean;
  /** Fills every field of the form with something plausible: `words` where words go, dates this many days from now. */
  fillForm(place: number, filling: { words: string; days: number }): void;
  afterSending(words: string): AfterSending;
}

declare global {
  var atelierEyes: Eyes;
}
