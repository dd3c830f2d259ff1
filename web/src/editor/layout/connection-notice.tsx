import { WifiOff } from "lucide-react";

/** Says why the project currently gets no updates. */
export function ConnectionNotice({ trouble }: { trouble: string | null }) {
  return (
    <div role="status" className="pointer-events-none absolute inset-x-0 bottom-6 z-20 max-md:bottom-20 flex justify-center">
      {trouble !== null && (
        <span className="flex animate-rise items-center gap-2 rounded-full border border-line bg-overlay px-3 py-1.5 text-xs font-medium text-ink-soft shadow-high">
          <WifiOff aria-hidden className="size-3.5" />
          {trouble}
        </span>
      )}
    </div>
  );
}
