// The texts of a provider of language models, in English.
import { formatNumber } from "../../format-number.ts";
import { plural } from "../../plural.ts";

export const moreModels = (values: { count: number }): string => `${formatNumber(values.count)} more. Search for the one you want.`;
export const offered = (values: { count: number }): string => `${formatNumber(values.count)} offered.`;
export const modelsText =
  "A model that plans the app builds it in seconds, one that writes the code in minutes. A larger plan includes the models of smaller ones. Prices are for a million tokens. The context is how much a model reads at once; one that writes code needs 16,000 tokens or more.";
export const reads = (values: { tokens: number }): string => `reads ${formatNumber(values.tokens)} tokens`;
export const usedWithoutKey = "It is used without a key.";
export const keyStored = "Its key is stored encrypted. It is never shown again.";
export const keyStoredEnding = (values: { ending: string }): string =>
  `Its key ends in …${values.ending} and is stored encrypted. It is never shown again.`;
export const wasRemoved = (values: { name: string }): string => `${values.name} was removed.`;
export const removeQuestion = (values: { name: string }): string => `Remove ${values.name}?`;
export const removeText =
  "Its models are no longer offered, and its key is deleted. Builds that use one of them now end, free of charge; projects stay as they are.";
export const keyOf = (values: { name: string }): string => `The key of ${values.name}`;
export const newKeyHint = "It is checked before it replaces the current one.";
export const answeredIn = (values: { seconds: number }): string =>
  `${formatNumber(values.seconds, { maximumFractionDigits: 1 })} ${plural(values.seconds, { one: "second", other: "seconds" })}`;
export const answeredInFor = (values: { seconds: number; dollars: string }): string => `${answeredIn(values)}, ${values.dollars}`;
export const enterWindow = (values: { name: string }): string =>
  `Enter the context window of ${values.name} as a number of tokens, or nothing.`;
export const enterPrices = (values: { name: string }): string =>
  `Enter what a million tokens of ${values.name} cost, as numbers in US dollars.`;
export const models = "Models";
export const findAModel = "Find a model";
export const noModels = "This provider has no models for conversations yet.";
export const notSaved = "Not saved yet.";
export const saveModels = "Save models";
export const priceNotPublished = "Its price is not published";
export const onYourOwnServer = "On your own server";
export const notListed = "Not listed";
export const writes = "Writes";
export const blueprint = "Blueprint";
export const code = "Code";
export const smallestPlan = "Smallest plan";
export const inputPrice = "Input, US$";
export const outputPrice = "Output, US$";
export const contextTokens = "Context, tokens";
export const seesPictures = "Sees pictures";
export const allModels = "All models";
export const provider = "Provider";
export const askingTheProviderForItsModels = "Asking the provider for its models";
export const connection = "Connection";
export const addAKey = "Add a key";
export const replaceTheKey = "Replace the key";
export const removeTheProvider = "Remove the provider";
export const removeProvider = "Remove provider";
export const pasteTheNewKey = "Paste the new key.";
export const keyReplaced = "The new key is used from now on.";
export const checkingTheKey = "Checking the key";
export const useThisKey = "Use this key";
export const newKey = "New key";
export const waitingForItsAnswer = "Waiting for its answer";
export const test = "Test";
export const saved = "Saved. These models are offered from now on.";
