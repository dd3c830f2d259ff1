import type { VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { Button, type buttonVariants } from "@/components/ui/button";

/** A link to another page that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...link
}: ComponentProps<typeof Link> & VariantProps<typeof buttonVariants>) {
  return (
    <Button variant={variant} size={size} className={className} asChild>
      <Link {...link} />
    </Button>
  );
}
