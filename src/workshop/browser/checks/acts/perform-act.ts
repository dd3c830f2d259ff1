// The steps that act on the page, as real input. What a person could not do fails, with the reason.
import type { CheckStep, Target } from "@atelier/blueprint";
import type { PageSession } from "../../session/open-page-session.ts";
import { until } from "../until.ts";
import { drag } from "./drag.ts";
import { type ActFailure, pressReached, type Reached, withReached } from "./reach-target.ts";
import { slide } from "./slide.ts";

/** The steps that act on the page of one person. */
export type Act = Extract<
  CheckStep,
  { do: "open" | "reload" | "click" | "fill" | "fillDay" | "select" | "setChecked" | "attach" | "press" | "drag" | "hover" }
>;

/** Clicks at the reached point. A click that hit another element, or that the browser dropped, had no effect and is repeated. */
const clickReached = (session: PageSession, { target, reached }: { target: Target; reached: Reached }): Promise<ActFailure> =>
  pressReached(session, { target, reached, pressAt: (place) => session.click(place) });

const click = (session: PageSession, target: Target): Promise<ActFailure> =>
  withReached(session, target, (reached) => clickReached(session, { target, reached }));

const fill = (session: PageSession, { target, value }: { target: Target; value: string }): Promise<ActFailure> =>
  withReached(session, target, async (reached) => {
    if (reached.kind === "value") return (await session.ask("setReachedValue", value)) ? null : `it does not accept "${value}"`;
    if (reached.kind === "slider") return slide(session, { target, value });
    if (reached.kind !== "text") return "it is not a field that one can type in";
    const missed = await clickReached(session, { target, reached });
    if (missed) return missed;
    if (!(await session.ask("focusReached"))) return "it does not take the focus";
    await (value === "" ? session.page.keyboard.press("Delete") : session.page.keyboard.insertText(value));
    return null;
  });

/** The day so many days from the page's today, as a field for dates takes it. */
function dayFromToday({ clock }: PageSession, days: number): string {
  const now = new Date(clock.now());
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days)).toISOString().slice(0, 10);
}

const select = (session: PageSession, { target, option }: { target: Target; option: string }): Promise<ActFailure> =>
  withReached(session, target, async (reached) => {
    if (reached.kind === "select") return (await session.ask("chooseReachedOption", option)) ? null : `it has no option "${option}"`;
    const failure = (await clickReached(session, { target, reached })) ?? (await click(session, { role: "option", name: option }));
    return failure && `its option "${option}" cannot be chosen: ${failure}`;
  });

const setChecked = (session: PageSession, { target, checked }: { target: Target; checked: boolean }): Promise<ActFailure> =>
  withReached(session, target, async (reached) => {
    if (reached.checked === null) return "it cannot be checked";
    if (reached.checked === checked) return null;
    const missed = await clickReached(session, { target, reached });
    if (missed) return missed;
    const [after] = await until(session, {
      look: () => session.ask("observe", { target }),
      isGood: (elements) => elements.length === 0 || elements[0]?.checked === checked,
    });
    return after === undefined || after.checked === checked ? null : `clicking leaves it ${checked ? "unchecked" : "checked"}`;
  });

const attach = (
  session: PageSession,
  { target, name, type, content }: { target: Target; name: string; type: string; content: string },
): Promise<ActFailure> =>
  withReached(session, target, async (reached) => {
    if (reached.kind !== "file") return "it is not a field for files";
    return (await session.ask("attachToReached", { name, type, content })) ? null : `it does not accept "${name}"`;
  });

async function press(session: PageSession, { key, target }: { key: string; target?: Target | undefined }): Promise<ActFailure> {
  const pressKey = (): Promise<ActFailure> =>
    session.page.keyboard.press(key).then(
      () => null,
      (error: Error) => {
        if (/Unknown key/.test(error.message)) return `there is no key "${key}"`;
        throw error;
      },
    );
  if (!target) return pressKey();
  return withReached(session, target, async () => ((await session.ask("focusReached")) ? pressKey() : "it does not take the focus"));
}

const hover = (session: PageSession, target: Target): Promise<ActFailure> =>
  withReached(session, target, (reached) => session.pointer.move(reached, 2).then(() => null));

/** The path of an address of the app; null if it is none. A remembered address may be a whole one. */
function pathIn(session: PageSession, address: string): string | null {
  if (address.startsWith("/") && !address.startsWith("//")) return address;
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.origin === session.origin ? `${url.pathname}${url.search}${url.hash}` : null;
}

async function open(session: PageSession, address: string): Promise<ActFailure> {
  const path = pathIn(session, address);
  if (path === null) return "it is no address of this app";
  await session.visit(path);
  return null;
}

/** Performs an act in the page session's window. */
export async function performAct(session: PageSession, act: Act): Promise<ActFailure> {
  switch (act.do) {
    case "open":
      return open(session, act.path);
    case "reload":
      return session.reload().then(() => null);
    case "click":
      return click(session, act.target);
    case "hover":
      return hover(session, act.target);
    case "drag":
      return session.atFullScale(() => drag(session, act));
    case "fill":
      return fill(session, act);
    case "fillDay":
      return fill(session, { target: act.target, value: dayFromToday(session, act.inDays) });
    case "select":
      return select(session, act);
    case "setChecked":
      return setChecked(session, act);
    case "attach":
      return attach(session, act);
    case "press":
      return press(session, act);
  }
}
