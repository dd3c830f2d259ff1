// What is known of one prompt after it was built and looked at. Everything here is plain data: it is the JSON report.

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

/** What the service says of a build, and how long it took. `code` is the error's, or one of ours: `TIMED_OUT`, `CRASHED`. */
export interface Build {
  outcome: "done" | "failed" | "waiting";
  code: string | null;
  message: string | null;
  seconds: number;
  name: string | null;
  projectId: string | null;
  deployment: string | null;
  /** The questions that were asked, each with the option that was taken: the first. */
  answers: { question: string; answer: string }[];
  replies: string[];
  checks: PerformedCheck[];
  accessibilityFindings: number | null;
  understood: { phrase: string; outcome: string; checks: string[] }[];
  notBuilt: string[];
}

/** What a page of the built site showed. */
export interface SeenPage {
  path: string;
  heading: string;
  headings: string[];
  /** The words of links and tabs that lead here. */
  calledBy: string[];
  /** The most entries that one list, table or grid of the page has. */
  entries: number;
  drawings: number;
  blank: boolean;
  /** CSS pixels by which the page is wider than a window of 375. */
  overflowPixels: number;
}

/** A form that was sent empty and then filled in, as a visitor would. */
export interface TriedForm {
  path: string;
  name: string;
  submit: string;
  fields: string[];
  refusedEmpty: boolean;
  /** What the page said after it was sent filled in; null when it said nothing. */
  confirmation: string | null;
  /** Whether words that were typed stood on the page afterwards, outside of any field. */
  shown: boolean;
}

/** Where a colour is seen: behind the page, or on something that lies on it. */
export interface SeenColour {
  rgb: string;
  place: "ground" | "component";
  where: string;
}

/** What a visit to the built site showed. */
export interface Visit {
  pages: SeenPage[];
  menu: string[];
  forms: TriedForm[];
  colours: SeenColour[];
  consoleErrors: string[];
  deadLinks: string[];
  deadControls: string[];
  pressedControls: number;
  /** What the visit's bounds left untried. */
  unpressedControls: string[];
  unopenedLinks: number;
  /** Gzipped bytes of scripts and styles: of the app alone, and with the chunks that all apps share. */
  appBytes: number;
  allBytes: number;
}

/** A colour that a text asks for. `rgb` is null when no one knows the name. */
export interface AskedColour {
  words: string;
  place: "ground" | "component" | "any";
  rgb: string | null;
}

export type Answer = "yes" | "partly" | "no";

/** A test of the benchmark, what it was taken to ask for, and what answers it. */
export interface Verdict {
  task: string;
  category: string;
  answer: Answer;
  rule: "colours" | "controls" | "places" | "acts" | "not built" | "none";
  /** What was looked for and where it was shown: the mapping. */
  mapping: { asked: string; shownBy: string | null; answer: Answer }[];
  reason: string;
}

/** Everything about one prompt. */
export interface Evaluation {
  id: string;
  kind: string;
  prompt: string;
  build: Build;
  visit: Visit | null;
  /** Why there is no visit, or what cut it short; null when nothing did. */
  trouble: string | null;
  colours: (AskedColour & { found: boolean })[];
  verdicts: Verdict[];
  /** Paths inside the report's folder. */
  pictures: { desktop: string | null; phone: string | null };
  files: string | null;
}
