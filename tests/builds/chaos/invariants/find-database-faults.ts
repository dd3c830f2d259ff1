// What must be true of an installation's database once nothing is running, whatever happened to its processes
// before. It is read from the tables alone; the expected state follows from the requested builds.
import type { Storage } from "../../../../src/storage/open-storage.ts";
import { BUILT_IN_COST, findBookFaults } from "../../credits/books.ts";
import type { Fault, Invariant } from "./fault.ts";

/** A build as requested. `losses`: how often the process that had it was killed. */
export interface ExpectedBuild {
  requestId: string;
  email: string;
  isStopped: boolean;
  losses: number;
}

interface OperationState {
  requestId: string;
  email: string;
  status: string;
  errorCode: string | null;
  errorMessage: string | null;
  retries: number;
}

// A build that died with its process is retried at least once before it fails.
const LOSSES_MIN = 2;

/** Every fault in the database. The builds were made by the built-in generator, and each account has one endpoint for all events. */
export async function findDatabaseFaults(storage: Storage, expected: readonly ExpectedBuild[]): Promise<Fault[]> {
  const found = await Promise.all([
    findEndFaults(storage, expected),
    findBooks(storage),
    ...ROW_RULES.map(async ({ invariant, text }) => {
      const { rows } = await storage.pool.query<{ sentence: string }>(text);
      return rows.map(({ sentence }) => ({ invariant, sentence }));
    }),
  ]);
  return found.flat();
}

async function findEndFaults({ pool }: Storage, expected: readonly ExpectedBuild[]): Promise<Fault[]> {
  const { rows } = await pool.query<OperationState>(OPERATIONS);
  const requested = new Map(expected.map((build) => [`${build.email} ${build.requestId}`, build]));
  const faults = rows.flatMap((operation) => endFaults(operation, requested.get(`${operation.email} ${operation.requestId}`)));
  const known = new Set(rows.map(({ email, requestId }) => `${email} ${requestId}`));
  const lost = [...requested.keys()]
    .filter((key) => !known.has(key))
    .map((key) => fault("the client loses nothing", `there is no build ${key}`));
  return [...faults, ...lost];
}

const OPERATIONS = `
  select operations.request_id as "requestId", accounts.email, operations.status, operations.error_code as "errorCode",
    operations.error_message as "errorMessage",
    coalesce((select max(retry_count) from pgboss.job where data->>'operationId' = operations.id::text), 0)::int as retries
  from operations join accounts on accounts.id = operations.account_id`;

function endFaults({ requestId, status, errorCode, errorMessage, retries }: OperationState, build: ExpectedBuild | undefined): Fault[] {
  const name = `the build ${requestId} (${status}${errorCode === null ? "" : ` ${errorCode}`})`;
  if (!build) return [fault("the client loses nothing", `${name} was asked for by nobody`)];
  const { isStopped, losses } = build;
  const isTrue = status === "done" || (errorCode === "STOPPED" && isStopped) || (errorCode === "INTERNAL" && losses >= LOSSES_MIN);
  return [
    ...(isTrue
      ? []
      : [fault("every build ends truthfully", `${name} was ${isStopped ? "" : "not "}stopped and lost ${losses} times: ${errorMessage}`)]),
    ...(retries <= losses
      ? []
      : [fault("every build ends truthfully", `${name} counts ${retries} losses or faults, and was lost ${losses} times`)]),
  ];
}

async function findBooks(storage: Storage): Promise<Fault[]> {
  const { rows } = await storage.pool.query<{ id: string }>("select id from accounts");
  const found = await Promise.all(rows.map(({ id }) => findBookFaults(storage, id, BUILT_IN_COST)));
  return found.flat().map((sentence) => fault("debits exactly once", sentence));
}

function fault(invariant: Invariant, sentence: string): Fault {
  return { invariant, sentence };
}

/** A rule over rows: each row of its query violates it, and says how. */
interface RowRule {
  invariant: Invariant;
  text: string;
}

