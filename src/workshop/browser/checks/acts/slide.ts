import type { Target } from "@atelier/blueprint";
import type { PageSession } from "../../session/open-page-session.ts";
import { until } from "../until.ts";
import type { ActFailure } from "./reach-target.ts";

const PRESSES_MAX = 300;

const valueNow = async (session: PageSession, target: Target): Promise<number> => {
  const [now] = await session.ask("observe", { target, attribute: "aria-valuenow" });
  return now?.asked ? Number(now.asked) : Number.NaN;
};

/** Sets a slider of the app's own, which was reached, by its arrow keys. */
export async function slide(session: PageSession, { target, value }: { target: Target; value: string }): Promise<ActFailure> {
  const wanted = Number(value);
  if (value.trim() === "" || Number.isNaN(wanted)) return `it is a slider, which takes numbers, not "${value}"`;
  if (!(await session.ask("focusReached"))) return "it does not take the focus";
  let now = await valueNow(session, target);
  if (Number.isNaN(now)) return "it is a slider that does not say its value (aria-valuenow)";
  for (let presses = 0; now !== wanted && presses < PRESSES_MAX; presses += 1) {
    const before = now;
    await session.page.keyboard.press(before < wanted ? "ArrowRight" : "ArrowLeft");
    now = await until(session, { look: () => valueNow(session, target), isGood: (seen) => seen !== before });
    if (now === before) return `the arrow keys do not move it from ${before} towards ${wanted}`;
    if (before < wanted !== now < wanted && now !== wanted) return `its arrow keys go from ${before} to ${now}, past ${wanted}`;
  }
  return now === wanted ? null : `it is still at ${now} after ${PRESSES_MAX} presses of the arrow keys`;
}
