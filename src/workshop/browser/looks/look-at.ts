import { setTimeout as sleep } from "node:timers/promises";
import { condenseOutline } from "../outlines/condense-outline.ts";
import type { Looked, ViewportName, WantedLook } from "../../proof.ts";
import { VIEWPORTS } from "../../proof.ts";
import { PAPER } from "../session/drawn-window.ts";
import { type CheckMeans, performCheck } from "../checks/perform-check.ts";
import type { PageSession } from "../session/open-page-session.ts";

const QUIET_MILLISECONDS = 60;
const CONTENT_CAP_MILLISECONDS = 3_000;
const FRAME_MILLISECONDS = 600;
/** The most that one picture shows of a page's height, in CSS pixels: more would be too small to read. */
const PICTURE_HEIGHT: Readonly<Record<ViewportName, number>> = { desktop: 1_200, phone: 1_600 };
const PICTURES_MAX = 4;
/** Two pictures share a strip, so that a line at their border is read in one of them. */
const SHARED_HEIGHT = 40;
const OUTLINE_CHARACTERS_MAX = 4_000;
/** The rows of a list that has grown. */
const ROWS_GROWN = 200;

/** Comes to what a look is at. Returns why the check could not be performed; `isContinued`: the window has performed it already. */
async function prepare(
  session: PageSession,
  { path, check, viewport, isGrown, isReopened }: WantedLook,
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
  else if (path !== null && (isReopened === true || session.path() !== path)) await session.visit(path);
  if (check !== null && path === null) return problem;
  if (isGrown === true) await grow(session);
  await session.ask("settle", QUIET_MILLISECONDS, CONTENT_CAP_MILLISECONDS);
  // Frames are pages of their own, which nothing says to be ready.
  if (session.page.frames().length > 1) await sleep(FRAME_MILLISECONDS);
  return problem;
}

/** Loads the page that is open again with more rows than a person enters in a test. */
async function grow(session: PageSession): Promise<void> {
  await session.ask("settle", QUIET_MILLISECONDS, CONTENT_CAP_MILLISECONDS);
  await session.ask("growStores", ROWS_GROWN);
  await session.reload();
}

/** Pictures what a look is at: a page from its top down, a long one in up to four pictures; after a check alone its window. */
export async function lookAt(
  session: PageSession,
  look: WantedLook,
  { means, isContinued }: { means: CheckMeans; isContinued: boolean },
): Promise<Looked> {
  const problem = await prepare(session, look, { means, isContinued });
  return look.isPrinted === true ? session.onPaper(() => pictured(session, look, problem)) : pictured(session, look, problem);
}

async function pictured(session: PageSession, look: WantedLook, problem: string | null): Promise<Looked> {
  const { path, viewport, isPrinted, isInWords } = look;
  const outline = condenseOutline(await session.page.locator("body").ariaSnapshot(), OUTLINE_CHARACTERS_MAX);
  // A check may have left a dialog over the page, which is only where the window is.
  if (path === null)
    return { ...look, outline, problem, pictures: isInWords === true ? [] : [await capture(session)], unseen: 0, faults: [] };
  const faults = await session.ask("layoutFaults");
  if (isInWords === true) return { ...look, outline, problem, pictures: [], unseen: 0, faults };
  const { width, height: least } = isPrinted === true ? PAPER : VIEWPORTS[viewport];
  const most = isPrinted === true ? PAPER.height : PICTURE_HEIGHT[viewport];
  const { parts, unseen } = partsOf(Math.max(least, await session.ask("height")), most);
  const pictures: Uint8Array[] = [];
  for (const { y, height } of parts) pictures.push(await capture(session, { x: 0, y, width, height, scale: 1 }));
  return { ...look, outline, problem, pictures, unseen, faults };
}

/** Divides a height into parts of about the same size, from the top down. */
export function partsOf(height: number, most: number): { parts: { y: number; height: number }[]; unseen: number } {
  const seen = Math.min(height, PICTURES_MAX * most);
  const count = Math.ceil(seen / most);
  const part = Math.ceil(seen / count);
  const parts = Array.from({ length: count }, (_, at) => {
    const y = Math.max(0, at * part - SHARED_HEIGHT);
    return { y, height: Math.min(seen, (at + 1) * part) - y };
  });
  return { parts, unseen: height - seen };
}

type Clip = Record<"x" | "y" | "width" | "height" | "scale", number>;

async function capture({ session }: PageSession, clip?: Clip): Promise<Uint8Array> {
  const { data } = await session.send("Page.captureScreenshot", {
    format: "jpeg",
    quality: 70,
    ...(clip === undefined ? {} : { clip, captureBeyondViewport: true }),
  });
  return Buffer.from(data, "base64");
}
