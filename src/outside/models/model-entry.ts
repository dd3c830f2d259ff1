// A language model as this installation knows it, and the provider that serves it.

/** Who serves models, and how it is spoken to. `compatible` is any server with OpenAI's chat completions, such as Ollama. */
export interface Provider {
  id: string;
  kind: "anthropic" | "openai" | "google" | "compatible";
  /** Without a slash at the end; null is the provider's own address. */
  baseUrl: string | null;
  /** Null for a server that asks for none. Never logged. */
  key: string | null;
}

/** What a model's tokens cost, in US dollars a million. */
export interface TokenPrice {
  input: number;
  /** Input that the provider has read before. */
  cachedInput: number;
  output: number;
}

/** A model that can be chosen. */
export interface ModelEntry {
  /** Its plain id; `<provider>/<id>` names it as well. */
  id: string;
  /** As people read it. */
  name: string;
  provider: Provider;
  /** What the provider calls it. */
  model: string;
  /** `fast`: it writes the blueprint; `paid`: it writes the code. */
  category: "fast" | "paid";
  /** What its credits are multiplied by. */
  multiplier: number;
  price: TokenPrice;
  /** In tokens. */
  contextWindow: number;
  /** The smallest plan that includes it. */
  minPlan: string;
  /** Whether the provider can hold its answers to a JSON schema. */
  isStructured: boolean;
  /** Whether it can call tools; one that cannot is asked for edits in words. */
  hasTools: boolean;
  seesPictures: boolean;
}
