import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button";

/** A button that shows an icon alone, with a label that says what it does. */
export function IconButton({
  icon,
  label,
  ...props
}: Omit<ComponentProps<typeof Button>, "asChild" | "children"> & {
  icon: ReactNode;
  label: string;
}) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} {...props}>
      {icon}
    </Button>
  );
}
