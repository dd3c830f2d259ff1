// The two dialogs that the shell opens over any page.

/** The command palette, the list of shortcuts, or none. */
export type Panel = "palette" | "shortcuts" | null;

const listeners = new Set<() => void>();
let open: Panel = null;

/** Which one is open. */
export const openPanel = (): Panel => open;

/** Opens one, or closes both. */
export function showPanel(panel: Panel): void {
  open = panel;
  for (const listener of listeners) listener();
}

/** Subscribes to changes. Returns the unsubscribe function. */
export function watchPanels(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
