import { setTimeout as pause } from "node:timers/promises";
import type { Target } from "./open-target.ts";

/** How much more a service and everything that it started may weigh after an attack than before. */
export const MEMORY_MEGABYTES_MOST = 150;

const PATIENCE_MILLISECONDS = 60_000;
const LOOK_MILLISECONDS = 1_000;

/** Waits until a service weighs no more than it may after an attack, a minute at most, and says what it weighs then and how long that took. */
export async function untilMemoryIsBack(target: Target, before: number): Promise<{ megabytes: number; seconds: number }> {
  const began = performance.now();
  for (;;) {
    const { service, children } = target.memory();
    const milliseconds = performance.now() - began;
    if (service + children <= before + MEMORY_MEGABYTES_MOST || milliseconds > PATIENCE_MILLISECONDS)
      return { megabytes: service + children, seconds: milliseconds / 1_000 };
    await pause(LOOK_MILLISECONDS);
  }
}
