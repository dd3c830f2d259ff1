import { ActionSheetIOS, Platform } from "react-native";
import type { Sheet } from "./sheet";

/** Shows the system's own sheet of actions; returns false where it has none. */
export function showSystemSheet({ title, actions, cancel }: Sheet): boolean {
  if (Platform.OS !== "ios") return false;
  ActionSheetIOS.showActionSheetWithOptions(
    {
      title,
      options: [...actions.map(({ label }) => label), cancel],
      cancelButtonIndex: actions.length,
      destructiveButtonIndex: actions.flatMap(({ isDestructive }, at) =>
        isDestructive ? [at] : [],
      ),
    },
    (chosen) => actions[chosen]?.onPress(),
  );
  return true;
}
