import { setTimeout as sleep } from "node:timers/promises";
import type { Looked, WantedLook } from "../../proof.ts";
import { VIEWPORTS } from "../../proof.ts";
import { type CheckMeans, performCheck } from "../checks/perform-check.ts";
import type { PageSession } from "../session/open-page-session.ts";

const QUIET_MILLISECONDS = 60;
const CONTENT_CAP_MILLISECONDS = 3_000;
const FRAME_MILLISECONDS = 600;
/** The part of a long page that is pictured, in CSS pixels. */
const HEIGHT_MAX = 2_000;
const OUTLINE_CHARACTERS_MAX = 4_000;

/** Comes to what a look is at. Returns why the check could not be performed; `isContinued`: the window has performed it already. */
async function prepare(
  session: PageSession,
  { path, check, viewport }: WantedLook,
  { means, isContinued }: { means: CheckMeans; isContinued: boolean },
): Promise<string | null> {
  let problem: string | null = null;
  if (check !== null && !isContinued) {
    await session.resize(check.viewport);
    problem = (await performCheck(session, check, means)).failure;
  }
  await session.resize(viewport);
  if (check === null) await session.visitFresh(path ?? "/");
  // Where the check ended, what was filled in and not stored is seen too.
  else if (path !== null && session.path() !== path) await session.visit(path);
  if (check !== null && path === null) return problem;
  await session.ask("settle", QUIET_MILLISECONDS, CONTENT_CAP_MILLISECONDS);
  // Frames are pages of their own, which nothing says to be ready.
  if (session.page.frames().length > 1) await sleep(FRAME_MILLISECONDS);
  return problem;
}

/** Pictures what a look is at, from its top to at most 2,000 pixels. */
export async function lookAt(
  session: PageSession,
  look: WantedLook,
  { means, isContinued }: { means: CheckMeans; isContinued: boolean },
): Promise<Looked> {
  const { path, viewport } = look;
  const problem = await prepare(session, look, { means, isContinued });
  const outline = await session.page.locator("body").ariaSnapshot();
  const { width, height } = VIEWPORTS[viewport];
  const tall = await session.ask("height");
  const clip = { x: 0, y: 0, width, height: Math.min(HEIGHT_MAX, Math.max(height, tall)), scale: 1 };
  const { data } = await session.session.send("Page.captureScreenshot", {
    format: "jpeg",
    quality: 70,
    // A check may have left a dialog over the page, which is only where the window is.
    ...(path !== null ? { clip, captureBeyondViewport: true } : {}),
  });
  return { ...look, outline: outline.slice(0, OUTLINE_CHARACTERS_MAX), problem, bytes: Buffer.from(data, "base64") };
}
