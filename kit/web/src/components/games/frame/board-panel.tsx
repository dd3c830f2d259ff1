import type { ReactNode } from "react";

/** Covers the board while a game waits, and when it has ended. Its parent is `relative`. */
export function BoardPanel({
  title,
  actions,
  children,
}: {
  title: string;
  actions: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div
      role="group"
      aria-label={title}
      className="absolute inset-0 z-10 flex flex-col items-center justify-center gap-3 overflow-auto rounded-lg bg-card/85 p-4 text-center text-card-foreground transition-opacity duration-300 starting:opacity-0"
    >
      <p className="font-heading text-3xl font-bold text-balance">{title}</p>
      {children !== undefined && <p className="max-w-prose font-medium">{children}</p>}
      <div className="mt-1 flex flex-wrap justify-center gap-2">{actions}</div>
    </div>
  );
}
