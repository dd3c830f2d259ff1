import { useScheme } from "@/hooks/use-scheme";
import type { Colors } from "@/lib/define-theme";
import { theme } from "@/theme";

/** The colors of the scheme that is shown. */
export function useColors(): Colors {
  return theme[useScheme()];
}

/** A color as `lib` names it, `var(--chart-2)`, in these colors. Other colors are as they are. */
export function colorIn({ charts, muted }: Colors, color: string): string {
  const [, place] = /^var\(--chart-(\d)\)$/.exec(color) ?? [];
  return place === undefined ? color : (charts[Number(place) - 1] ?? muted);
}
