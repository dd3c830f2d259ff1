import type { ReactNode } from "react";
import { View } from "react-native";
import { tap } from "@/lib/haptics";

export interface SlideAreaProps {
  label: string;
  /** How many places there are, and which of them is chosen. */
  count: number;
  at: number;
  /** What the chosen place is called. */
  text: string;
  /** Called with the place; null when the finger is lifted. */
  onChange: (place: number | null) => void;
  children: ReactNode;
}

/** A picture over which a finger slides to choose a place. */
export function SlideArea({ label, count, at, text, onChange, children }: SlideAreaProps) {
  const last = count - 1;
  const move = (place: number) => {
    const next = Math.min(last, Math.max(0, place));
    if (next !== at) tap();
    onChange(next);
  };
  let width = 1;
  return (
    <View
      accessible
      role="slider"
      aria-label={label}
      aria-valuetext={text}
      accessibilityActions={[{ name: "increment" }, { name: "decrement" }]}
      onAccessibilityAction={({ nativeEvent }) =>
        move(at + (nativeEvent.actionName === "increment" ? 1 : -1))
      }
      onLayout={({ nativeEvent }) => {
        width = Math.max(1, nativeEvent.layout.width);
      }}
      onStartShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={({ nativeEvent }) =>
        move(Math.round((nativeEvent.locationX / width) * last))
      }
      onResponderMove={({ nativeEvent }) =>
        move(Math.round((nativeEvent.locationX / width) * last))
      }
      onResponderRelease={() => onChange(null)}
    >
      <View style={{ pointerEvents: "none" }}>{children}</View>
    </View>
  );
}
