import type { Problem } from "./problem.ts";

const SENTENCES: Record<Problem["code"], (detail: string) => string> = {
  uncaught_exception: (detail) => `the page threw an error that nothing caught: ${detail}`,
  console_error: (detail) => `the page wrote an error to the console: ${detail}`,
  failed_request: (detail) =>
    `the page asked for something that the site does not hold: ${detail}; import the file so that it is built in, or keep the data in the browser`,
  blocked_request: (detail) => `the page asked another server: ${detail}; everything that it needs must be part of the app`,
  blocked_websocket: (detail) => `the page opened a socket to ${detail}; the app has no server to talk to`,
  left_the_site: (detail) => `the page tried to leave the app for ${detail}`,
  endless_loading: (detail) =>
    `the page kept loading itself again (${detail} documents without a person's doing); load or redirect once, and only under a condition`,
  popup_opened: (detail) => `the page opened another window (${detail || "empty"}); show it within the page`,
  native_dialog: (detail) => `the page opened a native dialog (${detail}); use a dialog within the page`,
  unexpected_download: (detail) => `the page started a download that nobody asked for: ${detail}`,
  page_crashed: () => "the page crashed; it used up its memory or ran into an endless recursion",
};

/** Describes a problem in a sentence without a full stop: what happened, and what would be right. */
export const describeProblem = ({ code, detail }: Problem): string => SENTENCES[code](detail);
