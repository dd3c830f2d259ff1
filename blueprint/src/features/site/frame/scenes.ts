// Pictures that the app draws itself, in the theme's colours: nine motifs, each varied by a seed. A project holds the
// motifs that it shows.
import { code, Reference } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";
import type { Motif } from "../copy/domain.ts";
import { landScenes } from "./scenes-of-land.ts";
import { shapeScenes } from "./scenes-of-shapes.ts";

const PATH = "src/components/scenes.tsx";

/** The component that draws a motif: `<WavesScene seed={3} />`. */
export function sceneOf(motif: Motif): Reference {
  return new Reference(`${motif.charAt(0).toUpperCase()}${motif.slice(1)}Scene`, PATH);
}

/** All motifs, in the order in which galleries go through them. */
export const motifs: readonly Motif[] = ["waves", "hills", "rays", "skyline", "leaves", "blobs", "dots", "rings", "grid"];

/** `src/components/scenes.tsx`. */
export function sceneModule(): ModuleSource {
  return {
    path: PATH,
    opening: "Pictures drawn in the theme's colours. The same seed gives the same picture.",
    library: true,
    parts: [
      {
        name: "SceneProps",
        isType: true,
        code: code`
          interface SceneProps {
            seed: number;
            /** What the picture shows; none for decoration. */
            label?: string;
          }`,
      },
      {
        name: "seeded",
        comment: "Numbers from 0 to 1, always the same ones for a seed.",
        code: code`
          function seeded(seed: number): () => number {
            let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x85ebca6b) >>> 0;
            return () => {
              state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
              return state / 2 ** 32;
            };
          }`,
      },
      {
        name: "SceneFrame",
        code: code`
          function SceneFrame({ label, children }: { label: string | undefined; children: @ReactNode }) {
            const words = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
            return (
              <svg viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice" className="block size-full" {...words}>
                <rect width="480" height="320" className="fill-accent-soft" />
                {children}
              </svg>
            );
          }`,
      },
      ...landScenes,
      ...shapeScenes,
    ],
  };
}
