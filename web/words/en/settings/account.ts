// The texts of the account and its plan, in English.
import { formatDate } from "../../format-date.ts";

export const accountSince = (values: { email: string; date: string }): string =>
  `${values.email}, since ${formatDate(values.date, { dateStyle: "long" })}.`;
export const typeToConfirm = (values: { email: string }): string => `Type ${values.email} to confirm`;
export const requestsPerMinute = (values: { version: string }): string => `API “${values.version}”: requests per minute`;
export const currentPlan = "current";
export const notIncluded = "Not included";
export const plan = "Plan";
export const accountAndPlan = "Account and plan";
export const lead = "Your plan, your data, and account deletion.";
export const loadingYourAccount = "Loading your account";
export const yourData = "Your data";
export const dataText = "Every project with all its code, the conversations, the ledger and the security log, in one zip.";
export const aLargeAccountTakesAMoment = "A large account takes a moment.";
export const downloadEverything = "Download everything";
export const deleteAccount = "Delete account";
export const deleteText = "Permanently deletes every project, site, key and log of this account.";
export const downloadYourDataFirst = "Download your data first.";
export const deleteQuestion = "Delete this account?";
export const deleteWarning =
  "All of its projects and their sites, its keys, credits and logs are deleted immediately. This cannot be undone.";
export const deletingTheAccount = "Deleting the account";
export const deleteEverything = "Delete everything";
export const yourPassword = "Your password";
export const planText = "Plans are changed by the operator of this service. Larger plans also unlock more models.";
export const plansAndTheirLimits = "Plans and their limits";
export const creditsPerMonth = "Credits per month";
export const perDay = "Per day";
