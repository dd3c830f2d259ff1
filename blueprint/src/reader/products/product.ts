// Kinds of products that keep no data of their own and so cannot be built: how people name them, and what comes close.

/** Options for a prompt with one of the words: a clinic gets patients, a bakery gets orders. */
export interface Nearby {
  words: readonly string[];
  options: readonly string[];
}

/** A kind of product that this builder does not write. */
export interface Product {
  /** The question where "I cannot build …" is no answer: which of several, for a game without a name. */
  question?: { plain: string; again: string };
  /** In a sentence after "I cannot build". */
  called: string;
  /** What its name ends with, in lower case. */
  names: readonly string[];
  /** Names with such an end that mean something else: an investment portfolio, a phone book. */
  unless: readonly string[];
  nearby: readonly Nearby[];
  /** Data applications that come close, best first; `{things}` stands for what the prompt says that it is about. */
  options: readonly string[];
}
