import type { CSSProperties } from "react";

/**
 * A ground from the color of cards (0) over the app's color (1) to a deeper one (2), with a text that stands out from
 * it: dark on a light ground, light on a dark one.
 */
export function shade(depth: number): CSSProperties {
  const ground =
    depth <= 1
      ? `color-mix(in oklab, var(--primary) ${Math.round(depth * 100)}%, var(--card))`
      : `color-mix(in oklab, var(--card-foreground) ${Math.round((depth - 1) * 55)}%, var(--primary))`;
  return {
    backgroundColor: ground,
    color: `oklch(from ${ground} clamp(0.12, (0.6 - l) * 1000, 1) 0 h)`,
  };
}
