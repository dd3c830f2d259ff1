import { sql } from "drizzle-orm";
import type { Database } from "../../database.ts";

/**
 * Deletes the blobs that are unreferenced and have been unused since a moment, and returns how many. A reference is the
 * hash as a JSON string: in a version, in its export for phones, in a draft, in the results of a build's stages, or in the task of an edit.
 */
export async function deleteUnusedBlobs(database: Database, { before }: { before: Date }): Promise<number> {
  const deleted = await database.execute(sql`
    with named as materialized (
      select distinct found[1] as hash from (
        select source::text || site::text || proof::text as body from versions
        union all select source::text || coalesce(site::text, '') from drafts
        union all select updates::text from phone_exports where updates is not null
        union all select output::text from operation_stages
        union all select task::text from operations where task is not null
      ) as kept, regexp_matches(body, '"([0-9a-f]{64})"', 'g') as found
    )
    delete from blobs where used_at < ${before.toISOString()} and not exists (select from named where named.hash = blobs.hash)`);
  return deleted.rowCount ?? 0;
}
