// The site runs its own code, so it is framed on its own origin; it may do what a page in a tab may, but cannot access
// the page around it. Narrow devices are shown at their real width and scaled down if there is no room.
import * as siteWords from "#words/editor/panels/site.ts";
import { useLayoutEffect, useRef, useState } from "react";
import { classNames } from "../../components/class-names.ts";
import { SpinnerMark } from "../../components/ui/display/spinner-mark.tsx";

/** The device sizes for viewing a site. */
export type Device = "desktop" | "tablet" | "phone";

const SIZES: Readonly<Record<Device, { width: number; height: number }>> = {
  desktop: { width: 1280, height: 0 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 375, height: 812 },
};
const MARGIN = 16;
const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-popups allow-downloads";

/** Props of the frame; `address` has been validated, and is the one that is opened first. `onOpened`: it has been loaded. */
export interface SiteFrameProps {
  address: string;
  name: string;
  device: Device;
  isDimmed: boolean;
  onOpened?: () => void;
  /** Loads the site only when it is scrolled near. */
  isLazy?: boolean;
}

interface Place {
  width: number;
  height: number;
}

/** The frame's size in its own pixels, and its scale. */
function fit(device: Device, { width, height }: Place): Place & { scale: number } {
  const wanted = SIZES[device];
  if (device === "desktop") {
    const scale = Math.min(1, width / wanted.width);
    return { width: width / scale, height: height / scale, scale };
  }
  const fills = width <= wanted.width + MARGIN;
  const scale = Math.min(1, width / wanted.width);
  const room = (height - (fills ? 0 : 2 * MARGIN)) / scale;
  return { width: Math.min(wanted.width, width / scale), height: fills ? room : Math.min(wanted.height, room), scale };
}

/** The site in an iframe. */
export function SiteFrame({ address, name, device, isDimmed, onOpened, isLazy = false }: SiteFrameProps) {
  const [opened] = useState(address);
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    // A hidden panel has no size, so the last one is kept.
    const measure = (): void => {
      if (current.clientWidth > 0) setPlace({ width: current.clientWidth, height: current.clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const size = place === null ? null : fit(device, place);
  const isWhole = size === null || device === "desktop" || place === null || place.width <= SIZES[device].width + MARGIN;
  return (
    <div ref={box} className={classNames("absolute inset-0 flex justify-center overflow-hidden", !isWhole && "items-center")}>
      {!isLoaded && (
        <p role="status" className="absolute inset-0 flex items-center justify-center gap-2 text-ink-soft">
          <SpinnerMark />
          {siteWords.openingTheSite}
        </p>
      )}
      {size !== null && (
        <div
          className={classNames("shrink-0 overflow-hidden", isWhole ? "" : "rounded-xl border border-line shadow-high")}
          style={{ width: size.width * size.scale, height: size.height * size.scale }}
        >
          <iframe
            title={siteWords.siteOf({ name })}
            loading={isLazy ? "lazy" : "eager"}
            src={opened}
            sandbox={SANDBOX}
            allow="clipboard-write; fullscreen"
            referrerPolicy="no-referrer"
            onLoad={() => {
              setLoaded(true);
              onOpened?.();
            }}
            className={classNames(
              "origin-top-left border-0 bg-white transition-opacity duration-300",
              isLoaded ? (isDimmed ? "opacity-40" : "opacity-100") : "opacity-0",
            )}
            style={{ width: size.width, height: size.height, transform: `scale(${size.scale})` }}
          />
        </div>
      )}
    </div>
  );
}
