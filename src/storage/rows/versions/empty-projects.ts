import { sql } from "drizzle-orm";
import type { Database } from "../../database.ts";

/**
 * Empties up to `limit` projects that were deleted before a moment, and returns how many: removes their versions and
 * their builds' data. The rows that mark request ids as used stay, without any of the request's text.
 */
export async function emptyDeletedProjects(database: Database, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const emptied = await database.execute(sql`
    with gone as (
      select id from projects where deleted_at < ${before.toISOString()} and prompt <> ''
      order by deleted_at limit ${limit} for update skip locked
    ), builds as (
      update operations set task = null, activity = null from gone where operations.project_id = gone.id returning operations.id
    ), lost_versions as (delete from versions using gone where versions.project_id = gone.id),
    lost_exports as (delete from phone_exports using gone where phone_exports.project_id = gone.id),
    lost_drafts as (delete from drafts using gone where drafts.project_id = gone.id),
    lost_words as (update messages set text = '' from gone where messages.project_id = gone.id),
    lost_stages as (delete from operation_stages using builds where operation_stages.operation_id = builds.id),
    lost_questions as (delete from questions using builds where questions.operation_id = builds.id),
    lost_calls as (delete from model_calls using builds where model_calls.operation_id = builds.id)
    update projects set prompt = '', name = null, live_version = null, former_site_name = null, former_subdomain = null
    from gone where projects.id = gone.id`);
  return emptied.rowCount ?? 0;
}
