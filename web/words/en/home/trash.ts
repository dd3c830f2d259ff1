// The texts of the trash, in English.
import { formatDate } from "../../format-date.ts";

export const deletedOn = (values: { deletedAt: string; restorableUntil: string }): string =>
  `Deleted on ${formatDate(values.deletedAt, { dateStyle: "long" })}. You can restore it until ${formatDate(values.restorableUntil, { dateStyle: "long" })}.`;
export const restoreNamed = (values: { name: string }): string => `Restore ${values.name}`;
export const trash = "Trash";
export const whatItHolds =
  "Deleted projects stay here for thirty days, with their conversation, versions and site. After that they are gone for good.";
export const isEmptyText = "A project that you delete can be restored from here.";
export const isEmpty = "The trash is empty";
export const restore = "Restore";
