import { useState } from "react";
import {
  Pressable,
  type PressableProps,
  type StyleProp,
  StyleSheet,
  type ViewStyle,
} from "react-native";
import { useColors } from "@/hooks/use-colors";

export interface TouchableProps extends Omit<PressableProps, "style" | "children"> {
  style?: StyleProp<ViewStyle>;
  /** The ground while it is pressed; without one it fades. */
  pressedColor?: string;
  children?: React.ReactNode;
}

/** Something to press, which shows that it is pressed, and by a ring that the keyboard is on it. */
export function Touchable({ style, pressedColor, children, ...props }: TouchableProps) {
  const colors = useColors();
  const [isFocused, setIsFocused] = useState(false);
  return (
    <Pressable
      {...props}
      android_ripple={pressedColor === undefined ? undefined : { color: pressedColor }}
      onFocus={(event) => {
        setIsFocused(true);
        props.onFocus?.(event);
      }}
      onBlur={(event) => {
        setIsFocused(false);
        props.onBlur?.(event);
      }}
      style={({ pressed }) => [
        style,
        pressed && (pressedColor === undefined ? styles.faded : { backgroundColor: pressedColor }),
        props.disabled === true && styles.disabled,
        isFocused && { outlineColor: colors.link, outlineWidth: 2, outlineOffset: -2 },
      ]}
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  faded: { opacity: 0.55 },
  disabled: { opacity: 0.4 },
});
