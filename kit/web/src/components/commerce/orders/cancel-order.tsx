import { Button } from "@/components/ui/button";
import { CANCELLED, type Entry } from "@/lib/commerce/entries";
import { orders } from "@/lib/commerce/orders";
import type { Stored } from "@/lib/store";

/** Calls an order off; nothing for one that is cancelled. */
export function CancelOrder({ order }: { order: Stored<Entry> }) {
  if (order.status === CANCELLED) return null;
  return (
    <Button variant="destructive" onClick={() => orders.update(order.id, { status: CANCELLED })}>
      Cancel order
    </Button>
  );
}
