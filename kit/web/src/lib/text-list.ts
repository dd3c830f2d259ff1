// A short list of texts in this browser's storage: results that were kept, times that were measured.
import { parseJson, readTexts } from "./saved";
import { readItem, writeItem } from "./storage";
import { storageKey } from "./store";
import { watched } from "./watched";

export interface TextList {
  all(): readonly string[];
  /** Calls the listener after every change; returns a function that ends this. */
  subscribe(listener: () => void): () => void;
  /** Replaces the texts; of too many the first are kept. */
  set(texts: readonly string[]): void;
  /** Adds a text before the others. */
  add(text: string): void;
}

/** Opens the list of this name, which has at most `limit` texts. */
export function createTextList(name: string, { limit }: { limit: number }): TextList {
  const key = storageKey(name);
  const texts = watched<readonly string[]>(readTexts(parseJson(readItem(key))).slice(0, limit));

  function set(all: readonly string[]) {
    const next = all.slice(0, limit);
    writeItem(key, JSON.stringify(next));
    texts.set(next);
  }

  return {
    all: texts.get,
    subscribe: texts.subscribe,
    set,
    add: (text) => set([text, ...texts.get()]),
  };
}
