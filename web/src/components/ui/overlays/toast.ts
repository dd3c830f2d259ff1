// Toast messages. The component that renders them is loaded with the first toast (see ToastLayer).

/** A toast. `action` can undo the change. */
export interface ToastMessage {
  id: number;
  tone: "plain" | "good" | "bad";
  text: string;
  action: { label: string; run: () => void } | null;
}

type Listener = (messages: readonly ToastMessage[]) => void;

const listeners = new Set<Listener>();
let messages: readonly ToastMessage[] = [];
let lastId = 0;

function change(next: readonly ToastMessage[]): void {
  messages = next;
  for (const listener of listeners) listener(messages);
}

/** Shows a toast for a few seconds; screen readers announce it. Show a field's error beside the field instead. */
export function toast(text: string, { tone = "plain", action = null }: Partial<Pick<ToastMessage, "tone" | "action">> = {}): void {
  lastId += 1;
  change([...messages.slice(-2), { id: lastId, tone, text, action }]);
}

/** Removes a toast. */
export function dismissToast(id: number): void {
  change(messages.filter((message) => message.id !== id));
}

/** Subscribes to changes of the shown toasts. Returns the unsubscribe function. */
export function watchToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The toasts shown now. */
export const shownToasts = (): readonly ToastMessage[] => messages;
