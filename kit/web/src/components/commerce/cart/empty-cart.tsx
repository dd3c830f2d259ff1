import { Link } from "react-router";
import { Button } from "@/components/ui/button";
import { Empty, EmptyContent, EmptyDescription, EmptyTitle } from "@/components/ui/empty";

/** What the cart and the checkout show where nothing is in the cart. */
export function EmptyCart() {
  return (
    <Empty>
      <EmptyTitle>Your cart is empty</EmptyTitle>
      <EmptyDescription>
        Add something to it, and it waits here until you check out.
      </EmptyDescription>
      <EmptyContent>
        <Button asChild>
          <Link to="/">Start shopping</Link>
        </Button>
      </EmptyContent>
    </Empty>
  );
}
