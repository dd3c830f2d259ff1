import { ShoppingCartIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useCollection } from "@/hooks/use-collection";
import {
  type CartItem,
  type SoldRow,
  addToCart,
  cart,
  countItems,
  itemOf,
} from "@/lib/commerce/cart";
import type { Fields } from "@/lib/entity";
import * as commerceWords from "@/words/commerce";

/** Puts a row into the cart from a list. */
export function CartButton<F extends Fields>(sold: SoldRow<F>) {
  const item = itemOf(sold);
  return item === null ? (
    <p className="text-sm text-muted-foreground">{commerceWords.notForSaleOnline}</p>
  ) : (
    <AddButton item={item} />
  );
}

function AddButton({ item }: { item: CartItem }) {
  const count = countItems(useCollection(cart), item.link);
  const label = labelOf(item, count);
  return (
    <Button
      className="whitespace-nowrap"
      disabled={item.stock !== null && count >= item.stock}
      aria-label={`${label}, ${item.title}`}
      onClick={() => addToCart(item)}
    >
      <ShoppingCartIcon aria-hidden="true" />
      {label}
    </Button>
  );
}

function labelOf({ stock }: CartItem, count: number): string {
  if (stock === 0) return commerceWords.soldOut;
  return count === 0 ? commerceWords.addToCart : commerceWords.inCart({ count });
}
