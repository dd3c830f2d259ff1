// Notices, with the calls of Sonner: `toast("Deleted.", { action: { label: "Undo", onClick: undo } })`. Sonner itself
// writes style elements, which a strict content security policy forbids. One notice is shown at a time.
import { watched } from "./watched";

export interface ToastOptions {
  description?: string;
  /** A button; a click also closes the notice. */
  action?: { label: string; onClick: () => void };
  /** In milliseconds. */
  duration?: number;
}

export interface Toast extends ToastOptions {
  id: number;
  kind: "default" | "success" | "error";
  message: string;
  duration: number;
}

const DURATION = 12_000;

/** The notice that is shown, for `Toaster`. */
export const shownToast = watched<Toast | null>(null);

let lastId = 0;

function show(kind: Toast["kind"], message: string, options: ToastOptions): number {
  lastId += 1;
  shownToast.set({ id: lastId, kind, message, duration: DURATION, ...options });
  return lastId;
}

/** Shows a notice and returns its id. */
export const toast = Object.assign(
  (message: string, options: ToastOptions = {}) => show("default", message, options),
  {
    success: (message: string, options: ToastOptions = {}) => show("success", message, options),
    error: (message: string, options: ToastOptions = {}) => show("error", message, options),
    /** Closes the notice; with an id only if that one is still shown. */
    dismiss: (id?: number) => {
      if (id === undefined || shownToast.get()?.id === id) shownToast.set(null);
    },
  },
);
