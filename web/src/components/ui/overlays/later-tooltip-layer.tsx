import { Suspense, useEffect, useState } from "react";
import { later } from "../../later.ts";

const TooltipLayer = later(async () => (await import("./tooltip-layer.tsx")).TooltipLayer, { isAhead: true });

/** The page's tooltips, loaded on the first pointer or focus movement. */
export function LaterTooltipLayer() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const want = () => {
      setWanted(true);
      ending.abort();
    };
    document.addEventListener("pointermove", want, { signal: ending.signal });
    document.addEventListener("focusin", want, { signal: ending.signal });
    return () => ending.abort();
  }, []);
  return <Suspense>{isWanted && <TooltipLayer />}</Suspense>;
}
