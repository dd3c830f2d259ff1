import { type VariantProps, cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { partProps } from "@/lib/as-child";

const badgeVariants = cva("inline-flex w-fit items-center gap-1.5 [&_svg]:size-3", {
  variants: {
    variant: {
      default: "bg-primary text-primary-foreground",
      secondary: "bg-accent text-accent-foreground",
      outline: "border border-border text-foreground",
      destructive: "bg-destructive-muted text-destructive",
      caution: "bg-caution-muted text-caution",
    },
  },
  defaultVariants: { variant: "default" },
});

export function Badge({
  variant = "default",
  ...props
}: ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return <span data-variant={variant} {...partProps("badge", badgeVariants({ variant }), props)} />;
}
