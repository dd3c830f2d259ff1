import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import { AsChild } from "./as-child.tsx";
import { SpinnerMark } from "../display/spinner-mark.tsx";

const looks = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-lg font-medium whitespace-nowrap transition-colors duration-150 select-none disabled:cursor-not-allowed disabled:opacity-50 aria-busy:cursor-progress [&_svg]:size-4 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        primary: "bg-ink text-paper hover:bg-ink/85",
        accent: "bg-accent text-on-accent hover:bg-accent-hover",
        secondary: "border border-line bg-surface text-ink shadow-low hover:bg-subtle",
        ghost: "text-ink-soft hover:bg-subtle hover:text-ink data-[state=open]:bg-subtle data-[state=open]:text-ink",
        danger: "bg-bad-fill text-on-accent hover:bg-bad-fill/85",
        link: "rounded-sm text-accent-text underline-offset-4 hover:underline",
      },
      size: { sm: "h-8 px-3 text-sm", md: "h-9 px-4 text-sm", lg: "h-11 px-5 text-base" },
    },
    compoundVariants: [{ variant: "link", class: "h-auto px-0" }],
    defaultVariants: { variant: "secondary", size: "md" },
  },
);

/** Props of a button. `isBusy`: shows a spinner and disables it; `asChild`: renders its only child (a link) with the button's look. */
export interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof looks> {
  asChild?: boolean;
  isBusy?: boolean;
}

/** A button with a text label. Its type is "button" unless set otherwise. */
export function Button({ variant, size, asChild = false, isBusy = false, className, children, disabled, ...rest }: ButtonProps) {
  const look = classNames(looks({ variant, size }), className);
  if (asChild) {
    return (
      <AsChild className={look} {...rest}>
        {children}
      </AsChild>
    );
  }
  return (
    <button type="button" className={look} disabled={disabled === true || isBusy} aria-busy={isBusy || undefined} {...rest}>
      {isBusy && <SpinnerMark />}
      {children}
    </button>
  );
}
