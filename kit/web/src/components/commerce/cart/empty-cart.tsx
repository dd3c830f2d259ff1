import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty";
import * as commerceWords from "@/words/commerce";

/** What the cart and the checkout show where nothing is in the cart. */
export function EmptyCart() {
  return (
    <EmptyState
      title={commerceWords.yourCartIsEmpty}
      description={commerceWords.addSomethingToItAnd}
    >
      <ButtonLink to="/">{commerceWords.startShopping}</ButtonLink>
    </EmptyState>
  );
}
