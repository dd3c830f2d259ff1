import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty";

/** What the cart and the checkout show where nothing is in the cart. */
export function EmptyCart() {
  return (
    <EmptyState
      title="Your cart is empty"
      description="Add something to it, and it waits here until you check out."
    >
      <ButtonLink to="/">Start shopping</ButtonLink>
    </EmptyState>
  );
}
