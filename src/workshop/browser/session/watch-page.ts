// Watches what a page does besides showing itself: errors, dialogs, pop-ups, sockets, downloads. Each is stopped where
// possible, and reported. Nothing here waits for the page.
import { format } from "node:util";
import type { CDPSession, Dialog, Download, Page } from "playwright-core";
import type { Problem, Report } from "./problem.ts";
import { placesInStack, readTrace, type Trace } from "./read-trace.ts";

const DETAIL_CHARACTERS_MAX = 400;
const CONSOLE_ARGUMENTS_MAX = 20;
const STACK_BEGINS = /\n\s+at /;
/** What React adds to an error that an error boundary caught, and to a key that occurs twice. */
const REACT_ADVICE =
  /React will try to recreate this component tree from scratch using the error boundary you provided, \w+\.|Keys should be unique so that components maintain their identity[^]*future version\./g;

/** The browser's own message about a request or socket that has already been reported. */
const isEcho = (text: string): boolean => /^(Failed to load resource:|WebSocket connection to )/.test(text);

/** What a person reads of an error: its message, without its stack. */
const withoutStack = (text: string): string => (text.split(STACK_BEGINS)[0] ?? "").slice(0, DETAIL_CHARACTERS_MAX);

interface ConsoleArgument {
  subtype?: string;
  value?: unknown;
  description?: string;
}

/** A logged value: an error by its message, a long text truncated. */
function plain({ subtype, value, description = "" }: ConsoleArgument): unknown {
  if (subtype === "error") return withoutStack(description);
  const known = value ?? description;
  return typeof known === "string" ? known.slice(0, DETAIL_CHARACTERS_MAX) : known;
}

/** The words of a message with its placeholders filled in. Texts in the place of an object (%o) have no quotation marks. */
function worded([first, ...rest]: readonly ConsoleArgument[]): string {
  const text = first === undefined ? "" : plain(first);
  const words = rest.map(plain);
  return typeof text === "string" ? format(text.replaceAll(/%[oO]/g, "%s"), ...words) : format(text, ...words);
}

/** Reports the console errors of the page, and the browser's errors about the page. */
async function watchConsole(session: CDPSession, report: Report): Promise<void> {
  session.on("Runtime.consoleAPICalled", ({ type, args, stackTrace }) => {
    if (type !== "error" && type !== "assert") return;
    const shown = args.slice(0, CONSOLE_ARGUMENTS_MAX);
    const thrown = shown.find(({ subtype }) => subtype === "error");
    const detail = worded(shown)
      .replaceAll(REACT_ADVICE, "")
      .replace(/\n\n(?=The above error)/, ". ")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, DETAIL_CHARACTERS_MAX);
    report({ code: "console_error", detail, ...readTrace(stackTrace, placesInStack(thrown?.description)) });
  });
  session.on("Log.entryAdded", ({ entry }) => {
    if (entry.level !== "error" || isEcho(entry.text)) return;
    const { url, lineNumber } = entry;
    const place = url && lineNumber ? { trace: [{ url, line: lineNumber + 1, column: 1 }] } : {};
    report({ code: "console_error", detail: entry.text.slice(0, DETAIL_CHARACTERS_MAX), ...place });
  });
  await session.send("Log.enable");
}

/** Reports exceptions that nothing caught, each with the components that it comes from, which arrive separately. */
function watchExceptions(page: Page, session: CDPSession, report: Report): void {
  const reported = new Map<string, Problem>();
  const traces = new Map<string, Trace>();
  const match = (detail: string): void => {
    const [problem, trace] = [reported.get(detail), traces.get(detail)];
    if (problem !== undefined && trace !== undefined) Object.assign(problem, trace);
  };
  page.on("pageerror", (error) => {
    const detail = `${error.name ? `${error.name.slice(0, 100)}: ` : ""}${error.message}`.slice(0, DETAIL_CHARACTERS_MAX);
    const problem: Problem = { code: "uncaught_exception", detail, trace: placesInStack(error.stack) };
    reported.set(detail, problem);
    match(detail);
    report(problem);
  });
  session.on("Runtime.exceptionThrown", ({ exceptionDetails: { exception, stackTrace } }) => {
    const detail = withoutStack(exception?.description ?? "");
    if (traces.size < TRACES_MAX) traces.set(detail, readTrace(stackTrace, placesInStack(exception?.description)));
    match(detail);
  });
}

const TRACES_MAX = 100;

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
  watchExceptions(page, session, report);
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
