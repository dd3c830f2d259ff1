import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/utils";

/** The lights in the order of the rules. */
const PADS = [
  { name: "Up", color: "var(--chart-1)" },
  { name: "Right", color: "var(--chart-2)" },
  { name: "Down", color: "var(--chart-3)" },
  { name: "Left", color: "var(--chart-4)" },
];

/** In the grid, which is turned by 45 degrees, the lower row goes from left to down. */
const GRID_ORDER = [0, 1, 3, 2];

interface LightPadsProps {
  /** The light that is on. */
  lit: number | null;
  onPress: (light: number) => void;
  /** What covers the lights before and after a game. */
  children: ReactNode;
}

/** The four lights, of which each is a button. */
export function LightPads({ lit, onPress, children }: LightPadsProps) {
  return (
    <Card className="mx-auto w-full max-w-md p-5">
      <div
        role="group"
        aria-label="Lights"
        className="mx-auto my-8 grid aspect-square w-2/3 rotate-45 grid-cols-2 gap-3"
      >
        {GRID_ORDER.map((light) => {
          const isOn = lit === light;
          return (
            <button
              key={light}
              type="button"
              aria-label={`${PADS[light]?.name} light${isOn ? ", on" : ""}`}
              className={cn(
                "touch-manipulation rounded-lg transition-[opacity,scale] duration-100",
                isOn ? "scale-105 opacity-100 shadow-xl" : "opacity-45 hover:opacity-60",
              )}
              style={{ backgroundColor: PADS[light]?.color }}
              onClick={() => onPress(light)}
            />
          );
        })}
      </div>
      {children}
    </Card>
  );
}
