import { type CSSProperties, useState } from "react";
import { useColors } from "@/hooks/use-colors";
import * as words from "@/words/general";

const HIDDEN: CSSProperties = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
};

/** Leads a keyboard to the page's content; seen while it has the focus. */
export function SkipLink({ to }: { to: string }) {
  const colors = useColors();
  const [isFocused, setIsFocused] = useState(false);
  const shown: CSSProperties = {
    position: "absolute",
    zIndex: 9,
    top: 4,
    insetInlineStart: 8,
    padding: "8px 12px",
    borderRadius: 8,
    font: "600 15px/20px system-ui",
    color: colors.primaryForeground,
    backgroundColor: colors.primary,
  };
  return (
    <a
      href={`#${to}`}
      style={isFocused ? shown : HIDDEN}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {words.skipToContent}
    </a>
  );
}
