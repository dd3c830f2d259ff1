import { createHash } from "node:crypto";
import pg from "pg";

const FILES = 7;
const LINES = 60_000;

/** Adds a second and third version to a finished project with one: seven files with 60,000 unique lines each, in two orders. */
export async function growLargeVersions(databaseUrl: string, projectId: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await addVersion(client, { projectId, version: 2, place: (at) => at });
  await addVersion(client, { projectId, version: 3, place: (at) => (at * 7_919) % LINES });
  await client.end();
}

interface LargeVersion {
  projectId: string;
  version: number;
  place(at: number): number;
}

async function addVersion(client: pg.Client, { projectId, version, place }: LargeVersion): Promise<void> {
  const lines = Array.from({ length: LINES }, (_, at) => place(at).toString(36));
  const source: Record<string, object> = {};
  for (let file = 0; file < FILES; file += 1) {
    const bytes = Buffer.from(`file ${file}\n${lines.join("\n")}\n`);
    const hash = createHash("sha256").update(bytes).digest("hex");
    await client.query("insert into blobs (hash, bytes, created_at) values ($1, $2, now()) on conflict do nothing", [hash, bytes]);
    source[`src/lines-${file}.json`] = { hash, bytes: bytes.length, contentType: "text/plain", immutable: false };
  }
  await client.query(
    `insert into versions select (jsonb_populate_record(versions, jsonb_build_object('version', $2::int, 'source', $3::jsonb, 'operation_id', gen_random_uuid()))).*
     from versions where project_id = $1 and version = 1`,
    [projectId, version, JSON.stringify(source)],
  );
}
