import { LoaderCircle } from "lucide-react";
import { classNames } from "../../class-names.ts";

/** The spinner icon alone, for use beside a text label. */
export function SpinnerMark({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classNames("size-4 shrink-0 animate-[spin_1s_linear_infinite]", className)} />;
}
