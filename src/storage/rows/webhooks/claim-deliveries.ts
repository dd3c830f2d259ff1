// What is due, in turns. Each endpoint has few slots, so that what hangs in one of them holds up nothing but itself, and of
// what is left every endpoint gets its first before any gets its second. Endpoints that fail share half of the slots.
import type { Database } from "../../database.ts";
import { runPrepared } from "../../statements/run-prepared.ts";
import type { events, webhookDeliveries, webhookEndpoints } from "../../tables/index.ts";

type Endpoint = typeof webhookEndpoints.$inferSelect;

/** A delivery that this process is to make, with what it is made of. It is the process's own as long as `claim` stands on its row. */
export interface ClaimedDelivery extends Pick<
  typeof webhookDeliveries.$inferSelect,
  "id" | "accountId" | "endpointId" | "eventId" | "attempts"
> {
  claim: string;
  type: string;
  payload: (typeof events.$inferSelect)["payload"];
  happenedAt: Date;
  url: string;
  isEnabled: boolean;
  isFailing: boolean;
  secret: Endpoint["secret"];
  formerSecret: Endpoint["formerSecret"];
  formerSecretUntil: Date | null;
}

/** Who claims, how much, and until when the claim holds if nothing more is heard of it. */
export interface Claim {
  /** A mark of its own. */
  claim: string;
  now: Date;
  until: Date;
  /** The endpoints to look at, or null for all. */
  endpointIds: readonly string[] | null;
  /** How many more deliveries this process takes, and how many of endpoints that fail. */
  slots: number;
  failingSlots: number;
  /** How many more an endpoint is given, where it differs from what every endpoint is given at first. */
  slotsOf: ReadonlyMap<string, number>;
  firstSlots: number;
}

// The endpoints with something pending, found by skipping through the index from one to the next.
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
    taken.attempts, taken.claim, events.type, events.payload, events.created_at as "happenedAt", endpoint.url,
    endpoint.status = 'enabled' as "isEnabled", endpoint.failing_since is not null as "isFailing",
    endpoint.secret, endpoint.former_secret as "formerSecret", endpoint.former_secret_until as "formerSecretUntil"
  from taken join events on events.id = taken.event_id join webhook_endpoints as endpoint on endpoint.id = taken.endpoint_id`;

/** Claims deliveries that are due, in turns. One that another process is claiming at this moment is left to it. */
export async function claimDeliveries(database: Database, asked: Claim): Promise<ClaimedDelivery[]> {
  const { claim, now, until, endpointIds, slots, failingSlots, slotsOf, firstSlots } = asked;
  const values = [claim, now, until, [...slotsOf.keys()], [...slotsOf.values()], firstSlots, slots, failingSlots];
  return endpointIds === null
    ? runPrepared(database, { name: "claim_all_deliveries", text: EVERYONE + TAKE, values })
    : runPrepared(database, { name: "claim_deliveries", text: THESE + TAKE, values: [...values, endpointIds] });
}
