// The steps that do something. A person's act is real input: the pointer goes to where the element is and meets it, or
// the act waits, up to two seconds, until it does. What a person could not do fails, with the reason.
import type { CheckStep, Target } from "@atelier/blueprint";
import type { Lane } from "../lane/open-lane.ts";
import type { Reach } from "../page/probe-contract.ts";
import { describeTarget } from "./describe-target.ts";
import { until } from "./until.ts";

/** The steps that act on the page. */
export type Act = Extract<CheckStep, { do: "open" | "reload" | "click" | "fill" | "select" | "setChecked" | "attach" | "press" }>;

type Reached = Extract<Reach, { reached: true }>;

/** A sentence's rest that says why the act could not be done; null when it was done. */
export type ActFailure = string | null;

async function whyNotFound(lane: Lane, target: Target): Promise<string> {
  const similar = await lane.ask("similar", target);
  const role = target.role ?? "field";
  return similar.length > 0
    ? `there is none; the ${role}s here are called ${similar.map((name) => `"${name}"`).join(", ")}`
    : "there is none";
}

/** Waits until the target can be reached. */
async function reach(lane: Lane, target: Target): Promise<Reach> {
  const seen = await until(lane, { look: () => lane.ask("reach", target), isGood: ({ reached }) => reached });
  return seen.reached ? seen : { reached: false, problem: seen.problem || (await whyNotFound(lane, target)) };
}

/** Waits until the target can be reached, and does something with it there. */
async function withReached(lane: Lane, target: Target, use: (reached: Reached) => Promise<ActFailure>): Promise<ActFailure> {
  const seen = await reach(lane, target);
  return seen.reached ? use(seen) : seen.problem;
}

/** Clicks where the target was reached. A click that met another element, or that the browser swallowed, did nothing and is repeated. */
function clickReached(lane: Lane, { target, reached }: { target: Target; reached: Reached }): Promise<ActFailure> {
  let place: Reach = reached;
  const attempt = async (): Promise<ActFailure> => {
    if (!place.reached) return place.problem;
    await lane.click(place);
    const meeting = await lane.ask("met");
    if (meeting.met === "element") return null;
    place = await reach(lane, target);
    return meeting.met === "another" ? `the ${meeting.name} takes its place` : "the browser does not hand the click on";
  };
  return until(lane, { look: attempt, isGood: (failure) => failure === null });
}

const click = (lane: Lane, target: Target): Promise<ActFailure> =>
  withReached(lane, target, (reached) => clickReached(lane, { target, reached }));

const fill = (lane: Lane, { target, value }: { target: Target; value: string }): Promise<ActFailure> =>
  withReached(lane, target, async (reached) => {
    if (reached.kind === "value") return (await lane.ask("setReachedValue", value)) ? null : `it does not accept "${value}"`;
    if (reached.kind !== "text") return "it is not a field that one can type in";
    const missed = await clickReached(lane, { target, reached });
    if (missed) return missed;
    if (!(await lane.ask("focusReached"))) return "it does not take the focus";
    await (value === "" ? lane.page.keyboard.press("Delete") : lane.page.keyboard.insertText(value));
    return null;
  });

const select = (lane: Lane, { target, option }: { target: Target; option: string }): Promise<ActFailure> =>
  withReached(lane, target, async (reached) => {
    if (reached.kind === "select") return (await lane.ask("chooseReachedOption", option)) ? null : `it has no option "${option}"`;
    const failure = (await clickReached(lane, { target, reached })) ?? (await click(lane, { role: "option", name: option }));
    return failure && `its option "${option}" cannot be chosen: ${failure}`;
  });

const setChecked = (lane: Lane, { target, checked }: { target: Target; checked: boolean }): Promise<ActFailure> =>
  withReached(lane, target, async (reached) => {
    if (reached.checked === null) return "it cannot be checked";
    if (reached.checked === checked) return null;
    const missed = await clickReached(lane, { target, reached });
    if (missed) return missed;
    const [after] = await until(lane, {
      look: () => lane.ask("observe", target),
      isGood: (elements) => elements.length === 0 || elements[0]?.checked === checked,
    });
    return after === undefined || after.checked === checked ? null : `clicking leaves it ${checked ? "unchecked" : "checked"}`;
  });

const attach = (
  lane: Lane,
  { target, name, type, content }: { target: Target; name: string; type: string; content: string },
): Promise<ActFailure> =>
  withReached(lane, target, async (reached) => {
    if (reached.kind !== "file") return "it is not a field for files";
    return (await lane.ask("attachToReached", { name, type, content })) ? null : `it does not accept "${name}"`;
  });

async function press(lane: Lane, { key, target }: { key: string; target?: Target | undefined }): Promise<ActFailure> {
  const pressKey = (): Promise<ActFailure> =>
    lane.page.keyboard.press(key).then(
      () => null,
      (error: Error) => {
        if (/Unknown key/.test(error.message)) return `there is no key "${key}"`;
        throw error;
      },
    );
  if (!target) return pressKey();
  return withReached(lane, target, async () => ((await lane.ask("focusReached")) ? pressKey() : "it does not take the focus"));
}

/** Performs an act in the lane's window. */
export async function performAct(lane: Lane, act: Act): Promise<ActFailure> {
  switch (act.do) {
    case "open":
      return lane.visit(act.path).then(() => null);
    case "reload":
      return lane.reload().then(() => null);
    case "click":
      return click(lane, act.target);
    case "fill":
      return fill(lane, act);
    case "select":
      return select(lane, act);
    case "setChecked":
      return setChecked(lane, act);
    case "attach":
      return attach(lane, act);
    case "press":
      return press(lane, act);
  }
}

/** The act as the condition of what is expected next: `after clicking the button "Save"`. */
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
