import { Trash2Icon } from "lucide-react";
import { Link } from "react-router";
import { CartSummary } from "@/components/commerce/cart/cart-summary";
import { EmptyCart } from "@/components/commerce/cart/empty-cart";
import { QuantityStepper } from "@/components/commerce/quantity-stepper";
import { Page } from "@/components/layout/page";
import { ButtonLink } from "@/components/ui/button-link";
import { IconButton } from "@/components/ui/icon-button";
import { Item, ItemContent, ItemGroup, ItemTitle } from "@/components/ui/item";
import { useCollection } from "@/hooks/use-collection";
import { type CartLine, cart, mostOf } from "@/lib/commerce/cart";
import { formatMoney } from "@/lib/format";
import type { Stored } from "@/lib/store";
import { removeWithUndo } from "@/lib/remove-with-undo";
import * as commerceWords from "@/words/commerce";

/** What is in the cart, to change and to check out. */
export function CartPage() {
  const lines = useCollection(cart);
  return (
    <Page title={commerceWords.shoppingCart}>
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
          <ItemGroup aria-label={commerceWords.cart}>
            {lines.map((line) => (
              <CartItemLine key={line.id} line={line} />
            ))}
          </ItemGroup>
          <CartSummary lines={lines}>
            <ButtonLink to="/checkout">{commerceWords.proceedToCheckout}</ButtonLink>
            <ButtonLink variant="outline" to="/">
              {commerceWords.continueShopping}
            </ButtonLink>
          </CartSummary>
        </div>
      )}
    </Page>
  );
}

function CartItemLine({ line }: { line: Stored<CartLine> }) {
  const said = commerceWords.removedFromCart({ title: line.title });
  return (
    <Item>
      <ItemContent>
        <ItemTitle>
          <Link to={line.link}>{line.title}</Link>
        </ItemTitle>
        <p className="text-sm text-muted-foreground">
          {commerceWords.priceEach({ price: formatMoney(line.price, line.currency) })}
        </p>
      </ItemContent>
      <QuantityStepper
        label={commerceWords.quantityOf({ title: line.title })}
        value={line.quantity}
        most={mostOf(line)}
        onChange={(quantity) => cart.update(line.id, { quantity })}
      />
      <span data-slot="amount" className="ms-auto min-w-20 text-end tabular-nums">
        {formatMoney(line.price * line.quantity, line.currency)}
      </span>
      <IconButton
        icon={<Trash2Icon />}
        label={commerceWords.removeLine({ title: line.title })}
        title={commerceWords.remove}
        onClick={() => removeWithUndo(cart, { id: line.id, said })}
      />
    </Item>
  );
}
