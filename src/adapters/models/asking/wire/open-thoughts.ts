import { storable } from "../../../../lib/storable.ts";
import type { SpeakingModel } from "../../create-model.ts";
import type { Thought, ToolCall } from "../../model-call.ts";
import type { Provider } from "../../model-entry.ts";
import { storableJson } from "./storable-json.ts";

type Stream = Awaited<ReturnType<SpeakingModel["doStream"]>>["stream"];
type Part = Stream extends ReadableStream<infer One> ? One : never;
type ThoughtPart = Extract<Part, { type: "reasoning-start" | "reasoning-delta" | "reasoning-end" }>;
type Signature = NonNullable<Thought["signature"]>;

/** Who the thoughts are for, and which of them are wanted back. */
export interface ThoughtsWanted {
  provider: Pick<Provider, "id">;
  wantsBack: (thought: Thought) => boolean;
}

/** The thoughts of an answer as they arrive, each kept with the call that follows it. */
export interface ArrivedThoughts {
  take(part: ThoughtPart): void;
  /** Assigns what has arrived since the previous call to this one. */
  endAt(callId: string): void;
  /** What the model thought before a call and is wanted back, storable; undefined if there is nothing. */
  before(callId: string, wanted: ThoughtsWanted): ToolCall["thoughts"];
  characters(): number;
}

interface Begun {
  words: string[];
  signature: Signature | null;
}

/** Begins to collect the thoughts of an answer. */
export function openThoughts(): ArrivedThoughts {
  let open = new Map<string, Begun>();
  const byCall = new Map<string, Begun[]>();
  let characters = 0;
  return {
    take(part) {
      const thought = open.get(part.id) ?? { words: [], signature: null };
      open.set(part.id, thought);
      if (part.type === "reasoning-delta") {
        thought.words.push(part.delta);
        characters += part.delta.length;
      }
      // A signature comes at the start (thoughts that are hidden), or with the last delta.
      if (part.providerMetadata !== undefined) thought.signature = { ...thought.signature, ...part.providerMetadata };
    },
    endAt(callId) {
      byCall.set(callId, [...open.values()]);
      open = new Map();
    },
    before(callId, { provider, wantsBack }) {
      const parts = (byCall.get(callId) ?? []).map(thoughtOf).filter((thought) => wantsBack(thought));
      return parts.length === 0 ? undefined : { provider: provider.id, parts };
    },
    characters: () => characters,
  };
}

// Safe because the copy has the format of the original.
function thoughtOf({ words, signature }: Begun): Thought {
  const text = storable(words.join(""));
  const kept = storableJson(signature ?? undefined) as Signature | undefined;
  return kept === undefined ? { text } : { text, signature: kept };
}
