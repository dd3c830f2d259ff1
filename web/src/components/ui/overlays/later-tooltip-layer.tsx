import { lazy, Suspense, useEffect, useState } from "react";

const TooltipLayer = lazy(async () => ({ default: (await import("./tooltip-layer.tsx")).TooltipLayer }));

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
