import type { ComponentProps } from "react";
import { partProps } from "@/lib/as-child";

export function Textarea(props: ComponentProps<"textarea">) {
  const classes =
    "w-full min-w-0 bg-card text-card-foreground placeholder:text-muted-foreground disabled:cursor-not-allowed disabled:opacity-50";
  return <textarea rows={5} {...partProps("textarea", classes, props)} />;
}
