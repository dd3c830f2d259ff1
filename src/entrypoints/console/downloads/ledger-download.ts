import type { Call } from "../../../domain/call.ts";
import { listLedger } from "../../../domain/usage/list-ledger.ts";
import { csvLine } from "./csv-line.ts";
import type { Download } from "./download.ts";
import { sendPieces } from "./send-pieces.ts";

const ENTRIES_AT_ONCE = 1_000;

/** The ledger as a CSV table, newest entry first. */
export const ledgerDownload: Download = {
  pattern: /^\/console\/download\/ledger\.csv$/,
  use: "downloads",
  async answer({ signedIn, response }) {
    response.setHeader("Content-Type", "text/csv; charset=utf-8");
    response.setHeader("Content-Disposition", 'attachment; filename="atelier-ledger.csv"');
    await sendPieces(response, ledgerPieces(signedIn.call));
  },
};

/** The table, in chunks of a thousand entries. */
export async function* ledgerPieces(call: Call): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(csvLine(["date", "kind", "credits", "balance", "project", "project id"]));
  let before: string | null = null;
  do {
    const { entries, next } = await listLedger(call, { before, limit: ENTRIES_AT_ONCE });
    const lines = entries.map((entry) =>
      csvLine([entry.createdAt.toISOString(), entry.kind, entry.amount, entry.balance, entry.projectName, entry.projectId]),
    );
    yield encoder.encode(lines.join(""));
    before = next;
  } while (before !== null);
}
