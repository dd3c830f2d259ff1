import type { ReactNode } from "react";
import { View } from "react-native";

/** What is shown in a row and not used: a finger on it presses the link that covers the row. */
export function BeneathLink({ children }: { children: ReactNode }) {
  return <View style={{ pointerEvents: "none" }}>{children}</View>;
}
