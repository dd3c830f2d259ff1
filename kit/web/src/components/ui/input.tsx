import type { ComponentProps } from "react";
import { partProps } from "@/lib/as-child";

export function Input(props: ComponentProps<"input">) {
  // A day, a moment and eight digits are never cut.
  const classes =
    "min-h-11 w-full min-w-0 [&[inputmode=decimal]]:min-w-[calc(8ch+2rem)] [&[type=date]]:min-w-[min(100%,11rem)] [&[type=datetime-local]]:min-w-[min(100%,16rem)] bg-card text-card-foreground placeholder:text-muted-foreground disabled:cursor-not-allowed disabled:opacity-50";
  return <input {...partProps("input", classes, props)} />;
}
