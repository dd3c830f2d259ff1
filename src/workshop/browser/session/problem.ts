import type { ViewportName } from "../../proof.ts";

/** Something that the page did wrong. `detail` is the page's own text, or the URL that it requested. */
export interface Problem {
  code:
    | "uncaught_exception"
    | "console_error"
    | "failed_request"
    | "blocked_request"
    | "blocked_websocket"
    | "left_the_site"
    | "endless_loading"
    | "popup_opened"
    | "native_dialog"
    | "unexpected_download"
    | "page_crashed";
  detail: string;
  /** Where in the built site it happened. */
  at?: { url: string; line: number; column: number };
}

/** Receives a problem as it happens. */
export type Report = (problem: Problem) => void;

/** A problem and the window size at which it happened. */
export interface SeenProblem extends Problem {
  viewport: ViewportName;
}
