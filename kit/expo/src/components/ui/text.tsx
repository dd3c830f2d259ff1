import {
  Platform,
  type StyleProp,
  Text as NativeText,
  type TextProps,
  type TextStyle,
} from "react-native";
import { useColors } from "@/hooks/use-colors";
import type { Colors, Theme } from "@/lib/define-theme";
import { theme } from "@/theme";

/** The text styles of iOS, in points. */
const SIZES = {
  largeTitle: { fontSize: 33, lineHeight: 40, fontWeight: "700", letterSpacing: -0.4 },
  title: { fontSize: 22, lineHeight: 28, fontWeight: "700", letterSpacing: -0.2 },
  headline: { fontSize: 17, lineHeight: 22, fontWeight: "600", letterSpacing: -0.2 },
  body: { fontSize: 17, lineHeight: 23, letterSpacing: -0.2 },
  subhead: { fontSize: 15, lineHeight: 20, letterSpacing: -0.1 },
  footnote: { fontSize: 13, lineHeight: 18 },
  caption: { fontSize: 12, lineHeight: 16 },
} as const satisfies Record<string, TextStyle>;

const FACES: Readonly<Record<Theme["display"], string | undefined>> = {
  system: undefined,
  serif: Platform.select({
    ios: "ui-serif",
    android: "serif",
    default: "ui-serif, Georgia, serif",
  }),
  rounded: Platform.select({
    ios: "ui-rounded",
    android: "sans-serif",
    default: "ui-rounded, system-ui, sans-serif",
  }),
  mono: Platform.select({
    ios: "ui-monospace",
    android: "monospace",
    default: "ui-monospace, Menlo, monospace",
  }),
};

/** The typeface of headings; none where it is the system's own. */
export const displayFace: TextStyle =
  FACES[theme.display] === undefined ? {} : { fontFamily: FACES[theme.display] };

export interface AppTextProps extends TextProps {
  size?: keyof typeof SIZES;
  color?: Exclude<keyof Colors, "charts">;
  weight?: TextStyle["fontWeight"];
  /** Digits of the same width. */
  isTabular?: boolean;
  style?: StyleProp<TextStyle>;
}

/** A text in one of the system's sizes. */
export function Text({
  size = "body",
  color = "cardForeground",
  weight,
  isTabular = false,
  style,
  ...props
}: AppTextProps) {
  const isHeading = size === "largeTitle" || size === "title";
  return (
    <NativeText
      style={[
        SIZES[size],
        { color: useColors()[color] },
        isHeading && displayFace,
        weight !== undefined && { fontWeight: weight },
        isTabular && { fontVariant: ["tabular-nums"] },
        style,
      ]}
      {...props}
    />
  );
}
