// The texts of questions of a build and unfinished drafts, in English.
import { formatDate } from "../../format-date.ts";
import { formatNumber } from "../../format-number.ts";
import { plural } from "../../plural.ts";

export const left = (values: { count: number }): string => `${formatNumber(values.count)} left`;
export const paused = "The build is paused.";
export const pausedUntil = (values: { date: string }): string =>
  `The build is paused. Without an answer it ends on ${formatDay(values.date)}, at no cost.`;
export const pausedHolding = (values: { credits: number }): string => `The build is paused and holds ${formatCredits(values.credits)}.`;
export const pausedHoldingUntil = (values: { credits: number; date: string }): string =>
  `The build is paused and holds ${formatCredits(values.credits)}. Without an answer it ends on ${formatDay(values.date)}, at no cost.`;
export const pausedAfterSpending = (values: { spent: number; held: number }): string =>
  `The build is paused. It has spent ${formatCredits(values.spent)} and holds ${formatNumber(values.held)}. If you drop it, or do not answer, it costs nothing.`;
export const yourAnswerTo = (values: { question: string }): string => `Your answer to: ${values.question}`;
export const works = "Works: ";
export const missing = "Missing: ";
export const dropIt = "Drop it";
export const continueDraft = "Continue the draft";
export const questionsFromBuild = "Questions from the build";
export const stopping = "Stopping";
export const stopThisBuild = "Stop this build";
export const sending = "Sending";
export const sendAnswer = "Send answer";
export const sendAnswers = "Send answers";
export const somethingElse = "Something else…";
export const inYourOwnWords = "In your own words";
export const openTheDraft = "Open the draft";
export const dropQuestion = "Drop the draft?";
export const dropText = "What was written and not finished is deleted. The live version is unchanged.";
export const dropTheDraft = "Drop the draft";
export const questionFromBuild = "Question from the build";
export const unfinishedDraft = "Unfinished draft";
export const aDraftIsKept = "A draft is kept";
export const draftText = "The draft is not finished and not published. A message to a model that writes code continues it.";

const formatDay = (date: string): string => formatDate(date, { day: "numeric", month: "long" });

const formatCredits = (count: number): string => `${formatNumber(count)} ${plural(count, { one: "credit", other: "credits" })}`;
