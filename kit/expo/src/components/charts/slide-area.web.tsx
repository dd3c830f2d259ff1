import type { KeyboardEvent, PointerEvent } from "react";
import type { SlideAreaProps } from "@/components/charts/slide-area";

/** A picture over which a pointer, a finger or the arrow keys choose a place. */
export function SlideArea({ label, count, at, text, onChange, children }: SlideAreaProps) {
  const last = Math.max(0, count - 1);

  function press(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      Home: -last,
      End: last,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onChange(Math.min(last, Math.max(0, at + step)));
  }

  function point({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    onChange(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * last));
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      dir="ltr"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={Math.max(0, at)}
      aria-valuetext={text}
      style={{ touchAction: "pan-y", borderRadius: 8 }}
      onKeyDown={press}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={() => onChange(null)}
    >
      {children}
    </div>
  );
}
