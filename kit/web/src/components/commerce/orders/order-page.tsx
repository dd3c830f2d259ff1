import { useParams } from "react-router";
import { app } from "@/app";
import { DownloadButton } from "@/components/commerce/entries/download-button";
import { EntryConfirmation } from "@/components/commerce/entries/entry-confirmation";
import { EntryStatus } from "@/components/commerce/entries/entry-status";
import { CancelOrder } from "@/components/commerce/orders/cancel-order";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { Page } from "@/components/layout/page";
import { Card } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { CANCELLED, wholeDetails } from "@/lib/commerce/entries";
import { orders } from "@/lib/commerce/orders";
import type { Stock } from "@/lib/commerce/stock";
import * as commerceWords from "@/words/commerce";

/** One order, with its receipt; its id stands in the address. What is cancelled goes back into the stocks. */
export function OrderPage({ stocks = [] }: { stocks?: readonly Stock[] }) {
  const { id } = useParams();
  const order = useCollection(orders).find((candidate) => candidate.id === id);
  if (order === undefined) return <NotFoundPage home={app.title} />;
  const isCancelled = order.status === CANCELLED;
  return (
    <Page
      title={order.title}
      back={{ path: "/my-orders", title: commerceWords.myOrders }}
      actions={<EntryStatus status={order.status} />}
    >
      <section aria-label={commerceWords.order}>
        <Card>
          <EntryConfirmation
            title={
              isCancelled ? commerceWords.thisOrderIsCancelled : commerceWords.thankYouYourOrderIs
            }
            note={
              isCancelled
                ? commerceWords.nothingWillBeCharged
                : commerceWords.orderNumber({ number: order.number })
            }
            lines={wholeDetails(order)}
          >
            <DownloadButton called={commerceWords.receipt} entry={order} />
            <CancelOrder order={order} stocks={stocks} />
          </EntryConfirmation>
        </Card>
      </section>
    </Page>
  );
}
