import { Button } from "@/components/ui/button";
import { CANCELLED } from "@/lib/commerce/entries";
import { type Order, cancelOrder } from "@/lib/commerce/orders";
import type { Stock } from "@/lib/commerce/stock";
import type { Stored } from "@/lib/store";
import * as commerceWords from "@/words/commerce";

/** Calls an order off; nothing for one that is cancelled. */
export function CancelOrder({ order, stocks }: { order: Stored<Order>; stocks: readonly Stock[] }) {
  if (order.status === CANCELLED) return null;
  return (
    <Button variant="destructive" onClick={() => cancelOrder(order, stocks)}>
      {commerceWords.cancelOrder}
    </Button>
  );
}
