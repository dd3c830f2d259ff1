import type { ViewportName } from "../../proof.ts";

/** Something that the page did and should not have. `detail` is the page's own words, or the address it asked for. */
export interface Problem {
  code:
    | "uncaught_exception"
    | "console_error"
    | "failed_request"
    | "blocked_request"
    | "blocked_websocket"
    | "left_the_site"
    | "popup_opened"
    | "native_dialog"
    | "unexpected_download"
    | "page_crashed";
  detail: string;
  /** Where in the built site it happened. */
  at?: { url: string; line: number; column: number };
}

/** Takes a problem as it happens. */
export type Report = (problem: Problem) => void;

/** A problem and the window size at which it happened. */
export interface SeenProblem extends Problem {
  viewport: ViewportName;
}
