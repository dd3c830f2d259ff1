import { Avatar as AvatarPrimitive } from "@base-ui/react/avatar";
import type { ComponentProps } from "react";
import { cn } from "@/lib/utils";

/** The picture of somebody or something beside its name, so it is hidden from assistive technology. */
export function Avatar({ className, ...props }: ComponentProps<"span">) {
  return (
    <AvatarPrimitive.Root
      aria-hidden="true"
      data-slot="avatar"
      className={cn(
        "grid size-11 shrink-0 place-items-center overflow-hidden bg-accent font-heading text-accent-foreground uppercase",
        className,
      )}
      {...props}
    />
  );
}

/** The picture itself, once it is loaded. */
export function AvatarImage({ className, ...props }: ComponentProps<"img">) {
  return (
    <AvatarPrimitive.Image
      data-slot="avatar-image"
      className={cn("size-full object-cover", className)}
      {...props}
    />
  );
}

/** Shown in place of a picture, such as initials: `initialsOf(name)`. */
export function AvatarFallback(props: ComponentProps<"span">) {
  return <AvatarPrimitive.Fallback data-slot="avatar-fallback" {...props} />;
}
