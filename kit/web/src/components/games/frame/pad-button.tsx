import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/utils";

/** A big button for the thumb; `name` is read to those who do not see the icon. */
export function PadButton({
  name,
  className,
  onPress,
  children,
}: {
  name: string;
  className?: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <Button
      aria-label={name}
      className={cn("h-13 min-w-0 touch-manipulation px-0 active:scale-95", className)}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
