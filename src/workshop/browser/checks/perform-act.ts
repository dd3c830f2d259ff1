// The steps that act on the page. Acts are real input: the pointer is sent to the element, and the act retries until it
// hits it, for up to two seconds. What a person could not do fails, with the reason.
import type { CheckStep, Target } from "@atelier/blueprint";
import { systemClock } from "../../../lib/clock.ts";
import type { PageSession } from "../session/open-page-session.ts";
import type { Reach } from "../page/probe-contract.ts";
import { describeTarget } from "./describe-target.ts";
import { until } from "./until.ts";

/** The steps that act on the page. */
export type Act = Extract<
  CheckStep,
  { do: "open" | "reload" | "click" | "fill" | "fillDay" | "select" | "setChecked" | "attach" | "press" }
>;

type Reached = Extract<Reach, { reached: true }>;

/** A sentence fragment that says why the act failed; null if it succeeded. */
export type ActFailure = string | null;

async function whyNotFound(session: PageSession, target: Target): Promise<string> {
  const similar = await session.ask("similar", target);
  const role = target.role ?? "field";
  return similar.length > 0
    ? `there is none; the ${role}s here are called ${similar.map((name) => `"${name}"`).join(", ")}`
    : "there is none";
}

/** Waits until the target can be reached. */
async function reach(session: PageSession, target: Target): Promise<Reach> {
  const seen = await until(session, { look: () => session.ask("reach", target), isGood: ({ reached }) => reached });
  return seen.reached ? seen : { reached: false, problem: seen.problem || (await whyNotFound(session, target)) };
}

/** Waits until the target can be reached, then calls `use` with it. */
async function withReached(session: PageSession, target: Target, use: (reached: Reached) => Promise<ActFailure>): Promise<ActFailure> {
  const seen = await reach(session, target);
  return seen.reached ? use(seen) : seen.problem;
}

/** Clicks at the reached point. A click that hit another element, or that the browser dropped, had no effect and is repeated. */
function clickReached(session: PageSession, { target, reached }: { target: Target; reached: Reached }): Promise<ActFailure> {
  let place: Reach = reached;
  const attempt = async (): Promise<ActFailure> => {
    if (!place.reached) return place.problem;
    await session.click(place);
    const meeting = await session.ask("met");
    if (meeting.met === "element") return null;
    place = await reach(session, target);
    return meeting.met === "another" ? `the ${meeting.name} takes its place` : "the browser does not hand the click on";
  };
  return until(session, { look: attempt, isGood: (failure) => failure === null });
}

const click = (session: PageSession, target: Target): Promise<ActFailure> =>
  withReached(session, target, (reached) => clickReached(session, { target, reached }));

const fill = (session: PageSession, { target, value }: { target: Target; value: string }): Promise<ActFailure> =>
  withReached(session, target, async (reached) => {
    if (reached.kind === "value") return (await session.ask("setReachedValue", value)) ? null : `it does not accept "${value}"`;
    if (reached.kind !== "text") return "it is not a field that one can type in";
    const missed = await clickReached(session, { target, reached });
    if (missed) return missed;
    if (!(await session.ask("focusReached"))) return "it does not take the focus";
    await (value === "" ? session.page.keyboard.press("Delete") : session.page.keyboard.insertText(value));
    return null;
  });

/** The day so many days from today, as a field for dates takes it. */
function dayFromToday(days: number): string {
  const now = systemClock.now();
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
      look: () => session.ask("observe", target),
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

/** Performs an act in the page session's window. */
export async function performAct(session: PageSession, act: Act): Promise<ActFailure> {
  switch (act.do) {
    case "open":
      return session.visit(act.path).then(() => null);
    case "reload":
      return session.reload().then(() => null);
    case "click":
      return click(session, act.target);
    case "fill":
      return fill(session, act);
    case "fillDay":
      return fill(session, { target: act.target, value: dayFromToday(act.inDays) });
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

/** Describes an act; `after` introduces the next expectation: `after clicking the button "Save"`. */
export function describeAct(act: Act): { doing: string; after: string } {
  const of = (doing: string, after: string): { doing: string; after: string } => ({ doing, after: `after ${after}` });
  switch (act.do) {
    case "open":
      return of(`open ${act.path}`, `opening ${act.path}`);
    case "reload":
      return of("reload the page", "a reload");
    case "click":
      return of(`click ${describeTarget(act.target)}`, `clicking ${describeTarget(act.target)}`);
    case "fill":
      return of(`fill ${describeTarget(act.target)} with "${act.value}"`, `filling ${describeTarget(act.target)}`);
    case "fillDay":
      return of(`fill ${describeTarget(act.target)} with the day ${act.inDays} days from today`, `filling ${describeTarget(act.target)}`);
    case "select":
      return of(`choose "${act.option}" in ${describeTarget(act.target)}`, `choosing "${act.option}" in ${describeTarget(act.target)}`);
    case "setChecked": {
      const verb = act.checked ? "check" : "uncheck";
      return of(`${verb} ${describeTarget(act.target)}`, `${verb}ing ${describeTarget(act.target)}`);
    }
    case "attach":
      return of(`choose "${act.name}" for ${describeTarget(act.target)}`, `choosing "${act.name}" for ${describeTarget(act.target)}`);
    case "press":
      return of(`press ${act.key}`, `pressing ${act.key}`);
  }
}
