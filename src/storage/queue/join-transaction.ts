import { contentHash } from "../../lib/crypto/secrets.ts";
import type { Database } from "../database.ts";
import { runPrepared } from "../statements/run-prepared.ts";

// pg-boss uses few different statements, each always with the same text.
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `queue_${contentHash(text).slice(0, 16)}`;
  names.set(text, name);
  return name;
}

/** Lets pg-boss work inside one of our transactions, with its statements prepared. */
export function joinTransaction(transaction: Database) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      return { rows: await runPrepared(transaction, { name: nameOf(text), text, values }) };
    },
  };
}
