import type { ComponentType } from "react";
import { Hills, Leaves, Rays, Skyline, Waves } from "@/components/scenes/land-motifs";
import { Blobs, Dots, Grid, Rings } from "@/components/scenes/shape-motifs";
import type { Drawing, Motif } from "@/lib/scenes";

const MOTIFS: Readonly<Record<Motif, ComponentType<{ seed: number }>>> = {
  waves: Waves,
  hills: Hills,
  rays: Rays,
  skyline: Skyline,
  leaves: Leaves,
  blobs: Blobs,
  dots: Dots,
  rings: Rings,
  grid: Grid,
};

/** A picture in the colors of the theme that fills its parent. `label` says what it shows; without it, it is decoration. */
export function Scene({ motif, seed, label }: Drawing & { label?: string }) {
  const Picture = MOTIFS[motif];
  return (
    <svg
      data-slot="scene"
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      className="block size-full"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <rect width="480" height="320" className="fill-accent" />
      <Picture seed={seed} />
    </svg>
  );
}
