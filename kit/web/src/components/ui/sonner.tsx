import { XIcon } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { onSaveFailure } from "@/lib/store";
import { shownToast, toast } from "@/lib/toast";
import * as words from "@/words/general";

/** Shows the notices of `toast()`, and reports changes that could not be stored. Rendered once, by the layout. */
export function Toaster() {
  const shown = useSyncExternalStore(shownToast.subscribe, shownToast.get);

  useEffect(() => onSaveFailure(() => toast.error(words.notStored)), []);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => toast.dismiss(shown.id), shown.duration);
    return () => clearTimeout(timer);
  }, [shown]);

  return (
    <div
      role="status"
      data-slot="toaster"
      className="pointer-events-none fixed inset-x-0 bottom-20 z-30 flex justify-center px-4 md:bottom-6"
    >
      {shown !== null && (
        <div
          data-slot="toast"
          data-kind={shown.kind}
          className="pointer-events-auto flex items-center gap-2 bg-card-foreground text-(color:--card)"
        >
          <div className="min-w-0">
            <p>{shown.message}</p>
            {shown.description !== undefined && (
              <p className="font-normal opacity-80">{shown.description}</p>
            )}
          </div>
          {shown.action && (
            <button
              type="button"
              data-slot="toast-button"
              onClick={() => {
                shown.action?.onClick();
                toast.dismiss(shown.id);
              }}
            >
              {shown.action.label}
            </button>
          )}
          <button
            type="button"
            data-slot="toast-button"
            aria-label={words.dismiss}
            onClick={() => toast.dismiss(shown.id)}
          >
            <XIcon className="size-4" />
          </button>
        </div>
      )}
    </div>
  );
}
