// The clock that a page sees. It is put forward or back by a script that runs before the page's own and runs on from there;
// timers, which measure time and do not tell it, stay as they are.
import type { CDPSession } from "playwright-core";
import { systemClock } from "../../../lib/clock.ts";

/** The clock of one window. */
export interface PageClock {
  /** From the next load on the page sees this time (`2030-01-31T14:30`, UTC, the browser's time zone); null: the real one. */
  set(at: string | null): Promise<void>;
  /** What the page sees as now, in milliseconds since 1970. */
  now(): number;
}

/** Shifts `Date` and what formats the present moment by so many milliseconds. */
const shiftSource = (milliseconds: number): string => `(() => {
  const Real = Date;
  const now = () => Real.now() + ${milliseconds};
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    apply: () => new Real(now()).toString(),
    get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
  });
  Real.prototype.constructor = globalThis.Date;
  const format = Intl.DateTimeFormat.prototype;
  const { get } = Object.getOwnPropertyDescriptor(format, "format");
  const toParts = format.formatToParts;
  Object.defineProperty(format, "format", {
    configurable: true,
    get() {
      const own = get.call(this);
      return (date) => own(date === undefined ? now() : date);
    },
  });
  format.formatToParts = function (date) {
    return toParts.call(this, date === undefined ? now() : date);
  };
})();`;

/** The clock of a window, by its session with the browser's protocol. */
export function openPageClock(session: CDPSession): PageClock {
  let shift = 0;
  let script: string | null = null;
  return {
    now: () => systemClock.now().getTime() + shift,
    async set(at) {
      if (script !== null) await session.send("Page.removeScriptToEvaluateOnNewDocument", { identifier: script });
      script = null;
      shift = at === null ? 0 : Date.parse(`${at}:00Z`) - systemClock.now().getTime();
      if (at === null) return;
      const { identifier } = await session.send("Page.addScriptToEvaluateOnNewDocument", { source: shiftSource(shift) });
      script = identifier;
    },
  };
}
