import type { ComponentProps } from "react";
import { partProps } from "@/lib/as-child";

export function Input(props: ComponentProps<"input">) {
  const classes =
    "min-h-11 w-full min-w-0 bg-card text-card-foreground placeholder:text-muted-foreground disabled:cursor-not-allowed disabled:opacity-50";
  return <input {...partProps("input", classes, props)} />;
}
