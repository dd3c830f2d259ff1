import type { ToolCall } from "../../model-call.ts";
import { repairsOfAnAnswer } from "../read-json.ts";
import { readInput } from "./read-input.ts";
import { storable } from "../../../../kit/storable.ts";
import { storableJson } from "./storable-json.ts";

type Signature = NonNullable<ToolCall["signature"]>;

/** A call as the AI SDK hands it on. */
export interface SentCall {
  toolCallId: string;
  toolName: string;
  /** JSON, if the model has written it right. */
  input: string;
  providerMetadata?: Signature | undefined;
}

/** The calls of one answer. All that they hold is storable, and each has an id that no other has: `call-1` and so on where the provider gave it none. */
export function readCalls(sent: readonly SentCall[]): ToolCall[] {
  const repairs = repairsOfAnAnswer();
  const calls = sent.map(({ toolCallId, toolName, input, providerMetadata }): ToolCall => {
    const call = { id: storable(toolCallId), name: storable(toolName), input: readInput(input, repairs) };
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

// Holds since the copy has the form of what was copied.
function storableSignature(signature: Signature | undefined): Signature | undefined {
  return storableJson(signature) as Signature | undefined;
}
