// The texts of the message after a restore, in English.
import { plural } from "../../plural.ts";
import { formatList } from "../../format-list.ts";

export const isBack = (values: { name: string }): string => `${values.name} is back.`;
export const isBackOnline = (values: { name: string }): string => `${values.name} is back, and its site is online again.`;
export const isBackWithoutAddress = (values: { name: string; lost: readonly string[] }): string =>
  `${values.name} is back. ${lostAddresses(values.lost)}`;
export const isBackAtOtherAddress = (values: { name: string; lost: readonly string[]; address: string }): string =>
  `${values.name} is back. ${lostAddresses(values.lost)} Its site is now at ${values.address}.`;

const lostAddresses = (lost: readonly string[]): string =>
  `${formatList(lost)} ${plural(lost.length, { one: "was", other: "were" })} taken by another site meanwhile.`;
