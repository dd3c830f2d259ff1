// The texts of usage and credits, in English.
import { formatNumber } from "../../format-number.ts";
import { formatDate } from "../../format-date.ts";
import { plural } from "../../plural.ts";

export const creditsInDays = (values: ChartValues): string => chart(values, { one: "credit", other: "credits" });
export const buildsInDays = (values: ChartValues): string => chart(values, { one: "build", other: "builds" });
export const requestsInDays = (values: ChartValues): string => chart(values, { one: "request", other: "requests" });
export const creditsOnDay = (values: { day: string; count: number }): string => onDay(values, { one: "credit", other: "credits" });
export const buildsOnDay = (values: { day: string; count: number }): string => onDay(values, { one: "build", other: "builds" });
export const requestsOnDay = (values: { day: string; count: number }): string => onDay(values, { one: "request", other: "requests" });
export const dropText = "The build ends, and the project keeps what it had before.";
export const holdsNothing = "It holds nothing.";
export const givesBack = (values: { credits: string }): string => `It gives back the ${values.credits} that it holds.`;
export const spentReturned = (values: { credits: string }): string => `What it spent, ${values.credits}, is returned.`;
export const spentNotReturned = (values: { credits: string }): string => `What it spent, ${values.credits}, is not returned.`;
export const deletedProject = (values: { name: string }): string => `${values.name} (deleted)`;
export const usedByProject = (values: { credits: string; builds: string }): string => `${values.credits}, ${values.builds}`;
export const holds = (values: { credits: string }): string => `Holds ${values.credits}.`;
export const holdsUntil = (values: { credits: string; date: string }): string =>
  `Holds ${values.credits}. Without an answer it ends on ${formatDate(values.date, { day: "numeric", month: "long" })}, at no cost.`;
export const answerIn = (values: { name: string }): string => `Answer in ${values.name}`;
export const dropOf = (values: { name: string }): string => `Drop the build of ${values.name}`;
export const dropQuestion = (values: { name: string }): string => `Drop the build of ${values.name}?`;
export const heldByBuilds = (values: { count: number }): string => `and ${formatNumber(values.count)} held by running or waiting builds`;
export const noneHeld = "none held by builds";
export const inLastDays = (values: { count: number }): string =>
  `in the last ${formatNumber(values.count)} ${plural(values.count, { one: "day", other: "days" })}`;
export const noRenewal = "credits do not renew";
export const monthly = "monthly; unused credits expire";
export const days = (values: { count: number }): string =>
  `${formatNumber(values.count)} ${plural(values.count, { one: "day", other: "days" })}`;
export const lead = "Builds spend credits as they run. A failed build costs nothing; a stopped build costs what it had spent.";
export const nothingUsed = "No usage in this period. Your next build will appear here.";
export const today = "Today";
export const showAsATable = "Show as a table";
export const usageByDay = "Usage by day";
export const dayUtc = "Day (UTC)";
export const credits = "Credits";
export const builds = "Builds";
export const requests = "Requests";
export const newCredits = "New credits";
export const spent = "Spent";
export const refunded = "Refunded";
export const expired = "Expired";
export const ledger = "Ledger";
export const downloadAsCsv = "Download as CSV";
export const loadingOlderEntries = "Loading older entries";
export const olderEntries = "Older entries";
export const creditLedger = "Credit ledger";
export const when = "When";
export const type = "Type";
export const project = "Project";
export const balance = "Balance";
export const refundedAfterACorrection = "Refunded after a correction";
export const noProject = "No project";
export const byProject = "By project";
export const holdingBuilds = "Builds that hold credits";
export const waitingForYou = "Waiting for you";
export const building = "Building";
export const answer = "Answer";
export const drop = "Drop";
export const dropThisBuild = "Drop this build";
export const period = "Period";
export const loadingYourUsage = "Loading your usage";
export const byDay = "By day";
export const metric = "Metric";
export const availableCredits = "Available credits";
export const nextCredits = "Next credits";
export const none = "None";

interface ChartValues {
  total: number;
  days: number;
  most: number;
}

interface Unit {
  one: string;
  other: string;
}

const chart = ({ total, days: count, most }: ChartValues, unit: Unit): string =>
  `${formatNumber(total)} ${plural(total, unit)} in ${formatNumber(count)} days, at most ${formatNumber(most)} per day`;

const onDay = ({ day, count }: { day: string; count: number }, unit: Unit): string =>
  `${day}: ${formatNumber(count)} ${plural(count, unit)}`;
