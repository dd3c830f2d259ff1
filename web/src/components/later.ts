import { type ComponentType, lazy } from "react";
import { persistently } from "./persistently.ts";

const AHEAD_MILLISECONDS = 3_000;

/**
 * A component that is loaded when it is first rendered, inside a Suspense; `load` imports it. With `isAhead` it is loaded
 * a moment after the page, so that it is there when the service is not.
 */
export function later<Props>(load: () => Promise<ComponentType<Props>>, { isAhead = false } = {}): ComponentType<Props> {
  if (isAhead && typeof window !== "undefined") setTimeout(() => void load().catch(() => undefined), AHEAD_MILLISECONDS);
  return lazy(async () => ({ default: await persistently(load) }));
}
