import { EntryCard } from "@/components/commerce/entries/entry-card";
import { EntryList } from "@/components/commerce/entries/entry-list";
import { CancelOrder } from "@/components/commerce/orders/cancel-order";
import { ButtonLink } from "@/components/ui/button-link";
import { useCollection } from "@/hooks/use-collection";
import { orders } from "@/lib/commerce/orders";
import type { Stock } from "@/lib/commerce/stock";
import * as commerceWords from "@/words/commerce";

/** Everything that the person ordered; what is cancelled goes back into the stocks. */
export function OrderList({ stocks = [] }: { stocks?: readonly Stock[] }) {
  return (
    <EntryList label={commerceWords.orders} empty={commerceWords.whatYouOrderIsListed}>
      {useCollection(orders).map((order) => (
        <EntryCard key={order.id} entry={order}>
          <ButtonLink variant="outline" to={`/my-orders/${order.id}`}>
            {commerceWords.viewOrder}
          </ButtonLink>
          <CancelOrder order={order} stocks={stocks} />
        </EntryCard>
      ))}
    </EntryList>
  );
}
