import { type ReactNode, useRef, useState } from "react";
import { Animated, PanResponder, StyleSheet, View } from "react-native";
import { Text } from "@/components/ui/text";
import { Touchable } from "@/components/ui/touchable";
import { useColors } from "@/hooks/use-colors";
import { tap } from "@/lib/haptics";
import type { SheetAction } from "@/lib/sheet";

const BUTTON_WIDTH = 84;

/** A row that is swiped aside to show what can be done with it. */
export function SwipeRow({
  actions,
  children,
}: {
  actions: readonly SheetAction[];
  children: ReactNode;
}) {
  const colors = useColors();
  const [isOpen, setIsOpen] = useState(false);
  const { shift, handlers, close } = useSwipe(actions.length * BUTTON_WIDTH, setIsOpen);
  if (actions.length === 0) return children;
  return (
    <View style={styles.row}>
      {isOpen && (
        <View style={styles.actions}>
          {actions.map(({ label, isDestructive = false, onPress }) => (
            <Touchable
              key={label}
              role="button"
              style={[
                styles.action,
                { backgroundColor: isDestructive ? colors.destructive : colors.accent },
              ]}
              onPress={() => {
                close();
                onPress();
              }}
            >
              <Text size="subhead" weight="600" color={isDestructive ? "card" : "accentForeground"}>
                {label}
              </Text>
            </Touchable>
          ))}
        </View>
      )}
      <Animated.View {...handlers} style={{ transform: [{ translateX: shift }] }}>
        {children}
      </Animated.View>
    </View>
  );
}

/** How far a row is swiped aside: not at all, or by `width`. */
function useSwipe(width: number, onOpen: (isOpen: boolean) => void) {
  const [shift] = useState(() => new Animated.Value(0));
  const at = useRef(0);

  function settle(to: number) {
    at.current = to;
    Animated.spring(shift, { toValue: to, bounciness: 0, useNativeDriver: true }).start(() =>
      onOpen(to !== 0),
    );
  }

  const pan = PanResponder.create({
    onMoveShouldSetPanResponder: (_event, { dx, dy }) =>
      Math.abs(dx) > 12 && Math.abs(dx) > Math.abs(dy) * 2,
    onPanResponderGrant: () => onOpen(true),
    onPanResponderMove: (_event, { dx }) =>
      shift.setValue(Math.max(-width * 1.2, Math.min(0, at.current + dx))),
    onPanResponderTerminationRequest: () => false,
    onPanResponderRelease: (_event, { dx, vx }) => {
      const isMeant = at.current + dx < -width / 2 || vx < -0.6;
      if (isMeant && at.current === 0) tap();
      settle(isMeant && vx < 0.6 ? -width : 0);
    },
    onPanResponderTerminate: () => settle(0),
  });
  return { shift, handlers: pan.panHandlers, close: () => settle(0) };
}

const styles = StyleSheet.create({
  row: { overflow: "hidden" },
  actions: { position: "absolute", top: 0, bottom: 0, end: 0, flexDirection: "row" },
  action: { width: BUTTON_WIDTH, alignItems: "center", justifyContent: "center" },
});
