// Acts are real input: the pointer is sent to the element, and the act retries until it hits it, for up to two seconds.
import type { Target } from "@atelier/blueprint";
import type { PageSession } from "../../session/open-page-session.ts";
import type { Reach } from "../../page/probe-contract.ts";
import { until } from "../until.ts";

/** An element that the pointer can be put on. */
export type Reached = Extract<Reach, { reached: true }>;

/** A sentence fragment that says why the act failed; null if it succeeded. */
export type ActFailure = string | null;

async function whyNotFound(session: PageSession, target: Target): Promise<string> {
  const instead = await session.ask("whyAbsent", target);
  return instead === "" ? "there is none" : `there is none; ${instead}`;
}

/** Waits until the target can be reached. */
export async function reach(session: PageSession, target: Target): Promise<Reach> {
  const seen = await until(session, { look: () => session.ask("reach", target), isGood: ({ reached }) => reached });
  return seen.reached ? seen : { reached: false, problem: seen.problem || (await whyNotFound(session, target)) };
}

/** Waits until the target can be reached, then calls `use` with it. */
export async function withReached(
  session: PageSession,
  target: Target,
  use: (reached: Reached) => Promise<ActFailure>,
): Promise<ActFailure> {
  const seen = await reach(session, target);
  return seen.reached ? use(seen) : seen.problem;
}

/**
 * Presses at the reached point with `pressAt`, and repeats it while the press hits another element, which has no effect, or the
 * browser drops it.
 */
export function pressReached(
  session: PageSession,
  press: { target: Target; reached: Reached; pressAt: (place: Reached) => Promise<void> },
): Promise<ActFailure> {
  let place: Reach = press.reached;
  const attempt = async (): Promise<ActFailure> => {
    if (!place.reached) return place.problem;
    await press.pressAt(place);
    const meeting = await session.ask("met");
    if (meeting.met === "element") return null;
    place = await reach(session, press.target);
    return meeting.met === "another" ? `the ${meeting.name} takes its place` : "the browser does not hand the click on";
  };
  return until(session, { look: attempt, isGood: (failure) => failure === null });
}
