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
  /** What led to it, the innermost place first: of an error its stack, then the places at which React's elements were made. */
  trace?: readonly Place[];
  /** The components that it happened in, the innermost first; known of React's development build alone. */
  components?: readonly string[];
}

/** A place in the built site; `line` and `column` count from 1. */
export interface Place {
  url: string;
  line: number;
  column: number;
}

/** Receives a problem as it happens. */
export type Report = (problem: Problem) => void;

/** A problem, the window size at which it happened, and where. */
export interface SeenProblem extends Problem {
  viewport: ViewportName;
  /** The page that it happened on. */
  path: string;
}
