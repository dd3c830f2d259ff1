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
import * as commerceWords from "@/words/commerce";

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
    <Page
      title={commerceWords.checkout}
      back={{ path: "/cart", title: commerceWords.shoppingCart }}
    >
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
          <CheckoutForm lines={lines} {...props} />
          <CartSummary lines={lines}>
            <ButtonLink variant="outline" to="/cart">
              {commerceWords.editCart}
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
    label: delivers ? commerceWords.deliveryAddress : commerceWords.billingAddress,
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
        aria-label={commerceWords.checkout}
        onSubmit={handleSubmit}
        className="flex flex-col gap-6"
      >
        <ContactInputs errors={errors} />
        <FieldInput field={address} name="address" error={errors["address"]} />
        <PaymentInputs fields={payment} errors={errors} />
        {short === null ? (
          <Button type="submit" className="self-start">
            {commerceWords.placeOrder}
          </Button>
        ) : (
          <p role="alert" className="font-semibold">
            {commerceWords.tooMany({ left: short.left, title: short.line.title })}
          </p>
        )}
      </form>
    </Card>
  );
}
