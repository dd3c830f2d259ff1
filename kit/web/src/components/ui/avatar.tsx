import { Avatar as AvatarPrimitive } from "@base-ui/react/avatar";
import type { ComponentProps } from "react";
import { partProps } from "@/lib/as-child";

/** The picture of somebody or something beside its name, so it is hidden from assistive technology. */
export function Avatar(props: ComponentProps<"span">) {
  const classes =
    "grid size-11 shrink-0 place-items-center overflow-hidden bg-accent font-heading text-accent-foreground uppercase";
  return <AvatarPrimitive.Root aria-hidden="true" {...partProps("avatar", classes, props)} />;
}

/** The picture itself, once it is loaded. */
export function AvatarImage(props: ComponentProps<"img">) {
  return <AvatarPrimitive.Image {...partProps("avatar-image", "size-full object-cover", props)} />;
}

/** Shown in place of a picture, such as initials: `initialsOf(name)`. */
export function AvatarFallback(props: ComponentProps<"span">) {
  return <AvatarPrimitive.Fallback data-slot="avatar-fallback" {...props} />;
}
