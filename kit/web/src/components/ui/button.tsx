import { useRender } from "@base-ui/react/use-render";
import { type VariantProps, cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { asChildProps } from "@/lib/as-child";
import { cn } from "@/lib/utils";

export const buttonVariants = cva(
  "inline-flex max-w-full shrink-0 cursor-pointer items-center justify-center gap-2 disabled:pointer-events-none disabled:opacity-50 [&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4",
  {
    variants: {
      variant: {
        default: "bg-primary text-primary-foreground hover:bg-primary-hover",
        destructive: "bg-card text-destructive hover:bg-destructive-muted",
        outline: "bg-card text-card-foreground hover:bg-muted",
        secondary:
          "bg-secondary text-secondary-foreground hover:bg-accent hover:text-accent-foreground",
        ghost: "text-muted-foreground hover:bg-accent hover:text-accent-foreground",
        link: "text-link",
      },
      size: {
        default: "min-h-11",
        sm: "min-h-9",
        lg: "min-h-12",
        icon: "size-10",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);

/** A button; with `asChild` its only child, such as a link, takes its looks. */
export function Button({
  variant = "default",
  size = "default",
  className,
  ...props
}: ComponentProps<"button"> & VariantProps<typeof buttonVariants> & { asChild?: boolean }) {
  const { render, ...content } = asChildProps("button", props);
  return useRender({
    defaultTagName: "button",
    render,
    props: {
      "data-slot": "button",
      "data-variant": variant,
      "data-size": size,
      className: cn(buttonVariants({ variant, size }), className),
      ...(render === undefined && { type: "button" }),
      ...content,
    },
  });
}
