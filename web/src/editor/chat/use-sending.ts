// A message is shown as soon as it is sent, and keeps one request id: however often it is retried, even after a reload,
// the service builds only once.
import { newRequestId } from "../../components/new-request-id.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import { api, client } from "../../api/client.ts";
import { type Refusal, refusalOf } from "../../api/refusal.ts";
import { createStoredValue, type StoredValue } from "../data/create-stored-value.ts";
import type { Message } from "../data/shapes.ts";

/** A sent message that is not yet in the conversation. `refusal` is set if it was refused. */
export interface Sending {
  requestId: string;
  message: string | null;
  answers: readonly { questionId: string; answer: string }[];
  model: string | null;
  /** The id of the last message when it was sent. */
  after: string | null;
  refusal: Refusal | null;
}

const NOTHING: Sending | null = null;
const stores = new Map<string, StoredValue<Sending | null>>();
const ATTEMPTS_MAX = 3;
const RETRY_MILLISECONDS = 800;

const INTERRUPTED: Refusal = { message: "You left the page before this was sent.", status: null, kind: null, facts: {} };

function readSending(kept: unknown): Sending | null {
  if (typeof kept !== "object" || kept === null || !("requestId" in kept) || !("message" in kept)) return null;
  const { requestId, message } = kept;
  if (typeof requestId !== "string" || typeof message !== "string") return null;
  const model = "model" in kept && typeof kept.model === "string" ? kept.model : null;
  const after = "after" in kept && typeof kept.after === "string" ? kept.after : null;
  return { requestId, message, answers: [], model, after, refusal: INTERRUPTED };
}

const storeOf = (projectId: string): StoredValue<Sending | null> => {
  const store = stores.get(projectId) ?? createStoredValue(`atelier.sending.${projectId}`, { empty: NOTHING, read: readSending });
  stores.set(projectId, store);
  return store;
};

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a message and retries network errors. Returns the refusal, or null if it was accepted. */
async function trySending(projectId: string, { requestId, message, answers, model }: Sending): Promise<Refusal | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.projects.send.mutate({ projectId, requestId, message, answers: [...answers], model });
      return null;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.status !== null || attempt === ATTEMPTS_MAX) return refusal;
      await pause(RETRY_MILLISECONDS * attempt);
    }
  }
}

/** The message being sent to a project, if any, with functions to send, retry and discard it. */
export function useSending(projectId: string, conversation: readonly Message[]) {
  const queries = useQueryClient();
  const store = storeOf(projectId);
  const kept = useSyncExternalStore(store.subscribe, store.get);
  const hasArrived = kept !== null && saidSince(conversation, kept.after).some((one) => one.author === "person" && isOf(kept, one));
  useEffect(() => {
    if (hasArrived) store.set(null);
  }, [hasArrived, store]);

  const deliver = useCallback(
    async (sending: Sending) => {
      store.set({ ...sending, refusal: null });
      const refusal = await trySending(projectId, sending);
      await queries.invalidateQueries(api.projects.read.queryFilter({ projectId }));
      if (store.get()?.requestId === sending.requestId) store.set(refusal === null ? null : { ...sending, refusal });
      return refusal;
    },
    [projectId, queries, store],
  );
  return {
    sending: hasArrived ? null : kept,
    send: (said: Pick<Sending, "message" | "answers" | "model">) =>
      deliver({ ...said, requestId: newRequestId(), after: conversation.at(-1)?.id ?? null, refusal: null }),
    retry: () => (kept === null ? undefined : void deliver(kept)),
    discard: () => store.set(null),
  };
}

const saidSince = (conversation: readonly Message[], after: string | null): readonly Message[] =>
  conversation.slice(conversation.findIndex(({ id }) => id === after) + 1);

const isOf = ({ message, answers }: Sending, { text }: Message): boolean =>
  text === [...answers.map(({ answer }) => answer), ...(message === null ? [] : [message])].join("\n");
