import { ShoppingCartIcon } from "lucide-react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button";
import { useCollection } from "@/hooks/use-collection";
import { cart, countItems } from "@/lib/commerce/cart";

import * as commerceWords from "@/words/commerce";

/** The way to the cart, with how much is in it. */
export function CartLink() {
  const count = countItems(useCollection(cart));
  return (
    <Button variant="ghost" size="icon" asChild className="relative text-header-foreground">
      <Link to="/cart" aria-label={commerceWords.cartWith({ count })} title={commerceWords.cart}>
        <ShoppingCartIcon className="size-5" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-0.5 -end-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-header-foreground px-1 text-xs font-bold text-(color:--app-header)"
          >
            {count}
          </span>
        )}
      </Link>
    </Button>
  );
}
