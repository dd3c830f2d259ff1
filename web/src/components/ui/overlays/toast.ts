// What has just happened, told in the corner. The part that draws it is loaded with the first toast (see ToastLayer).

/** Something to tell. `action` can take it back. */
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

/** Tells something in the corner for a few seconds; screen readers read it aloud. Errors of a field belong beside the field instead. */
export function toast(text: string, { tone = "plain", action = null }: Partial<Pick<ToastMessage, "tone" | "action">> = {}): void {
  lastId += 1;
  change([...messages.slice(-2), { id: lastId, tone, text, action }]);
}

/** Takes one away. */
export function dismissToast(id: number): void {
  change(messages.filter((message) => message.id !== id));
}

/** Calls back with what is shown now, whenever that changes. Returns the way to stop. */
export function watchToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What is shown now. */
export const shownToasts = (): readonly ToastMessage[] => messages;
