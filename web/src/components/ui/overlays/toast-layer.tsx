import { Suspense, useSyncExternalStore } from "react";
import { shownToasts, watchToasts } from "./toast.ts";
import { later } from "../../later.ts";

const ToastList = later(async () => (await import("./toast-list.tsx")).ToastList, { isAhead: true });

/** Where toasts appear. Rendered once, by the shell. */
export function ToastLayer() {
  const messages = useSyncExternalStore(watchToasts, shownToasts);
  if (messages.length === 0) return null;
  return (
    <Suspense>
      <ToastList messages={messages} />
    </Suspense>
  );
}
