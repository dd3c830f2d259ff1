import type { ComponentProps } from "react";
import { partProps } from "@/lib/as-child";

/** The label of the control with the id `htmlFor`. */
export function Label({ htmlFor, ...props }: ComponentProps<"label"> & { htmlFor: string }) {
  const classes = "flex items-baseline gap-3 text-sm font-semibold";
  return <label htmlFor={htmlFor} {...partProps("label", classes, props)} />;
}
