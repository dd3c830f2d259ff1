// The active keyboard shortcuts. Components register them with useShortcut; the dialog under "?" lists them. Single
// keys are ignored while the user types, and can be switched off (WCAG 2.1.4).

/** One shortcut: `keys` such as "Mod+K" or "?", where Mod is Command on a Mac and Ctrl elsewhere. */
export interface Shortcut {
  keys: string;
  /** The description shown in the list. */
  label: string;
  /** Its scope: "Everywhere", "Project". */
  group: string;
  run: () => void;
}

const SINGLE_KEYS_OFF = "single-keys-off";
const shortcuts = new Set<Shortcut>();

/** Registers a shortcut. Returns a function that removes it. */
export function addShortcut(shortcut: Shortcut): () => void {
  shortcuts.add(shortcut);
  return () => void shortcuts.delete(shortcut);
}

/** All active shortcuts. */
export const presentShortcuts = (): Shortcut[] => [...shortcuts];

/** Whether single-key shortcuts are enabled. */
export const areSingleKeysOn = (): boolean => localStorage.getItem(SINGLE_KEYS_OFF) === null;

/** Enables or disables single-key shortcuts in this browser. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(SINGLE_KEYS_OFF);
  else localStorage.setItem(SINGLE_KEYS_OFF, "1");
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select, [role=menu] *, [role=textbox]"));

function isPressed(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.split("+");
  const key = parts.at(-1) ?? "";
  const wantsMod = parts.includes("Mod");
  const isSign = !/^[a-z0-9]$/i.test(key);
  if (wantsMod !== (event.metaKey || event.ctrlKey) || parts.includes("Alt") !== event.altKey) return false;
  if (!(isSign && !wantsMod) && parts.includes("Shift") !== event.shiftKey) return false;
  return event.key.toLowerCase() === key.toLowerCase();
}

addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.isComposing) return;
  const found = [...shortcuts].findLast(({ keys }) => isPressed(keys, event));
  if (found === undefined) return;
  const isSingle = !found.keys.includes("Mod") && !found.keys.includes("Alt");
  if (isSingle && (isTyping(event.target) || !areSingleKeysOn() || document.querySelector("[role=dialog], [role=alertdialog]") !== null))
    return;
  event.preventDefault();
  found.run();
});
