import { type ReactNode, useEffect, useRef } from "react";

/** The lines of a conversation, scrolled to the last one whenever there are more. `count` is their number. */
export function ChatLines({ count, children }: { count: number; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);

  return (
    <ul
      ref={list}
      role="list"
      aria-label="Messages"
      aria-live="polite"
      tabIndex={0}
      className="flex max-h-112 min-h-24 flex-col gap-4 overflow-y-auto"
    >
      {children}
    </ul>
  );
}
