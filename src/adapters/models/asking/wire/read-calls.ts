import type { ToolCall } from "../../model-call.ts";
import { repairsOfAnAnswer } from "../read-json.ts";
import { readInput } from "./read-input.ts";
import { storable } from "../../../../lib/storable.ts";
import { storableJson } from "./storable-json.ts";

type Signature = NonNullable<ToolCall["signature"]>;

/** A call as the AI SDK returns it. */
export interface SentCall {
  toolCallId: string;
  toolName: string;
  /** JSON, if the model wrote it correctly. */
  input: string;
  providerMetadata?: Signature | undefined;
  thoughts?: ToolCall["thoughts"] | undefined;
}

/** The calls of one answer. Their content is storable, and each has a unique id: `call-1` and so on if the provider sent none. */
export function readCalls(sent: readonly SentCall[]): ToolCall[] {
  const repairs = repairsOfAnAnswer();
  const calls = sent.map(({ toolCallId, toolName, input, providerMetadata, thoughts }): ToolCall => {
    const read = { id: storable(toolCallId), name: storable(toolName), input: readInput(input, repairs) };
    const call = thoughts === undefined ? read : { ...read, thoughts };
    const signature = storableSignature(providerMetadata);
    return signature === undefined ? call : { ...call, signature };
  });
  return withOwnIds(calls);
}

function withOwnIds(calls: readonly ToolCall[]): ToolCall[] {
  const given = new Set(calls.map(({ id }) => id));
  const taken = new Set<string>();
  let count = 0;
  return calls.map((call) => {
    if (call.id.trim() !== "" && !taken.has(call.id)) {
      taken.add(call.id);
      return call;
    }
    do count += 1;
    while (given.has(`call-${count}`));
    return { ...call, id: `call-${count}` };
  });
}

// Safe because the copy has the format of the original.
function storableSignature(signature: Signature | undefined): Signature | undefined {
  return storableJson(signature) as Signature | undefined;
}
