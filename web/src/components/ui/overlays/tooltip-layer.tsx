// One tooltip for the whole page: an element with `data-tip` shows it on hover (delayed) and keyboard focus (at once);
// Escape, a press and leaving hide it. It repeats or explains what is already announced, so screen readers skip it.
import { useEffect, useState } from "react";
import { Kbd } from "../display/kbd.tsx";

const DELAY_MILLISECONDS = 450;
const EDGE = 8;

interface Tip {
  text: string;
  keys: string | undefined;
  left: number;
  top: number;
  isAbove: boolean;
}

/** Shows tooltips of elements with `data-tip` (and `data-tip-keys`, a shortcut such as "Mod+K"). Rendered once, by the shell. */
export function TooltipLayer() {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => watchTips(setTip), []);
  if (tip === null) return null;
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed z-60 max-w-64 animate-fade-in rounded-md bg-ink px-2 py-1 text-xs text-paper shadow-high"
      style={{ left: tip.left, top: tip.top, transform: `translate(-50%, ${tip.isAbove ? "-100%" : "0"})` }}
      ref={keepInside}
    >
      <span className="flex items-center gap-2">
        <span className="min-w-0 wrap-anywhere">{tip.text}</span>
        {tip.keys !== undefined && <Kbd keys={tip.keys} className="border-paper/30 bg-transparent text-paper" />}
      </span>
    </div>
  );
}

function watchTips(show: (tip: Tip | null) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(waiting);
    show(null);
  };
  const showLater = (element: HTMLElement) => void (waiting = setTimeout(() => show(tipOf(element)), DELAY_MILLISECONDS));
  const found = (event: Event): HTMLElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLElement>("[data-tip]") : null;
  const onOver = (event: PointerEvent) => {
    hide();
    const element = found(event);
    if (element !== null && event.pointerType === "mouse") showLater(element);
  };
  const onFocus = (event: FocusEvent) => {
    const element = found(event);
    if (element?.matches(":focus-visible") === true) show(tipOf(element));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" || event.key === "Enter" || event.key === " ") hide();
  };
  // This component is loaded by the first movement of the pointer or the focus, which it would otherwise miss.
  const hovered = matchMedia("(hover: hover)").matches ? document.querySelector<HTMLElement>("[data-tip]:hover") : null;
  if (hovered !== null) showLater(hovered);
  const focused = document.activeElement?.closest<HTMLElement>("[data-tip]:focus-visible") ?? null;
  if (focused !== null) show(tipOf(focused));
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener("pointerover", onOver, { signal });
  document.addEventListener("focusin", onFocus, { signal });
  document.addEventListener("focusout", hide, { signal });
  document.addEventListener("pointerdown", hide, { signal });
  document.addEventListener("scroll", hide, { signal, capture: true });
  document.addEventListener("keydown", onKey, { signal });
  return () => {
    clearTimeout(waiting);
    ending.abort();
  };
}

function tipOf(element: HTMLElement): Tip | null {
  const { tip, tipKeys } = element.dataset;
  if (!element.isConnected || tip === undefined || element.dataset["state"] === "open") return null;
  const box = element.getBoundingClientRect();
  const isAbove = box.bottom > innerHeight - 56;
  return { text: tip, keys: tipKeys, left: box.left + box.width / 2, top: isAbove ? box.top - 6 : box.bottom + 6, isAbove };
}

function keepInside(element: HTMLElement | null): void {
  if (element === null) return;
  const box = element.getBoundingClientRect();
  const over = Math.max(0, box.right - (document.documentElement.clientWidth - EDGE)) || Math.min(0, box.left - EDGE);
  element.style.marginLeft = `${-over}px`;
}
