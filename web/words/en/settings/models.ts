// The texts of language models and their providers, in English.
import type { ReactNode } from "react";
import { formatNumber } from "../../format-number.ts";
import { formatDate } from "../../format-date.ts";
import { plural } from "../../plural.ts";
import { sentence } from "../../sentence.ts";

export const freeOfCharge = "Free of charge";
export const priceOf = (values: { input: string; output: string }): string => `${values.input} in, ${values.output} out per million tokens`;
export const connectNamed = (values: { name: string }): string => `Connect ${values.name}`;
export const modelsListed = (values: { count: number; names: readonly string[] }): string =>
  `${formatNumber(values.count)} ${plural(values.count, { one: "model", other: "models" })}: ${namesAnd(values)}`;
export const lead = "Language models understand a prompt better than the built-in generator, and some write the code themselves.";
export const notOffered = (values: { model: string }): string => `${values.model} (not offered at the moment)`;
export const allAccountsUntil = (values: { date: string }): string =>
  `All accounts together, until ${formatDate(values.date, { day: "numeric", month: "long", timeZone: "UTC" })} (UTC).`;
export const spentOfLimit = (values: { spent: string; limit: string; faint: (text: string) => ReactNode }): ReactNode =>
  sentence`${values.spent}${values.faint(` of ${values.limit}`)}`;
export const costOfCalls = (values: { cost: string; calls: number }): string =>
  `${values.cost}, ${formatNumber(values.calls)} ${plural(values.calls, { one: "call", other: "calls" })}`;
export const keyCreatedAt = (values: { place: string }): string =>
  `You create one at ${values.place}. It is stored encrypted and never shown again.`;
export const keyNotNeeded = "Leave it empty if the server needs none.";
export const pricesFrom = (values: { name: string; version: string; date: string }): string =>
  `Prices are the providers’ published ones, as collected by ${values.name} ${values.version} of ${values.date}. The provider’s bill decides.`;
export const setBy = (values: { source: string }): string => `Set by ${values.source}`;
export const notUsed = (values: { replacedBy: string }): string => `Not used: ${values.replacedBy} is set`;
export const keyEnding = (values: { ending: string }): string => `Key …${values.ending}`;
export const compatibleHint =
  "Any service or server with OpenAI’s protocol: OpenRouter, Groq, Mistral, DeepSeek, xAI, Together, Ollama, LM Studio, vLLM";
export const compatible = "Other (OpenAI-compatible)";
export const priceMissing = "Enter what a million tokens cost; 0 if nothing.";
export const enterAmount = "Enter an amount in US dollars, such as 20, or nothing.";
export const defaultsText =
  "The default is used where nobody chose a model. Once this month’s calls have cost as much as the limit, only models that cost nothing are used until the next month.";
export const saved = "Saved. It applies from the next build on.";
export const exampleName = "Workshop";
export const enterName = "Enter a name, such as Workshop.";
export const nameHint = "Shown to everyone who chooses one of its models.";
export const addressHint = "It usually ends in /v1. In a container, localhost is the container itself.";
export const modelHint = "Only for a server that does not list its models. You choose among the others afterwards.";
export const noProviderText =
  "Connect one with a key, or start Ollama on this machine. Until then the built-in generator builds everything.";
export const ownerOnlyText =
  "The owner of this installation chooses which language models are offered. Those of your plan are in the menu of the prompt.";
export const noModelsYet = "No models yet: download one with it first";
export const connectAProvider = "Connect a provider";
export const askingForItsModels = "Asking for its models";
export const connect = "Connect";
export const foundOnThisMachine = "Found on this machine";
export const connecting = "Connecting";
export const anthropic = "Anthropic";
export const claudeModels = "Claude models";
export const openai = "OpenAI";
export const gptModels = "GPT models";
export const google = "Google";
export const geminiModels = "Gemini models";
export const planFree = "Free";
export const planBuilder = "Builder";
export const planPro = "Pro";
export const planMax = "Max";
export const planTeam = "Team";
export const planBusiness = "Business";
export const models = "Models";
export const ownerOnly = "Only the owner can change this";
export const allModels = "All models";
export const defaultAndLimit = "Default and limit";
export const limitText = "The limit is checked before each call.";
export const defaultModel = "Default model";
export const bestOfPlan = "The best that the plan includes";
export const monthlyLimitInUsDollars = "Monthly limit in US dollars";
export const limitHint = "Empty for no limit.";
export const noLimit = "No limit";
export const thisMonth = "This month";
export const enterAddress = "Enter the address of the server.";
export const enterKey = "Paste the key that the provider gave you.";
export const provider = "Provider";
export const keyOptional = "Key (optional)";
export const key = "Key";
export const address = "Address";
export const modelOptional = "Model (optional)";
export const inputPrice = "Input, US$";
export const outputPrice = "Output, US$";
export const providers = "Providers";
export const noProviderIsConnectedYet = "No provider is connected yet";
export const noModelsOffered = "No models offered";
export const theModelsThatItsServerReports = "The models that its server reports";
export const exampleAddress = "http://192.168.1.20:1234/v1";

const namesAnd = ({ count, names }: { count: number; names: readonly string[] }): string =>
  count > names.length ? `${names.join(", ")} and ${formatNumber(count - names.length)} more` : names.join(", ");
