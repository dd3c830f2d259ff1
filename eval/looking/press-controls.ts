// Presses the buttons, tabs, switches and checkboxes of each page, one of each kind. Each must change something: the
// document, the address, stored data or the focus.
import type { VisitedWindow } from "./open-visitor.ts";

export interface PressedControls {
  pressed: number;
  dead: string[];
  left: string[];
}

const patienceMilliseconds = 400;

/** Presses the controls of these pages until `milliseconds` have passed; `left` names those that were not reached in that time. */
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
  const isAlive = (await pressAt(window, next)) || (await pressAgain(window, { kinds, kind: next.kind }));
  kinds.push(next.kind);
  if (!isAlive) result.dead.push(`“${next.name}” on ${path}`);
  if (new URL(page.url()).pathname !== path.replace(/[?#].*$/, "")) await window.open(path);
  return true;
}

/** Whether a click at this position changes something. */
async function pressAt(window: VisitedWindow, { x, y }: { x: number; y: number }): Promise<boolean> {
  const outcomesBefore = window.outcomes();
  await window.page.evaluate(() => atelierEyes.watch());
  await window.page.mouse.click(x, y);
  return (await seesChange(window)) || window.outcomes() !== outcomesBefore;
}

/** A control that was still moving may have been missed: it is located and pressed once more. */
async function pressAgain(window: VisitedWindow, { kinds, kind }: { kinds: readonly string[]; kind: string }): Promise<boolean> {
  const again = await window.page.evaluate((known) => atelierEyes.nextControl(known), [...kinds]);
  return again?.kind === kind && (await pressAt(window, again));
}

// If the click loads another document, the watching code is gone and the call rejects: that counts as a change.
async function seesChange({ page }: VisitedWindow): Promise<boolean> {
  const watching = page.evaluate((cap) => atelierEyes.changed(cap), patienceMilliseconds);
  return watching.catch(() => true);
}

/** Closes an open dialog. Returns true if one was closed, so that the page behind it may have more controls. */
async function leaveDialog(window: VisitedWindow, path: string): Promise<boolean> {
  const isOpen = (): Promise<boolean> => window.page.evaluate(() => atelierEyes.dialogIsOpen());
  if (!(await isOpen())) return false;
  await window.page.keyboard.press("Escape");
  if (await isOpen()) await window.open(path);
  return !(await isOpen());
}
