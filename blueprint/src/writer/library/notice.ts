// One short message at a time, with the way back where there is one: the generated app's answer to "are you sure?".
import { code } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";

/** `src/lib/notice.ts`. */
export function noticeModule(): ModuleSource {
  return {
    path: "src/lib/notice.ts",
    opening: "What just happened, in one line at the foot of the page, with a way back. One notice at a time.",
    library: true,
    parts: [
      {
        name: "Notice",
        isType: true,
        code: code`
          interface Notice {
            message: string;
            undo?: () => void;
          }`,
      },
      { name: "current", code: code`let current: @Notice | null = null;` },
      { name: "listeners", code: code`const listeners = new Set<() => void>();` },
      {
        name: "showNotice",
        code: code`
          function showNotice(notice: @Notice | null) {
            @current = notice;
            for (const listener of @listeners) listener();
          }`,
      },
      {
        name: "subscribe",
        code: code`
          function subscribe(listener: () => void) {
            @listeners.add(listener);
            return () => @listeners.delete(listener);
          }`,
      },
      {
        name: "useNotice",
        code: code`
          function useNotice(): @Notice | null {
            return @useSyncExternalStore(@subscribe, () => @current);
          }`,
      },
    ],
  };
}
