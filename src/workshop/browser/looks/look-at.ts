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

/** Opens a page as on a first visit, or performs a check up to a step, and pictures what is then there, from its top to at most 2,000 pixels. */
export async function lookAt(session: PageSession, look: WantedLook, means: CheckMeans): Promise<Looked> {
  const { path, check, viewport } = look;
  let problem: string | null = null;
  if (check === null) {
    await session.visitFresh(path);
    await session.ask("settle", QUIET_MILLISECONDS, CONTENT_CAP_MILLISECONDS);
    // Frames are pages of their own, which nothing says to be ready.
    if (session.page.frames().length > 1) await sleep(FRAME_MILLISECONDS);
  } else problem = (await performCheck(session, check, means)).failure;
  const outline = await session.page.locator("body").ariaSnapshot();
  const { width, height } = VIEWPORTS[viewport];
  const tall = await session.ask("height");
  const clip = { x: 0, y: 0, width, height: Math.min(HEIGHT_MAX, Math.max(height, tall)), scale: 1 };
  const { data } = await session.session.send("Page.captureScreenshot", {
    format: "jpeg",
    quality: 70,
    // A check may have left a dialog over the page, which is only where the window is.
    ...(check === null ? { clip, captureBeyondViewport: true } : {}),
  });
  return { ...look, outline: outline.slice(0, OUTLINE_CHARACTERS_MAX), problem, bytes: Buffer.from(data, "base64") };
}
