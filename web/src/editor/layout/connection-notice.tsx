import { WifiOff } from "lucide-react";

/** Says that the service is not heard, and that nothing need be done about it. */
export function ConnectionNotice({ isLost }: { isLost: boolean }) {
  return (
    <div role="status" className="pointer-events-none absolute inset-x-0 bottom-6 z-20 max-md:bottom-20 flex justify-center">
      {isLost && (
        <span className="flex animate-rise items-center gap-2 rounded-full border border-line bg-overlay px-3 py-1.5 text-xs font-medium text-ink-soft shadow-high">
          <WifiOff aria-hidden className="size-3.5" />
          Connection lost — trying again
        </span>
      )}
    </div>
  );
}