const ROW_RULES: RowRule[] = [
  {
    invariant: "every build ends truthfully",
    text: `
      select format('a job of the build %s is still %s', data->>'operationId', state) as sentence from pgboss.job where state < 'completed'
      union all
      select format('the build %s is still claimed', operation_id) from build_claims
      union all
      select format('the project %s is %s after its builds', id, status) from projects where status in ('generating', 'waiting')`,
  },
  {
    invariant: "no hold is left",
    text: `
      select format('the build %s holds %s credits', operation_id, amount) as sentence from holds
      union all
      select format('the account %s holds %s credits', email, held) from accounts where held <> 0
      union all
      select format('the build %s says that it holds %s credits', request_id, credits_held) from operations where credits_held <> 0`,
  },
  {
    invariant: "versions once and whole",
    text: `
      select format('the project %s has the versions %s', project_id, array_agg(version order by version)) as sentence
      from versions group by project_id having count(distinct version) <> count(*) or max(version) <> count(*) or min(version) <> 1
      union all
      select format('the build %s is done, and made %s versions', operation.request_id, count(made.version))
      from operations operation
      left join versions made on made.operation_id = operation.id and made.project_id = operation.project_id and made.version = operation.version
      where operation.status = 'done' and (operation.kind <> 'message' or operation.version is not null)
      group by operation.id having count(made.version) <> 1
      union all
      select format('the version %s of %s was not proven in a browser', version, project_id) from versions
      where proof->>'browser' = 'not run' or exists (select 1 from jsonb_array_elements(proof->'checks') one where not (one->>'passed')::boolean)
      union all
      select format('the version %s of %s has no whole blob of %s', entry.version, entry.project_id, entry.name)
      from (
        select project_id, version, key as name, value->>'hash' as hash from versions, jsonb_each(source)
        union all select project_id, version, key, value->>'hash' from versions, jsonb_each(site)
        union all select project_id, version, 'a screenshot', one->>'hash' from versions, jsonb_array_elements(proof->'screenshots') one
      ) entry left join blobs on blobs.hash = entry.hash
      where blobs.hash is null or encode(sha256(blobs.bytes), 'hex') <> entry.hash`,
  },
  {
    invariant: "sites serve the latest version",
    text: `
      select format('the project %s has the live version %s, and its latest is %s', projects.id, live_version, latest.version) as sentence
      from projects
      left join lateral (
        select max(version) as version from operations where project_id = projects.id and status = 'done'
      ) latest on true
      where live_version is distinct from latest.version`,
  },
  {
    invariant: "every event once in the outbox",
    text: `
      with expected as (
        select account_id, request_id::text as request_id, type, count from operations
        cross join lateral (values
          ('project.created', (kind = 'create')::int),
          ('operation.running', (select 1 + count(distinct questions.round)::int from questions where operation_id = operations.id)),
          ('operation.waiting', (select count(distinct questions.round)::int from questions where operation_id = operations.id)),
          ('project.deployed', (select count(*)::int from operation_stages where operation_id = operations.id and stage = 'publish')),
          ('operation.done', (status = 'done')::int),
          ('operation.failed', (status = 'failed')::int)
        ) as wanted (type, count) where count > 0
      ), written as (
        select account_id, payload->>'requestId' as request_id, type, count(*)::int as count from events group by 1, 2, 3
      )
      select format('of the build %s, %s was written %s times, not %s', request_id, type, coalesce(written.count, 0), coalesce(expected.count, 0)) as sentence
      from expected full join written using (account_id, request_id, type) where written.count is distinct from expected.count
      union all
      select format('the event %s (%s) has %s deliveries', events.id, events.type, count(one.id))
      from events left join webhook_deliveries one on one.event_id = events.id group by events.id having count(one.id) <> 1`,
  },
  {
    invariant: "every event delivered",
    text: `select format('the delivery of the event %s is %s', event_id, status) as sentence from webhook_deliveries where status <> 'delivered'`,
  },
];
