import type { CSSProperties } from "react";
import { lettersOf } from "@/lib/letters-of";

/** The words of a heading, set smaller where the longest of them would not fit into the width of its container. */
export function Fitted({ children }: { children: string }) {
  const letters: CSSProperties & Record<"--app-letters", number> = {
    "--app-letters": lettersOf(children),
  };
  return (
    <span data-slot="fitted" style={letters}>
      {children}
    </span>
  );
}
