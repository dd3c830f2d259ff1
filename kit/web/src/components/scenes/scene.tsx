import type { Drawing } from "@/lib/scenes";

/** A picture in the colors of the theme that fills its parent. `label` says what it shows; without it, it is decoration. */
export function Scene({ motif: Picture, seed, label }: Drawing & { label?: string }) {
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
