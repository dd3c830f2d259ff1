// What a page does beside showing itself: errors, dialogs, pop-ups, sockets, downloads. Each is stopped where it can be
// stopped, and reported. Nothing here waits for the page.
import { format } from "node:util";
import type { CDPSession, Dialog, Download, Page } from "playwright-core";
import type { Problem, Report } from "./problem.ts";

const DETAIL_CHARACTERS_MAX = 400;

/** The browser's own echo of a request or a socket that has been reported already. */
const isEcho = (text: string): boolean => /^(Failed to load resource:|WebSocket connection to )/.test(text);

/** The place of the topmost frame of a stack that lies in the site. */
function placeInStack(stack: string | undefined): Problem["at"] {
  const match = /(https?:\/\/[^\s()]+):(\d+):(\d+)/.exec(stack ?? "");
  return match?.[1] ? { url: match[1], line: Number(match[2]), column: Number(match[3]) } : undefined;
}

interface Frame {
  url: string;
  lineNumber: number;
  columnNumber: number;
}

/** A place of the site as the protocol gives it, which counts from zero. */
const placeOf = (frame: Frame | undefined): Problem["at"] =>
  frame?.url ? { url: frame.url, line: frame.lineNumber + 1, column: frame.columnNumber + 1 } : undefined;

function consoleProblem(text: string, at: Problem["at"]): Problem {
  return { code: "console_error", detail: text.slice(0, DETAIL_CHARACTERS_MAX), ...(at ? { at } : {}) };
}

/** Reports what the page, and what the browser about the page, writes to the console as an error. */
async function watchConsole(session: CDPSession, report: Report): Promise<void> {
  session.on("Runtime.consoleAPICalled", ({ type, args, stackTrace }) => {
    if (type !== "error" && type !== "assert") return;
    // The words of the page, with what it put in the place of %s and its like.
    const text = format(...args.map(({ value, description }) => value ?? description ?? ""));
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
  const detail = `${error.name ? `${error.name}: ` : ""}${error.message}`.slice(0, DETAIL_CHARACTERS_MAX);
  return { code: "uncaught_exception", detail, ...(at ? { at } : {}) };
}

/** Dialogs are answered "no"; leaving a page that asks whether to leave it is allowed, as a person would. */
function answerDialog(dialog: Dialog, report: Report): void {
  const leaving = dialog.type() === "beforeunload";
  if (!leaving) report({ code: "native_dialog", detail: `${dialog.type()}: ${dialog.message().slice(0, DETAIL_CHARACTERS_MAX)}` });
  void (leaving ? dialog.accept() : dialog.dismiss()).catch(() => undefined);
}

/** Watches a page of its own context. `expectedDownload` takes a download that a check waits for; any other is cancelled. */
export async function watchPage(
  page: Page,
  watcher: { session: CDPSession; report: Report; expectedDownload: (download: Download) => boolean },
): Promise<void> {
  const { session, report, expectedDownload } = watcher;
  page.context().on("page", (popup) => {
    report({ code: "popup_opened", detail: popup.url() });
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
