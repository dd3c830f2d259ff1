// The result for one prompt after it was built and visited. All of it is plain data: this is the format of the JSON report.

/** One line of the file: a prompt and the tests that its authors wrote for it. */
export interface EvalPrompt {
  id: string;
  kind: string;
  prompt: string;
  tests: BenchmarkTest[];
}

export interface BenchmarkTest {
  task: string;
  expected: string;
  category: string;
}

/** An acceptance check as the service performed it. */
export interface PerformedCheck {
  id: string;
  title: string;
  phrase: string | null;
  capability: string | null;
  viewport: string;
  passed: boolean;
  failure: string | null;
}

/** The service's result of a build, and its duration. `code` is the error code, or one of our own: `TIMED_OUT`, `CRASHED`. */
export interface Build {
  outcome: "done" | "failed" | "waiting";
  code: string | null;
  message: string | null;
  seconds: number;
  name: string | null;
  projectId: string | null;
  deployment: string | null;
  /** The questions asked, each with the option chosen: the first. */
  answers: { question: string; answer: string }[];
  replies: string[];
  checks: PerformedCheck[];
  accessibilityFindings: number | null;
  understood: { phrase: string; outcome: string; checks: string[] }[];
  notBuilt: string[];
}

/** What was observed on a page of the built site. */
export interface SeenPage {
  path: string;
  heading: string;
  headings: string[];
  /** The labels of links and tabs that lead here. */
  calledBy: string[];
  /** The number of entries in the longest list, table or grid of the page. */
  entries: number;
  drawings: number;
  blank: boolean;
  /** CSS pixels by which the page overflows a viewport 375 pixels wide. */
  overflowPixels: number;
}

/** A form that was submitted empty and then filled in, as a visitor would. */
export interface TriedForm {
  path: string;
  name: string;
  submit: string;
  fields: string[];
  refusedEmpty: boolean;
  /** The message that the page showed after the filled-in form was submitted; null if there was none. */
  confirmation: string | null;
  /** Whether the typed text appeared on the page afterwards, outside of form fields. */
  shown: boolean;
}

/** Where a colour was observed: the page background, or a component on it. */
export interface SeenColour {
  rgb: string;
  place: "background" | "component";
  where: string;
}

/** What was observed during a visit to the built site. */
export interface Visit {
  pages: SeenPage[];
  menu: string[];
  forms: TriedForm[];
  colours: SeenColour[];
  consoleErrors: string[];
  deadLinks: string[];
  deadControls: string[];
  pressedControls: number;
  /** The controls that the limits of the visit excluded. */
  unpressedControls: string[];
  unopenedLinks: number;
  /** Gzipped bytes of scripts and styles: of the app only, and including the chunks that all apps share. */
  appBytes: number;
  allBytes: number;
}

/** A colour that a text requests. `rgb` is null if the name is unknown. */
export interface AskedColour {
  words: string;
  place: "background" | "component" | "any";
  rgb: string | null;
}

export type Answer = "yes" | "partly" | "no";

/** A test of the benchmark, what it was interpreted to require, and the evidence for it. */
export interface Verdict {
  task: string;
  category: string;
  answer: Answer;
  rule: "colours" | "controls" | "places" | "acts" | "not built" | "none";
  /** What was looked for, and the evidence that shows it. */
  mapping: { asked: string; shownBy: string | null; answer: Answer }[];
  reason: string;
}

/** The complete evaluation of one prompt. */
export interface Evaluation {
  id: string;
  kind: string;
  prompt: string;
  build: Build;
  visit: Visit | null;
  /** Why there is no visit, or what interrupted it; null if it was complete. */
  trouble: string | null;
  colours: (AskedColour & { found: boolean })[];
  verdicts: Verdict[];
  /** Paths relative to the report's folder. */
  pictures: { desktop: string | null; phone: string | null };
  files: string | null;
}
