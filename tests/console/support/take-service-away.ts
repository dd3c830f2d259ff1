// An outage of the service, as a visitor's page sees it.
import type { Visitor } from "./open-visitors.ts";

/** Lets no call of a visitor's page reach the service, until the returned function is called. */
export async function takeServiceAway(visitor: Visitor): Promise<() => Promise<void>> {
  const calls = /\/console\/api\/|\/readyz$|\/assets\//;
  await visitor.page.route(calls, (route) => route.abort("connectionrefused"));
  return async () => {
    await visitor.page.unroute(calls);
    forgive(visitor, "ERR_CONNECTION_REFUSED");
  };
}

/** Drops what the browser has reported of calls that failed in this way. */
export function forgive({ faults }: Visitor, words: string): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes(words)));
}
