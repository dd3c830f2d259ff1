import type { CheckStep } from "@atelier/blueprint";
import type { PageSession } from "../../session/open-page-session.ts";
import { describeTarget } from "../describe-target.ts";
import { until } from "../until.ts";
import { judgeExpectation } from "./judge-expectation.ts";

const QUIET_MILLISECONDS = 60;
const CAP_MILLISECONDS = 1_000;
const NOTHING = { counts: new Map<string, number>(), texts: new Map<string, string>() };

/** Expects of the page as it is printed that the target is there with its text, and that the sheet holds it without broken words. Returns a failure message, or null on success. */
export async function expectPrinted(
  session: PageSession,
  { target, contains }: Extract<CheckStep, { do: "expectPrinted" }>,
): Promise<string | null> {
  return session.onPaper(async () => {
    await session.ask("settle", QUIET_MILLISECONDS, CAP_MILLISECONDS);
    const expected =
      contains === undefined ? ({ do: "expectVisible", target } as const) : ({ do: "expectText", target, contains } as const);
    const look = async () => judgeExpectation(expected, { elements: await session.ask("observe", { target }), remembered: NOTHING });
    const complaint = await until(session, { look, isGood: (found) => found === null });
    if (complaint !== null) return `in print, expected ${complaint.expected}, but ${complaint.but}`;
    const faults = await session.ask("layoutFaults");
    return faults.length === 0
      ? null
      : `expected the page with ${describeTarget(target)} to be printed whole on A4, but ${faults.join("; ")}`;
  });
}
