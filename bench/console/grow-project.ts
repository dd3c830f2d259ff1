import pg from "pg";

/** The size of the project that the editor has to handle. */
export const FILES = 2_000;
export const VERSIONS = 500;

/**
 * Grows a finished project of one version to 500 versions, whose newest has 2,000 files, in the database: the versions are
 * copies of the first, and the additional files have the content of its first file.
 */
export async function growProject(databaseUrl: string, projectId: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into operations
       (id, account_id, project_id, request_id, kind, body_hash, model, status, stage, progress, credits_held, credits_spent, version, created_at, updated_at, finished_at)
     select gen_random_uuid(), account_id, project_id, gen_random_uuid(), 'message', body_hash, model, 'done', 'ended', 100, 0, 1, number,
       created_at + number * interval '1 minute', updated_at + number * interval '1 minute', finished_at + number * interval '1 minute'
     from operations, generate_series(2, $2::int) as number where project_id = $1`,
    [projectId, VERSIONS],
  );
  const columns = await columnsOf(client, "versions", ["version", "operation_id", "message", "source", "created_at"]);
  await client.query(
    `insert into versions (version, operation_id, message, source, created_at, ${columns})
     select operations.version, operations.id, 'Make the title number ' || operations.version,
       case when operations.version = $2 then versions.source || (
         select jsonb_object_agg('src/many/part-' || number / 50 || '/file-' || number || '.ts', one.value)
         from generate_series(1, $3::int) as number, (select value from jsonb_each(versions.source) limit 1) as one
       ) else versions.source end,
       operations.created_at, ${columns
         .split(", ")
         .map((name) => `versions.${name}`)
         .join(", ")}
     from operations join versions on versions.project_id = operations.project_id and versions.version = 1
     where operations.project_id = $1 and operations.version > 1`,
    [projectId, VERSIONS, FILES],
  );
  await client.query("update projects set live_version = $2, updated_at = now() where id = $1", [projectId, VERSIONS]);
  await client.end();
}

async function columnsOf(client: pg.Client, table: string, except: readonly string[]): Promise<string> {
  const { rows } = await client.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name <> all($2)",
    [table, except],
  );
  return rows.map(({ column_name: name }) => name).join(", ");
}
