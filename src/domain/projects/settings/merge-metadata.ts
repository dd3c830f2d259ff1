import { storable } from "../../../lib/storable.ts";
import { ServiceError } from "../../errors.ts";

/** Changes of metadata: a value replaces the one of its key, null removes the key; null for all of them removes every key. */
export type MetadataChanges = Readonly<Record<string, string | null>> | null;

/** The limits of a project's metadata. */
export const METADATA_LIMITS = { keysMax: 50, keyCharactersMax: 40, valueCharactersMax: 500 } as const;

/** Applies changes to metadata. Throws `invalid_input` where the result would have too many keys. */
export function mergeMetadata(metadata: Readonly<Record<string, string>>, changes: MetadataChanges): Record<string, string> {
  if (changes === null) return {};
  const merged = new Map(Object.entries(metadata));
  for (const [key, value] of Object.entries(storable(changes))) {
    if (value === null) merged.delete(key);
    else merged.set(key, value);
  }
  const { keysMax } = METADATA_LIMITS;
  if (merged.size <= keysMax) return Object.fromEntries(merged);
  const message = `metadata would have ${merged.size} keys: keep at most ${keysMax}, and send null for a key to remove it.`;
  throw new ServiceError("invalid_input", message, { field: "metadata" });
}
