import { useSyncExternalStore } from "react";
import { createStoredValue, type StoredValue } from "../../data/create-stored-value.ts";

type Answers = Readonly<Record<string, string>>;

const NONE: Answers = {};
const stores = new Map<string, StoredValue<Answers>>();

function readAnswers(kept: unknown): Answers | null {
  if (typeof kept !== "object" || kept === null) return null;
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

const storeOf = (requestId: string): StoredValue<Answers> => {
  const store = stores.get(requestId) ?? createStoredValue(`atelier.answers.${requestId}`, { empty: NONE, read: readAnswers });
  stores.set(requestId, store);
  return store;
};

/** The unsent answers to a build's questions by their id, which survive a reload, and a function to change one. */
export function useAnswers(requestId: string): { given: Answers; answer(questionId: string, text: string): void } {
  const store = storeOf(requestId);
  const given = useSyncExternalStore(store.subscribe, store.get);
  return { given, answer: (questionId, text) => store.set({ ...store.get(), [questionId]: text }) };
}
