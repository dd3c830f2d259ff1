import * as Haptics from "expo-haptics";

/** A light tap, as something is switched or chosen. */
export function tap(): void {
  void Haptics.selectionAsync();
}

/** What is felt when something was saved. */
export function succeed(): void {
  void Haptics.notificationAsync(Haptics.NotificationFeedbackType.Success);
}
