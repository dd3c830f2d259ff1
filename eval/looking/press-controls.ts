// A crawl that clicks: buttons, tabs, switches and boxes of each page, one of those that are alike. Each has to change
// something: the document, the address, what is stored, the focus.
import type { VisitedWindow } from "./open-visitor.ts";

export interface PressedControls {
  pressed: number;
  dead: string[];
  left: string[];
}

const patienceMilliseconds = 400;

/** Presses the controls of these pages until `milliseconds` have passed; `left` names those that could not be reached, or not in that time. */
export async function pressControls(
  window: VisitedWindow,
  { paths, milliseconds }: { paths: readonly string[]; milliseconds: number },
): Promise<PressedControls> {
  const deadline = performance.now() + milliseconds;
  const result: PressedControls = { pressed: 0, dead: [], left: [] };
  const kinds: string[] = [];
  for (const path of paths) {
    await window.open(path);
    while (performance.now() < deadline && (await pressNext(window, { path, kinds, result }))) result.pressed += 1;
    const left = await window.page.evaluate((known) => atelierEyes.controlsLeft(known), kinds);
    result.left.push(...left.map((name) => `“${name}” on ${path}`));
  }
  return { ...result, dead: [...new Set(result.dead)] };
}

interface Pressing {
  path: string;
  kinds: string[];
  result: PressedControls;
}

async function pressNext(window: VisitedWindow, { path, kinds, result }: Pressing): Promise<boolean> {
  const { page } = window;
  const next = await page.evaluate((known) => atelierEyes.nextControl(known), kinds);
  if (next === null) return leaveDialog(window, path);
  kinds.push(next.kind);
  const outcomesBefore = window.outcomes();
  await page.evaluate(() => atelierEyes.watch());
  await page.mouse.click(next.x, next.y);
  const isAlive = await seesChange(window);
  if (!isAlive && window.outcomes() === outcomesBefore) result.dead.push(`“${next.name}” on ${path}`);
  if (new URL(page.url()).pathname !== path.replace(/[?#].*$/, "")) await window.open(path);
  return true;
}

// A press that loads another document takes the code that watched along with it: that is a change.
async function seesChange({ page }: VisitedWindow): Promise<boolean> {
  const watching = page.evaluate((cap) => atelierEyes.changed(cap), patienceMilliseconds);
  return watching.catch(() => true);
}

/** True when a dialog had to be left, and the page behind it may have more. */
async function leaveDialog(window: VisitedWindow, path: string): Promise<boolean> {
  const isOpen = (): Promise<boolean> => window.page.evaluate(() => atelierEyes.dialogIsOpen());
  if (!(await isOpen())) return false;
  await window.page.keyboard.press("Escape");
  if (await isOpen()) await window.open(path);
  return !(await isOpen());
}
