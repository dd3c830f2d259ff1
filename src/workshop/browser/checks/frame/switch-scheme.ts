import type { PageSession } from "../../session/open-page-session.ts";
import { until } from "../until.ts";

const CONTENT_CAP_MILLISECONDS = 3_000;

/** Switches the colour scheme by the app's own control, and reloads. Returns a failure message; null on success, and for an app without the control. */
export async function switchScheme(session: PageSession): Promise<string | null> {
  const before = await session.ask("pageColours");
  const reached = await until(session, { look: () => session.ask("reachScheme"), isGood: (seen) => seen === null || seen.reached });
  if (reached === null) return null;
  if (!reached.reached) return `could not use the control of the colour scheme: ${reached.problem}`;
  await session.click(reached);
  const colours = (): Promise<string> => session.ask("pageColours");
  const after = await until(session, { look: colours, isGood: (seen) => seen !== before });
  if (after === before) return "expected the control of the colour scheme to change the page's colours, but they are the same";
  await session.reload();
  await session.ask("settle", 0, CONTENT_CAP_MILLISECONDS);
  const kept = await until(session, { look: colours, isGood: (seen) => seen === after });
  return kept === after ? null : "expected the chosen colour scheme to be kept after a reload, but the page has its former colours";
}
