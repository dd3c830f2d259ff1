// The window as it is drawn: its size, and the pointer in it. A window that nobody takes pictures of is drawn small,
// while the page is laid out at its full size; the browser expects coordinates in the window as drawn.
import type { CDPSession, Page } from "playwright-core";
import { PHONE_APP_VIEWPORT, VIEWPORTS } from "../../proof.ts";
import type { ViewportName } from "../../proof.ts";

/** A window's size and its pointer. Points are in the page's CSS pixels. */
export interface DrawnWindow {
  viewport(): ViewportName;
  /** Switches the window to desktop or phone size; a phone has a touch screen and respects the page's viewport tag. */
  resize(viewport: ViewportName): Promise<void>;
  /** The size of the window, in CSS pixels. */
  size(): { width: number; height: number };
  /** Draws the window at this scale from now on, for an app for phones as large as one. */
  drawAt(scale: number, isForPhones: boolean): Promise<void>;
  /** Clicks with the main button at this point of the window; in an app for phones, taps it. */
  click(at: { x: number; y: number }): Promise<void>;
  /** The main button, and moves of the pointer to a point of the window, in so many events. */
  pointer: { move(at: { x: number; y: number }, moves: number): Promise<void>; down(): Promise<void>; up(): Promise<void> };
  /** Takes the pointer out of the window, so that it hovers over nothing of the page that is opened next. */
  leave(): Promise<void>;
  /** Does something with the window drawn at its full size: the browser takes the points of drag and drop in no other. */
  atFullScale<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Does something with the page laid out as it is printed: with its styles for print, as wide as a sheet of A4 within its margins. */
  onPaper<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** A sheet of A4 without margins of a centimetre, in CSS pixels. */
export const PAPER = { width: 718, height: 1047 } as const;

/** A point that is in no window. */
const OUTSIDE = { x: -1, y: -1 } as const;

/** Draws the window at its full size; `resize` gives it its first. */
export function drawnWindow(page: Page, session: CDPSession): DrawnWindow {
  let viewport: ViewportName | null = null;
  let ownScale = 1;
  let scale = 1;
  let isPhone = false;
  const sizeOf = (to: ViewportName): { width: number; height: number } => (isPhone ? PHONE_APP_VIEWPORT : VIEWPORTS[to]);
  const draw = async (to: ViewportName): Promise<void> => {
    const mobile = isPhone || to === "phone";
    await Promise.all([
      session.send("Emulation.setDeviceMetricsOverride", { ...sizeOf(to), deviceScaleFactor: 1, mobile, scale }),
      session.send("Emulation.setTouchEmulationEnabled", { enabled: mobile }),
    ]);
  };
  const tap = async (point: { x: number; y: number }): Promise<void> => {
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  const current = (): ViewportName => viewport ?? "desktop";
  const rescale = (to: number): Promise<void> => {
    scale = to;
    return draw(current());
  };
  return {
    viewport: current,
    async resize(to) {
      if (to !== viewport) await draw(to);
      viewport = to;
    },
    size: () => sizeOf(current()),
    async drawAt(to, isForPhones) {
      const isOther = to !== ownScale || isForPhones !== isPhone;
      isPhone = isForPhones;
      ownScale = to;
      if (isOther) await rescale(to);
    },
    leave: () => page.mouse.move(OUTSIDE.x, OUTSIDE.y),
    click: ({ x, y }) => (isPhone ? tap({ x: x * scale, y: y * scale }) : page.mouse.click(x * scale, y * scale)),
    pointer: {
      move: ({ x, y }, moves) => page.mouse.move(x * scale, y * scale, { steps: moves }),
      down: () => page.mouse.down(),
      up: () => page.mouse.up(),
    },
    async onPaper(work) {
      await page.emulateMedia({ media: "print" });
      await session.send("Emulation.setDeviceMetricsOverride", { ...PAPER, deviceScaleFactor: 1, mobile: false, scale });
      try {
        return await work();
      } finally {
        await page.emulateMedia({ media: "screen" });
        await draw(current());
      }
    },
    async atFullScale(work) {
      if (ownScale === 1) return work();
      await rescale(1);
      try {
        return await work();
      } finally {
        await rescale(ownScale);
      }
    },
  };
}
