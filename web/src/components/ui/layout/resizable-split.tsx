// Two panes side by side, with a separator that can be dragged, or focused and moved with the arrow keys (the ARIA
// pattern "window splitter"). The share is stored in this browser under `name`.
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { classNames } from "../../class-names.ts";

const STEP = 2;

/** Props of a split. Shares are the width of `start` in percent of the whole. */
export interface ResizableSplitProps {
  /** The separator's accessible name, and the storage key of its position. */
  label: string;
  name: string;
  start: ReactNode;
  end: ReactNode;
  share?: number;
  shareMin?: number;
  shareMax?: number;
  className?: string;
}

const storedShare = (name: string): number | null => {
  const value = Number(localStorage.getItem(`split:${name}`) ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
};

/** Two resizable panes; a double click or Enter restores the initial share. */
export function ResizableSplit(props: ResizableSplitProps) {
  const { label, name, start, end, share: shareAtFirst = 35, shareMin = 20, shareMax = 70, className } = props;
  const box = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(() => storedShare(name) ?? shareAtFirst);
  const [isDragging, setDragging] = useState(false);
  const move = (next: number) => {
    const kept = Math.round(Math.min(shareMax, Math.max(shareMin, next)) * 10) / 10;
    setShare(kept);
    localStorage.setItem(`split:${name}`, String(kept));
  };
  const onPointerMove = (event: PointerEvent) => {
    const place = box.current?.getBoundingClientRect();
    if (isDragging && place !== undefined) move(((event.clientX - place.left) / place.width) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: share - STEP,
      ArrowRight: share + STEP,
      Home: shareMin,
      End: shareMax,
      Enter: shareAtFirst,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    move(target);
  };
  return (
    <div ref={box} className={classNames("flex min-h-0 min-w-0", className)}>
      <div className="min-h-0 min-w-[min(18rem,45%)]" style={{ flexBasis: `${share}%`, flexGrow: 0, flexShrink: 0 }}>
        {start}
      </div>
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuenow={Math.round(share)}
        aria-valuemin={shareMin}
        aria-valuemax={shareMax}
        onKeyDown={onKeyDown}
        onDoubleClick={() => move(shareAtFirst)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragging(true);
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => setDragging(false)}
        className="group relative z-10 w-px shrink-0 cursor-col-resize touch-none bg-line before:absolute before:inset-y-0 before:-left-1.5 before:w-3 hover:bg-accent-text focus-visible:bg-accent-text data-dragging:bg-accent-text"
        {...(isDragging ? { "data-dragging": "" } : {})}
      />
      {/* An iframe inside would capture the pointer while the separator is dragged. */}
      <div className={classNames("min-h-0 min-w-0 flex-1", isDragging && "pointer-events-none select-none")}>{end}</div>
    </div>
  );
}
