import type { LucideIcon } from "lucide-react-native";
import type { ReactNode } from "react";
import { StyleSheet } from "react-native";
import { Text } from "@/components/ui/text";
import { Touchable, type TouchableProps } from "@/components/ui/touchable";
import { useColors } from "@/hooks/use-colors";
import type { Colors } from "@/lib/define-theme";
import { theme } from "@/theme";

/** What a button looks like: filled, tinted, or only a text. */
export type ButtonVariant = "default" | "secondary" | "outline" | "destructive" | "ghost" | "link";

type Ink = Exclude<keyof Colors, "charts">;

const INKS: Readonly<Record<ButtonVariant, Ink>> = {
  default: "primaryForeground",
  secondary: "accentForeground",
  outline: "accentForeground",
  destructive: "destructive",
  ghost: "link",
  link: "link",
};
const GROUNDS: Readonly<Record<ButtonVariant, Ink | null>> = {
  default: "primary",
  secondary: "accent",
  outline: "accent",
  destructive: "card",
  ghost: null,
  link: null,
};

export interface ButtonProps extends Omit<TouchableProps, "children" | "onPress"> {
  variant?: ButtonVariant;
  size?: "default" | "sm" | "lg" | "icon";
  icon?: LucideIcon;
  /** Its words. */
  children?: ReactNode;
  onClick?: () => void;
}

/** A button. */
export function Button({ onClick, ...props }: ButtonProps) {
  return (
    <Touchable role="button" onPress={onClick} {...props} style={[useFrame(props), props.style]}>
      <ButtonWords {...props} />
    </Touchable>
  );
}

/** The frame of a button or of a link that looks like one. */
export function useFrame({
  variant = "default",
  size = "default",
}: Pick<ButtonProps, "variant" | "size">) {
  const ground = GROUNDS[variant];
  const colors = useColors();
  return [
    styles.frame,
    size === "sm" && styles.small,
    size === "icon" && styles.icon,
    ground === null ? styles.bare : { backgroundColor: colors[ground] },
  ];
}

/** What stands in the frame of a button. */
export function ButtonWords({
  variant = "default",
  size = "default",
  icon: Icon,
  children,
}: ButtonProps) {
  const ink = INKS[variant];
  const colors = useColors();
  const isSmall = size === "sm" || variant === "link";
  return (
    <>
      {Icon !== undefined && <Icon size={isSmall ? 16 : 20} color={colors[ink]} aria-hidden />}
      {children !== undefined && (
        <Text size={isSmall ? "subhead" : "headline"} color={ink} style={styles.words}>
          {children}
        </Text>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  frame: {
    minHeight: 50,
    paddingHorizontal: 20,
    paddingVertical: 10,
    flexDirection: "row",
    alignItems: "center",
    justifyContent: "center",
    gap: 8,
    borderRadius: theme.radius.control,
    borderCurve: "continuous",
  },
  small: { minHeight: 34, paddingHorizontal: 12, paddingVertical: 6 },
  icon: { minHeight: 40, width: 40, paddingHorizontal: 0, paddingVertical: 0, borderRadius: 20 },
  bare: { paddingHorizontal: 4 },
  words: { textAlign: "center", flexShrink: 1 },
});
