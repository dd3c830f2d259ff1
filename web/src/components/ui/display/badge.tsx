import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";

const looks = cva("inline-flex h-6 items-center gap-1.5 rounded-full px-2.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3.5", {
  variants: {
    tone: {
      plain: "bg-subtle text-ink-soft",
      accent: "bg-accent-soft text-accent-text",
      good: "bg-good-soft text-good",
      warn: "bg-warn-soft text-warn",
      bad: "bg-bad-soft text-bad",
    },
  },
  defaultVariants: { tone: "plain" },
});

/** A status in a word or two. `isLive` adds a pulsing dot for ongoing work. */
export function Badge({
  tone,
  isLive = false,
  className,
  children,
  ...rest
}: ComponentProps<"span"> & VariantProps<typeof looks> & { isLive?: boolean }) {
  return (
    <span className={classNames(looks({ tone }), className)} {...rest}>
      {isLive && <span aria-hidden className="size-1.5 animate-pulse rounded-full bg-current" />}
      {children}
    </span>
  );
}
