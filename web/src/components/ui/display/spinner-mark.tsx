import { LoaderCircle } from "lucide-react";
import { classNames } from "../../class-names.ts";

/** The turning mark alone, for use beside words that say what goes on. */
export function SpinnerMark({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classNames("size-4 shrink-0 animate-[spin_1s_linear_infinite]", className)} />;
}
