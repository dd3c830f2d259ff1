import { ShoppingCartIcon } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { QuantityStepper } from "@/components/commerce/quantity-stepper";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import {
  type CartItem,
  type SoldRow,
  addToCart,
  cart,
  countItems,
  itemOf,
  mostOf,
} from "@/lib/commerce/cart";
import type { Fields } from "@/lib/entity";
import { formatMoney } from "@/lib/format";
import * as commerceWords from "@/words/commerce";

/** The price of a row, and how many of it to buy. */
export function PurchasePanel<F extends Fields>(sold: SoldRow<F>) {
  const item = itemOf(sold);
  return item === null ? (
    <p className="text-sm text-muted-foreground">{commerceWords.notForSaleOnline}</p>
  ) : (
    <ItemPanel item={item} />
  );
}

function ItemPanel({ item }: { item: CartItem }) {
  const count = countItems(useCollection(cart), item.link);
  return (
    <section aria-label={commerceWords.buy({ title: item.title })}>
      <Card className="flex-row flex-wrap items-end gap-x-6 gap-y-4">
        <div className="me-auto">
          <p className="text-sm text-muted-foreground">{commerceWords.price}</p>
          <p className="font-heading text-3xl font-bold tabular-nums">
            {formatMoney(item.price, item.currency)}
          </p>
        </div>
        <AddForm item={item} left={mostOf(item) - count} />
        {count > 0 && (
          <p className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 border-t border-border pt-4">
            {commerceWords.countInCart({ count })}
            <Link to="/cart" data-slot="link" className="font-semibold text-link underline">
              {commerceWords.goToCart}
            </Link>
          </p>
        )}
      </Card>
    </section>
  );
}

function AddForm({ item, left }: { item: CartItem; left: number }) {
  const [quantity, setQuantity] = useState(1);
  if (left <= 0)
    return (
      <p className="font-semibold">
        {item.stock === 0 ? commerceWords.soldOut : commerceWords.allThatIsLeftIs}
      </p>
    );

  function buy() {
    addToCart(item, quantity);
    setQuantity(1);
  }

  return (
    <>
      <QuantityStepper
        label={commerceWords.quantity}
        value={quantity}
        most={left}
        onChange={setQuantity}
      />
      <Button onClick={buy}>
        <ShoppingCartIcon aria-hidden="true" />
        {commerceWords.addToCart}
      </Button>
    </>
  );
}
