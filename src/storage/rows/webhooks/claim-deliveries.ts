// Claims due deliveries fairly. Each endpoint has few slots, so that hanging requests block only their own endpoint; of
// the remaining slots every endpoint gets its first before any gets its second. Failing endpoints share half of the
// slots.
import type { Database } from "../../database.ts";
import { runPrepared } from "../../statements/run-prepared.ts";
import type { events, webhookDeliveries, webhookEndpoints } from "../../tables/index.ts";
import { CHANGES_CHANNEL } from "../operations.ts";

type Endpoint = typeof webhookEndpoints.$inferSelect;

/** A delivery claimed by this process, with the data to send. It stays claimed as long as the row's `claim` is this process's. */
export interface ClaimedDelivery extends Pick<
  typeof webhookDeliveries.$inferSelect,
  "id" | "accountId" | "endpointId" | "eventId" | "attempts"
> {
  claim: string;
  type: string;
  payload: (typeof events.$inferSelect)["payload"];
  sequence: number | null;
  happenedAt: Date;
  url: string;
  isEnabled: boolean;
  isFailing: boolean;
  secret: Endpoint["secret"];
  formerSecret: Endpoint["formerSecret"];
  formerSecretUntil: Date | null;
}

/** Who claims, how much, and when the claim expires unless it is settled. */
export interface Claim {
  /** A unique id. */
  claim: string;
  now: Date;
  until: Date;
  /** The endpoints to claim for, or null for all. */
  endpointIds: readonly string[] | null;
  /** The remaining slots of this process, in total and for failing endpoints. */
  slots: number;
  failingSlots: number;
  /** The remaining slots per endpoint, where they differ from the initial number. */
  slotsOf: ReadonlyMap<string, number>;
  firstSlots: number;
}

// The endpoints with pending deliveries, found by a skip scan of the index.
const EVERYONE = `
  with recursive waiting (endpoint_id) as (
    (select endpoint_id from webhook_deliveries where status = 'pending' order by endpoint_id limit 1)
    union all
    select (select next.endpoint_id from webhook_deliveries as next
            where next.status = 'pending' and next.endpoint_id > waiting.endpoint_id order by next.endpoint_id limit 1)
    from waiting where waiting.endpoint_id is not null
  ),`;
const THESE = `with waiting (endpoint_id) as (select distinct unnest($9::uuid[])),`;

const TAKE = `
  due as (
    select one.id, one.due_at, one.turn, endpoint.failing_since is not null as failing,
      row_number() over (partition by endpoint.failing_since is not null order by one.turn, one.due_at) as place
    from waiting
    join webhook_endpoints as endpoint on endpoint.id = waiting.endpoint_id
    left join unnest($4::uuid[], $5::int[]) as given (endpoint_id, slots) on given.endpoint_id = endpoint.id
    cross join lateral (
      select found.id, found.due_at, row_number() over (order by found.due_at) as turn
      from (
        select id, due_at from webhook_deliveries
        where webhook_deliveries.endpoint_id = endpoint.id and status = 'pending' and due_at <= $2
        order by due_at limit coalesce(given.slots, case when endpoint.failing_since is null then $6 else 1 end)
        for no key update skip locked
      ) as found
    ) as one
  ), chosen as (
    select id from due where not failing or place <= $8 order by turn, due_at limit $7
  ), taken as (
    update webhook_deliveries set claim = $1, due_at = $3
    where id in (select id from chosen)
    returning id, account_id, endpoint_id, event_id, attempts, claim
  )
  select taken.id, taken.account_id as "accountId", taken.endpoint_id as "endpointId", taken.event_id as "eventId",
    taken.attempts, taken.claim, events.type, events.payload, events.sequence, events.created_at as "happenedAt", endpoint.url,
    endpoint.status = 'enabled' as "isEnabled", endpoint.failing_since is not null as "isFailing",
    pg_notify('${CHANGES_CHANNEL}', taken.endpoint_id::text), endpoint.secret, endpoint.former_secret as "formerSecret", endpoint.former_secret_until as "formerSecretUntil"
  from taken join events on events.id = taken.event_id join webhook_endpoints as endpoint on endpoint.id = taken.endpoint_id`;

/** Claims due deliveries, round-robin. Skips those that another process is claiming concurrently. */
export async function claimDeliveries(database: Database, asked: Claim): Promise<ClaimedDelivery[]> {
  const { claim, now, until, endpointIds, slots, failingSlots, slotsOf, firstSlots } = asked;
  const values = [claim, now, until, [...slotsOf.keys()], [...slotsOf.values()], firstSlots, slots, failingSlots];
  return endpointIds === null
    ? runPrepared(database, { name: "claim_all_deliveries", text: EVERYONE + TAKE, values })
    : runPrepared(database, { name: "claim_deliveries", text: THESE + TAKE, values: [...values, endpointIds] });
}
