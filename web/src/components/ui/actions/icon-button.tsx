import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import { AsChild } from "./as-child.tsx";

const looks = cva(
  "inline-flex shrink-0 items-center justify-center rounded-lg text-ink-soft transition-colors duration-150 hover:bg-subtle hover:text-ink disabled:cursor-not-allowed disabled:opacity-50 aria-pressed:bg-subtle aria-pressed:text-ink data-[state=open]:bg-subtle data-[state=open]:text-ink [&_svg]:size-4 [&_svg]:shrink-0",
  {
    variants: {
      variant: { ghost: "", secondary: "border border-line bg-surface shadow-low" },
      size: { sm: "size-8", md: "size-9" },
    },
    defaultVariants: { variant: "ghost", size: "md" },
  },
);

/** Props of an icon button. `label` is its name and its tooltip; `keys` a shortcut shown in the tooltip, such as "Mod+K". */
export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label">, VariantProps<typeof looks> {
  label: string;
  keys?: string;
  asChild?: boolean;
}

/** An icon-only button; its name is read by screen readers and shown on hover and focus (see TooltipLayer). */
export function IconButton({ label, keys, variant, size, asChild = false, className, children, ...rest }: IconButtonProps) {
  const common = {
    className: classNames(looks({ variant, size }), className),
    "aria-label": label,
    "data-tip": label,
    "data-tip-keys": keys,
  };
  if (asChild) {
    return (
      <AsChild {...common} {...rest}>
        {children}
      </AsChild>
    );
  }
  return (
    <button type="button" {...common} {...rest}>
      {children}
    </button>
  );
}
