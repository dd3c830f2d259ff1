// Watches what a page does besides showing itself: errors, dialogs, pop-ups, sockets, downloads. Each is stopped where
// possible, and reported. Nothing here waits for the page.
import { format } from "node:util";
import type { CDPSession, Dialog, Download, Page } from "playwright-core";
import type { Problem, Report } from "./problem.ts";

const DETAIL_CHARACTERS_MAX = 400;
const STACK_CHARACTERS_MAX = 4_000;
const CONSOLE_ARGUMENTS_MAX = 20;

/** The browser's own message about a request or socket that has already been reported. */
const isEcho = (text: string): boolean => /^(Failed to load resource:|WebSocket connection to )/.test(text);

/** The location of the topmost stack frame in the site. */
function placeInStack(stack: string | undefined): Problem["at"] {
  const match = /(https?:\/\/[^\s()]{1,500}):(\d{1,9}):(\d{1,9})/.exec(stack?.slice(0, STACK_CHARACTERS_MAX) ?? "");
  return match?.[1] ? { url: match[1], line: Number(match[2]), column: Number(match[3]) } : undefined;
}

/** A logged value, with long texts truncated. */
const plain = (value: unknown): unknown => (typeof value === "string" ? value.slice(0, DETAIL_CHARACTERS_MAX) : value);

interface Frame {
  url: string;
  lineNumber: number;
  columnNumber: number;
}

/** Converts a location in the site from the protocol, which counts from zero. */
const placeOf = (frame: Frame | undefined): Problem["at"] =>
  frame?.url ? { url: frame.url, line: frame.lineNumber + 1, column: frame.columnNumber + 1 } : undefined;

function consoleProblem(text: string, at: Problem["at"]): Problem {
  return { code: "console_error", detail: text.slice(0, DETAIL_CHARACTERS_MAX), ...(at ? { at } : {}) };
}

/** Reports the console errors of the page, and the browser's errors about the page. */
async function watchConsole(session: CDPSession, report: Report): Promise<void> {
  session.on("Runtime.consoleAPICalled", ({ type, args, stackTrace }) => {
    if (type !== "error" && type !== "assert") return;
    // The text of the page, with %s and other placeholders filled in.
    const words = args.slice(0, CONSOLE_ARGUMENTS_MAX).map(({ value, description }) => plain(value ?? description ?? ""));
    const text = format(...words);
    report(consoleProblem(text, placeOf(stackTrace?.callFrames[0])));
  });
  session.on("Log.entryAdded", ({ entry }) => {
    if (entry.level !== "error" || isEcho(entry.text)) return;
    report(
      consoleProblem(
        entry.text,
        entry.url && entry.lineNumber ? placeOf({ url: entry.url, lineNumber: entry.lineNumber, columnNumber: 0 }) : undefined,
      ),
    );
  });
  await session.send("Log.enable");
}

function exceptionProblem(error: Error): Problem {
  const at = placeInStack(error.stack);
  const detail = `${error.name ? `${error.name.slice(0, 100)}: ` : ""}${error.message}`.slice(0, DETAIL_CHARACTERS_MAX);
  return { code: "uncaught_exception", detail, ...(at ? { at } : {}) };
}

/** Dismisses dialogs; one that asks whether to leave the page is accepted, as a person would. */
function answerDialog(dialog: Dialog, report: Report): void {
  const leaving = dialog.type() === "beforeunload";
  if (!leaving) report({ code: "native_dialog", detail: `${dialog.type()}: ${dialog.message().slice(0, DETAIL_CHARACTERS_MAX)}` });
  void (leaving ? dialog.accept() : dialog.dismiss()).catch(() => undefined);
}

/** Watches a page in its own context. `expectedDownload` accepts a download that a check waits for; any other is cancelled. */
export async function watchPage(
  page: Page,
  watcher: { session: CDPSession; report: Report; expectedDownload: (download: Download) => boolean },
): Promise<void> {
  const { session, report, expectedDownload } = watcher;
  page.context().on("page", (popup) => {
    report({ code: "popup_opened", detail: popup.url().slice(0, 200) });
    void popup.close().catch(() => undefined);
  });
  page.on("pageerror", (error) => report(exceptionProblem(error)));
  page.on("crash", () => report({ code: "page_crashed", detail: "" }));
  page.on("dialog", (dialog) => answerDialog(dialog, report));
  page.on("websocket", (socket) => report({ code: "blocked_websocket", detail: socket.url().slice(0, 200) }));
  page.on("download", (download) => {
    if (expectedDownload(download)) return;
    report({ code: "unexpected_download", detail: download.suggestedFilename().slice(0, 100) });
    void download.cancel().catch(() => undefined);
  });
  await watchConsole(session, report);
}
