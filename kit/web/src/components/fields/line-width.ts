import type { FieldKind } from "@/lib/fields/field-definition";

/** What the control of a kind takes at least where controls stand beside each other: a day and a moment have room for their whole format. */
export function lineWidth(kind: FieldKind): string {
  if (kind === "datetime") return "flex-[1_1_16rem]";
  return kind === "date" ? "flex-[1_1_12rem]" : "flex-[1_1_10rem]";
}
