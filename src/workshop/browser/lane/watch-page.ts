// What a page does beside showing itself: errors, dialogs, pop-ups, sockets, downloads. Each is stopped where it can be
// stopped, and reported. Nothing here waits for the page.
import type { BrowserContext, ConsoleMessage, Dialog, Download, Page } from "playwright-core";
import type { Problem, Report } from "./problem.ts";

const DETAIL_CHARACTERS_MAX = 400;

/** The browser's own echo of a request that `answerRequests` has reported already. */
const isEcho = (text: string): boolean => text.startsWith("Failed to load resource:");

/** The place of the topmost frame of a stack that lies in the site. */
function placeInStack(stack: string | undefined): Problem["at"] {
  const match = /(https?:\/\/[^\s()]+):(\d+):(\d+)/.exec(stack ?? "");
  return match?.[1] ? { url: match[1], line: Number(match[2]), column: Number(match[3]) } : undefined;
}

function consoleProblem(message: ConsoleMessage): Problem | undefined {
  if (message.type() !== "error" || isEcho(message.text())) return undefined;
  const { url, lineNumber, columnNumber } = message.location();
  const at = url ? { at: { url, line: lineNumber + 1, column: columnNumber + 1 } } : {};
  return { code: "console_error", detail: message.text().slice(0, DETAIL_CHARACTERS_MAX), ...at };
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
export function watchPage(page: Page, watcher: { report: Report; expectedDownload: (download: Download) => boolean }): void {
  const { report, expectedDownload } = watcher;
  const context: BrowserContext = page.context();
  context.on("page", (popup) => {
    report({ code: "popup_opened", detail: popup.url() });
    void popup.close().catch(() => undefined);
  });
  page.on("console", (message) => {
    const problem = consoleProblem(message);
    if (problem) report(problem);
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
}
