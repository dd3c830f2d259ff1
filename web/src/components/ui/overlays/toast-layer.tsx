import { lazy, Suspense, useSyncExternalStore } from "react";
import { shownToasts, watchToasts } from "./toast.ts";

const ToastList = lazy(async () => ({ default: (await import("./toast-list.tsx")).ToastList }));

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
