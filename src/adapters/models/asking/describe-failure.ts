// Messages for the user. They never repeat text from the provider: providers quote keys, addresses and the request.
import type { ModelFailure } from "../model-call.ts";
import type { ModelEntry } from "../model-entry.ts";
import type { Fault } from "./fault.ts";

const sentences: Record<ModelFailure, (who: string, entry: ModelEntry) => string> = {
  unavailable: (who) => `${who} cannot be reached, or does not answer as it should. Try again later, or choose another model.`,
  unauthorized: (who) => `${who} does not accept the key that is configured for it.`,
  rate_limited: (who) => `${who} accepts no more requests for now.`,
  timed_out: (who) => `${who} took too long to answer. Try again later, or choose another model.`,
  refused: (who) => `${who} declined to answer this.`,
  empty: (who) => `${who} gave an empty answer.`,
  too_long: (who) => `What ${who} was to read does not fit its context window.`,
  unknown_model: (_, { provider, model }) => `The provider ${provider.id} has no model "${model}" for the key that is configured.`,
  no_tools: (who) => `${who} cannot call tools, or its server was started without them.`,
  over_limit: (who) => `${who} costs money, and the monthly limit for language models is used up.`,
  invalid_request: (who) => `${who} did not accept the form of the request.`,
};

/** One to three sentences about a fault, for the user who waits for the answer. */
export function describeFailure({ failure, retryAfterSeconds, hint }: Fault, entry: ModelEntry): string {
  const who = `${entry.name} (provider ${entry.provider.id})`;
  const patience = retryAfterSeconds === null ? "" : ` It asks to be left alone for ${inWords(retryAfterSeconds)}.`;
  return `${sentences[failure](who, entry)}${hint === undefined ? "" : ` ${hint}`}${patience}`;
}

function inWords(seconds: number): string {
  const [count, unit] = seconds < 120 ? [Math.ceil(seconds), "second"] : [Math.ceil(seconds / 60), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
