import { Illustration } from "@/components/scenes/illustration";
import type { Drawing } from "@/lib/scenes";
import { cn } from "@/lib/utils";

/** What a picture is made for: a frame of its own, a wide strip, or the ground behind a card at its lower start. */
type SceneShape = "picture" | "strip" | "ground";

const SHAPES = {
  picture: { width: 480, height: 320 },
  strip: { width: 960, height: 270, isAmongOthers: true },
  ground: { width: 960, height: 420, place: 0.8 },
} as const;

type SceneProps = Drawing & { label?: string; shape?: SceneShape };

/** A picture in the colors of the theme that fills its parent. `label` says what it shows; without it, it is decoration. */
export function Scene({ label, shape = "picture", ...drawing }: SceneProps) {
  const frame = "pictogram" in drawing ? SHAPES[shape] : SHAPES.picture;
  const isGround = frame === SHAPES.ground;
  return (
    <svg
      data-slot="scene"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio={isGround ? "xMaxYMid slice" : "xMidYMid slice"}
      className={cn("block size-full", isGround && "rtl:-scale-x-100")}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <rect width={frame.width} height={frame.height} className="fill-accent" />
      {"pictogram" in drawing ? (
        <Illustration {...drawing} {...frame} />
      ) : (
        <drawing.motif seed={drawing.seed} />
      )}
    </svg>
  );
}
