// A message is shown as soon as it is sent, and keeps one request id: it is sent until the service has answered, also
// after a reload, and the service builds only once.
import { newRequestId } from "../../components/new-request-id.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import { api, client } from "../../api/client.ts";
import { type Refusal, refusalOf } from "../../api/refusal.ts";
import { AGAIN_MILLISECONDS, pause } from "../../api/until-reached.ts";
import { useSession } from "../../shell/session/use-session.ts";
import { useQueue } from "./queue/use-queue.ts";
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
/** The messages that this page is sending, by request id. */
const underWay = new Set<string>();

function readSending(kept: unknown): Sending | null {
  if (typeof kept !== "object" || kept === null || !("requestId" in kept) || typeof kept.requestId !== "string") return null;
  const textOf = (name: string): string | null => {
    const value: unknown = Reflect.get(kept, name);
    return typeof value === "string" ? value : null;
  };
  const answers = "answers" in kept && Array.isArray(kept.answers) ? kept.answers.filter(isAnswer) : [];
  const message = textOf("message");
  if (message === null && answers.length === 0) return null;
  return { requestId: kept.requestId, message, answers, model: textOf("model"), after: textOf("after"), refusal: null };
}

const isAnswer = (value: unknown): value is Sending["answers"][number] =>
  typeof value === "object" && value !== null && "questionId" in value && "answer" in value && typeof value.answer === "string";

const storeOf = (projectId: string): StoredValue<Sending | null> => {
  const store = stores.get(projectId) ?? createStoredValue(`atelier.sending.${projectId}`, { empty: NOTHING, read: readSending });
  stores.set(projectId, store);
  return store;
};

/** Sends a message until the service answers, or the message is discarded. Returns the refusal, or null if there is none. */
async function sendUntilReached(projectId: string, sending: Sending): Promise<Refusal | null> {
  const { requestId, message, answers, model } = sending;
  while (storeOf(projectId).get()?.requestId === requestId) {
    try {
      await client.projects.send.mutate({ projectId, requestId, message, answers: [...answers], model });
      return null;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.status !== null) return refusal;
      await pause(AGAIN_MILLISECONDS);
    }
  }
  return null;
}

/**
 * The message being sent to a project, if any, with functions to send, retry and discard it. One that arrives while a build
 * runs, which this page has not heard of yet, is queued.
 */
export function useSending(projectId: string, conversation: readonly Message[]) {
  const queries = useQueryClient();
  const { putFirst } = useQueue(projectId);
  const store = storeOf(projectId);
  const kept = useSyncExternalStore(store.subscribe, store.get);
  const hasArrived = kept !== null && saidSince(conversation, kept.after).some((one) => one.author === "person" && isOf(kept, one));
  useEffect(() => {
    if (hasArrived) store.set(null);
  }, [hasArrived, store]);

  const deliver = useCallback(
    async (sending: Sending) => {
      if (underWay.has(sending.requestId)) return null;
      underWay.add(sending.requestId);
      store.set({ ...sending, refusal: null });
      const refusal = await sendUntilReached(projectId, sending);
      await queries.invalidateQueries(api.projects.read.queryFilter({ projectId }));
      const { requestId, message, model } = sending;
      underWay.delete(requestId);
      if (store.get()?.requestId !== requestId) return null;
      const isTooEarly = refusal?.kind === "build_running" && message !== null;
      store.set(refusal === null || isTooEarly ? null : { ...sending, refusal });
      if (isTooEarly) putFirst({ requestId, message, model });
      return isTooEarly ? null : refusal;
    },
    [projectId, queries, store, putFirst],
  );
  // What was being sent when the page was left, or when the session ended.
  const isSignedIn = useSession().person !== null;
  const isLeft = isSignedIn && kept !== null && isUnanswered(kept) && !hasArrived && !underWay.has(kept.requestId);
  useEffect(() => {
    if (isLeft) void deliver(kept);
  }, [isLeft, kept, deliver]);
  return {
    sending: hasArrived ? null : kept,
    send: (said: Pick<Sending, "message" | "answers" | "model"> & { requestId?: string }) =>
      deliver({ requestId: newRequestId(), ...said, after: conversation.at(-1)?.id ?? null, refusal: null }),
    retry: () => (kept === null ? undefined : void deliver(kept)),
    discard: () => store.set(null),
  };
}

const isUnanswered = ({ refusal }: Sending): boolean => refusal === null || refusal.status === 401;

const saidSince = (conversation: readonly Message[], after: string | null): readonly Message[] =>
  conversation.slice(conversation.findIndex(({ id }) => id === after) + 1);

const isOf = ({ message, answers }: Sending, { text }: Message): boolean =>
  text === [...answers.map(({ answer }) => answer), ...(message === null ? [] : [message])].join("\n");
