// The texts that parts of the whole console share, in English.
import { formatNumber } from "../format-number.ts";
import { plural } from "../plural.ts";

export const cancel = "Cancel";
export const close = "Close";
export const save = "Save";
export const saving = "Saving";
export const remove = "Remove";
export const tryAgain = "Try again";
export const serviceUnreachable = "The service cannot be reached. This page continues by itself as soon as it answers.";
export const requestRejected = (values: { status: number }): string =>
  `The service rejected this request with the status ${values.status}. Reload the page. If that does not help, open the console at the service’s own address, in a browser with its usual security settings.`;
export const copy = "Copy";
export const copied = "Copied";
export const copyFailed = "Copying failed. Select the text and copy it.";
export const copyOf = (values: { label: string }): string => `Copy: ${values.label}`;
export const notifications = "Notifications";
export const dismiss = "Dismiss";
export const inAMoment = "in a moment";
export const justNow = "just now";
export const controlKey = "Ctrl";
export const shiftKey = "Shift";
export const altKey = "Alt";
export const projects = "Projects";
export const apiKeys = "API keys";
export const usageAndCredits = "Usage and credits";
export const signIn = "Sign in";
export const signOut = "Sign out";
export const newProject = "New project";
export const name = "Name";
export const credits = (values: { count: number }): string =>
  `${formatNumber(values.count)} ${plural(values.count, { one: "credit", other: "credits" })}`;
export const builds = (values: { count: number }): string =>
  `${formatNumber(values.count)} ${plural(values.count, { one: "build", other: "builds" })}`;
export const dollars = (values: { amount: string }): string => `US$ ${values.amount}`;
export const dollarsFromTo = (values: { least: string; most: string }): string => `US$ ${values.least} to ${values.most}`;
export const renameNamed = (values: { name: string }): string => `Rename “${values.name}”`;
export const escapeKey = "Esc";
