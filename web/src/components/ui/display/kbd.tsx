import * as generalWords from "#words/general.ts";
import { classNames } from "../../class-names.ts";

const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);
const signs: Readonly<Record<string, string>> = {
  Mod: isApple ? "⌘" : generalWords.controlKey,
  Shift: isApple ? "⇧" : generalWords.shiftKey,
  Alt: isApple ? "⌥" : generalWords.altKey,
  Enter: "↵",
  Esc: generalWords.escapeKey,
};

/** Keys to press, such as `keys="Mod+K"`: Mod is Command on a Mac and Ctrl elsewhere. */
export function Kbd({ keys, className }: { keys: string; className?: string }) {
  const words = keys.split("+").map((key) => signs[key] ?? key);
  return (
    <kbd
      className={classNames(
        "inline-flex h-5 items-center rounded border border-line bg-subtle px-1.5 font-sans text-[0.6875rem] leading-none font-medium whitespace-nowrap text-ink-soft",
        className,
      )}
    >
      {words.join(isApple ? "" : "+")}
    </kbd>
  );
}
