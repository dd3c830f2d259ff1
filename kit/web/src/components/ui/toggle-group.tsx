import { Toggle as TogglePrimitive } from "@base-ui/react/toggle";
import { ToggleGroup as ToggleGroupPrimitive } from "@base-ui/react/toggle-group";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { partProps } from "@/lib/as-child";

/** Choices beside each other, of which one, or with `multiple` several, are on: those in `value`. It needs a name: `aria-label`. */
export function ToggleGroup<Value extends string>(
  props: Omit<ToggleGroupPrimitive.Props<Value>, "className"> & { className?: string },
) {
  return <ToggleGroupPrimitive {...partProps("toggle-group", "flex flex-wrap gap-2", props)} />;
}

/** One of the choices; `value` tells it from the others. */
export function ToggleGroupItem({
  value,
  ...props
}: Omit<ComponentProps<typeof Button>, "value" | "asChild" | "variant"> & { value: string }) {
  return (
    <TogglePrimitive
      value={value}
      render={(given, { pressed }) => (
        <Button variant={pressed ? "default" : "secondary"} size="sm" {...props} {...given} />
      )}
    />
  );
}
