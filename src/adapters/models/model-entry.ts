// A language model as this installation knows it, and the provider that serves it.

/** The providers with an API of their own. */
export const CLOUD_KINDS = ["anthropic", "openai", "google"] as const;

/** The address of each of them. */
export const CLOUD_URLS: Readonly<Record<(typeof CLOUD_KINDS)[number], string>> = {
  anthropic: "https://api.anthropic.com/v1",
  openai: "https://api.openai.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
};

/** A provider of models and its protocol. `compatible` is any server with OpenAI's chat completions, such as Ollama. */
export interface Provider {
  id: string;
  kind: (typeof CLOUD_KINDS)[number] | "compatible";
  /** Without a trailing slash; null for the provider's own URL. */
  baseUrl: string | null;
  /** Null for a server that requires none. Never logged. */
  key: string | null;
}

/** The price of a model's tokens, in US dollars per million. */
export interface TokenPrice {
  input: number;
  /** Input read from the provider's cache. */
  cachedInput: number;
  /** Input written to the provider's cache for five minutes; absent: a quarter more than `input`. */
  cacheWrite?: number;
  output: number;
}

/** A model that can be chosen. */
export interface ModelEntry {
  /** Its plain id; `<provider>/<id>` is accepted too. */
  id: string;
  /** Display name. */
  name: string;
  provider: Provider;
  /** The provider's name for it. */
  model: string;
  /** `fast`: it writes the blueprint; `paid`: it writes the code. */
  category: "fast" | "paid";
  /** The multiplier of its credits. */
  multiplier: number;
  price: TokenPrice;
  /** In tokens. */
  contextWindow: number;
  /** The smallest plan that includes it. */
  minPlan: string;
  /** Whether the provider can enforce a JSON schema on its answers. */
  isStructured: boolean;
  /** Whether it can call tools; without tools, it is asked for edits as text. */
  hasTools: boolean;
  seesPictures: boolean;
  /** Whether it is offered although its server has no list of its models. */
  isUnlisted?: boolean;
}
