import { Link, useNavigate } from "react-router";
import { CartSummary } from "@/components/commerce/cart/cart-summary";
import { EmptyCart } from "@/components/commerce/cart/empty-cart";
import { ContactInputs } from "@/components/commerce/entries/contact-inputs";
import { PaymentInputs } from "@/components/commerce/payment/payment-inputs";
import { FieldInput } from "@/components/fields/field-input";
import { Page } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { type CartLine, cart } from "@/lib/commerce/cart";
import { contactFields, rememberContact } from "@/lib/commerce/contact";
import { placeOrder } from "@/lib/commerce/orders";
import { describePayment, paymentFields } from "@/lib/commerce/payment";
import { paragraph } from "@/lib/fields/paragraph";
import type { Stored } from "@/lib/store";

interface CheckoutProps {
  /** The ways to pay. */
  methods: readonly string[];
  /** Whether something is brought to an address. */
  delivers?: boolean;
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
            <Button variant="outline" asChild>
              <Link to="/cart">Edit cart</Link>
            </Button>
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
      const order = placeOrder(lines, {
        ...contact,
        address: values.address,
        payment: describePayment(values),
      });
      void navigate(`/my-orders/${order.id}`);
    },
  );
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
        <Button type="submit" className="self-start">
          Place order
        </Button>
      </form>
    </Card>
  );
}
