// A worker is killed in a stage that may take only milliseconds: the database holds whoever saves it, in the middle of the
// transaction, until the worker is gone. Nothing in the service knows about it.
import type { Pool } from "pg";
import type { StageName } from "../../../src/storage/tables/index.ts";

const LOCK = 4_242_901;

/** Holds the saving of a stage from now on, until it is released. */
export async function holdStage(pool: Pool, stage: StageName): Promise<{ release(): Promise<void> }> {
  const client = await pool.connect();
  await client.query("select pg_advisory_lock($1)", [LOCK]);
  await client.query(`create or replace function hold_stage() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(${LOCK}); return new; end $$`);
  await client.query(`create trigger hold before insert on operation_stages for each row
    when (new.stage = '${stage}') execute function hold_stage()`);
  return {
    async release() {
      await client.query("select pg_advisory_unlock($1)", [LOCK]);
      await client.query("drop trigger hold on operation_stages");
      client.release();
    },
  };
}
