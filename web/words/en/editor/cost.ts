// The texts of what a build costs, and of the choice of a model, in English.
import { formatNumber } from "../../format-number.ts";
import { plural } from "../../plural.ts";

export const free = "Free of charge";
export const creditsFromTo = (values: { from: number; to: number }): string =>
  `${formatNumber(values.from)} to ${formatNumber(values.to)} credits`;
export const about = (values: { amount: string }): string => `About ${values.amount}`;
export const withDollars = (values: { credits: string; dollars: string }): string => `${values.credits} (${values.dollars})`;
export const withModel = (values: { amount: string; model: string }): string => `${values.amount} with ${values.model}`;
export const withModelAs = (values: { amount: string; model: string; source: string }): string =>
  `${values.amount} with ${values.model}, ${values.source}`;
export const creditsLeft = (values: { count: number }): string => `${formatNumber(values.count)} left`;
export const maybeTooFew = "The next build may need more credits than you have";
export const yourCredits = "Your credits";
export const maybeTooFewSpoken = ", which may be too few";
export const estimatedFromPrice = "estimated from its price";
export const asInLastBuilds = (values: { count: number }): string =>
  plural(values.count, { one: "as in its last build here", other: `as in its last ${formatNumber(values.count)} builds here` });
export const auto = "Auto";
export const autoHint = "The best model that your plan includes";
export const needsPlan = (values: { plan: string }): string => `Needs the ${values.plan} plan`;
export const builtInHint = "Built in: ready in seconds, a credit or two";
export const fastHint = "Understands any wording, ready in seconds";
export const writingHint = "Writes the code itself, which takes minutes";
export const modelForNextBuild = "Model for the next build";
export const modelSpoken = "Model: ";
