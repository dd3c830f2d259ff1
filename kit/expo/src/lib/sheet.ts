// The sheet of actions that slides up from the lower edge: one at a time, shown by `SheetHost`.
import { showSystemSheet } from "./system-sheet";
import { watched } from "./watched";

/** One of the actions of a sheet. */
export interface SheetAction {
  label: string;
  isDestructive?: boolean;
  onPress: () => void;
}

/** The actions that can be done with something. */
export interface Sheet {
  title: string;
  actions: readonly SheetAction[];
  cancel: string;
}

/** The sheet that is shown, where the system has none of its own. */
export const shownSheet = watched<Sheet | null>(null);

/** Offers actions: in the system's own sheet where it has one, else in the app's. */
export function offerActions(sheet: Sheet): void {
  if (!showSystemSheet(sheet)) shownSheet.set(sheet);
}
