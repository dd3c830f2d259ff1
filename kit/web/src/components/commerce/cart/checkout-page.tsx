import { useNavigate } from "react-router";
import { CartSummary } from "@/components/commerce/cart/cart-summary";
import { EmptyCart } from "@/components/commerce/cart/empty-cart";
import { ContactInputs } from "@/components/commerce/entries/contact-inputs";
import { PaymentInputs } from "@/components/commerce/payment/payment-inputs";
import { FieldInput } from "@/components/fields/field-input";
import { Page } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { type CartLine, cart } from "@/lib/commerce/cart";
import { contactFields, rememberContact } from "@/lib/commerce/contact";
import { placeOrder } from "@/lib/commerce/orders";
import { describePayment, paymentFields } from "@/lib/commerce/payment";
import { type Stock, shortLine } from "@/lib/commerce/stock";
import { paragraph } from "@/lib/fields/paragraph";
import type { Stored } from "@/lib/store";

interface CheckoutProps {
  /** The ways to pay. */
  methods: readonly string[];
  /** Whether something is brought to an address. */
  delivers?: boolean;
  /** What an order lowers. */
  stocks?: readonly Stock[];
}

/** Where the cart becomes an order. */
export function CheckoutPage(props: CheckoutProps) {
  const lines = useCollection(cart);
  return (
    <Page title="Checkout" back={{ path: "/cart", title: "Shopping cart" }}>
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
          <CheckoutForm lines={lines} {...props} />
          <CartSummary lines={lines}>
            <ButtonLink variant="outline" to="/cart">
              Edit cart
            </ButtonLink>
          </CartSummary>
        </div>
      )}
    </Page>
  );
}

function CheckoutForm({
  lines,
  methods,
  delivers = false,
  stocks = [],
}: CheckoutProps & { lines: readonly Stored<CartLine>[] }) {
  const navigate = useNavigate();
  const payment = paymentFields(methods);
  const address = paragraph({
    label: delivers ? "Delivery address" : "Billing address",
    required: true,
  });
  const { errors, handleSubmit } = useFieldsForm(
    { ...contactFields, address, ...payment },
    (values) => {
      const contact = rememberContact(values);
      const { address: to } = values;
      const order = placeOrder(
        lines,
        { ...contact, address: to, payment: describePayment(values) },
        stocks,
      );
      void navigate(`/my-orders/${order.id}`);
    },
  );
  const short = shortLine(stocks, lines);
  return (
    <Card>
      <form
        noValidate
        aria-label="Checkout"
        onSubmit={handleSubmit}
        className="flex flex-col gap-6"
      >
        <ContactInputs errors={errors} />
        <FieldInput field={address} name="address" error={errors["address"]} />
        <PaymentInputs fields={payment} errors={errors} />
        {short === null ? (
          <Button type="submit" className="self-start">
            Place order
          </Button>
        ) : (
          <p role="alert" className="font-semibold">
            Only {short.left} of {short.line.title} can be ordered. Change your cart first.
          </p>
        )}
      </form>
    </Card>
  );
}
