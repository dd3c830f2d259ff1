// The pages of a purchase: what is in the cart, and the checkout.
import { type Code, code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";
import { attribute } from "../../../writer/code/text.ts";
import type { FeatureOf } from "../../feature.ts";

const cartPage = code`
  function ShoppingCartPage() {
    const lines = @useRows(@cartLines);
    return (
      <>
        <@PageHeading title="Shopping cart" />
        {lines.length === 0 ? (
          <@EmptyCartState />
        ) : (
          <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
            <ul role="list" aria-label="Cart" className="card divide-y divide-line">
              {lines.map((line) => (
                <@CartLineRow key={line.id} line={line} />
              ))}
            </ul>
            <@CartSummary lines={lines}>
              <@Link to="/checkout" className="button button-primary">
                Proceed to checkout
              </@Link>
              <@Link to="/" className="button button-quiet">
                Continue shopping
              </@Link>
            </@CartSummary>
          </div>
        )}
      </>
    );
  }`;

const emptyCart = code`
  function EmptyCartState() {
    return (
      <@EmptyState title="Your cart is empty">
        <p>Add something to it, and it waits here until you check out.</p>
        <@Link to="/" className="button button-primary">
          Start shopping
        </@Link>
      </@EmptyState>
    );
  }`;

const cartRow = code`
  function CartLineRow({ line }: { line: @Stored<@CartLineDraft> }) {
    return (
      <li className="flex flex-wrap items-center gap-x-5 gap-y-3 p-5">
        <div className="min-w-0 flex-1 basis-48">
          <@Link to={line.link} className="row-title">
            {line.title}
          </@Link>
          <p className="text-sm text-muted">{@formatMoney(line.price, line.currency)} each</p>
        </div>
        <@QuantityStepper label={\`Quantity of \${line.title}\`} value={line.quantity} most={line.stock ?? 99} onChange={(quantity) => @cartLines.update(line.id, { quantity })} />
        <p className="figure min-w-20">{@formatMoney(line.price * line.quantity, line.currency)}</p>
        <button
          type="button"
          className="icon-button"
          aria-label={\`Remove \${line.title}\`}
          title="Remove"
          onClick={() => @showNotice({ message: \`\${line.title} is removed from your cart.\`, undo: @cartLines.remove(line.id) })}
        >
          <@Trash2Icon className="size-4" />
        </button>
      </li>
    );
  }`;

const cartSummary = code`
  function CartSummary({ lines, children }: { lines: readonly @Stored<@CartLineDraft>[]; children: @ReactNode }) {
    return (
      <section aria-label="Order summary" className="card flex flex-col gap-4 p-6">
        <h2 className="section-title">Summary</h2>
        <ul role="list" className="flex flex-col gap-2 text-sm">
          {lines.map(({ id, title, quantity, price, currency }) => (
            <li key={id} className="flex justify-between gap-4">
              <span className="min-w-0 break-words text-muted">
                {quantity} × {title}
              </span>
              <span className="tabular-nums">{@formatMoney(quantity * price, currency)}</span>
            </li>
          ))}
        </ul>
        <p className="flex justify-between gap-4 border-t border-line pt-4 text-lg font-bold">
          <span>Total</span>
          <span className="tabular-nums">{@cartTotal(lines)}</span>
        </p>
        {children}
      </section>
    );
  }`;

const checkoutPage = code`
  function OrderCheckoutPage() {
    const lines = @useRows(@cartLines);
    return (
      <>
        <@BackLink to="/cart">Shopping cart</@BackLink>
        <@PageHeading title="Checkout" />
        {lines.length === 0 ? (
          <@EmptyCartState />
        ) : (
          <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
            <@CheckoutDetails lines={lines} />
            <@CartSummary lines={lines}>
              <@Link to="/cart" className="button button-quiet">
                Edit cart
              </@Link>
            </@CartSummary>
          </div>
        )}
      </>
    );
  }`;

/** Everything that is sold goes through one checkout, which asks where to deliver if anything is delivered. */
function checkoutForm({ delivers }: FeatureOf<"buy">): Code {
  const label = delivers ? "Delivery address" : "Billing address";
  return code`
    function CheckoutDetails({ lines }: { lines: readonly @Stored<@CartLineDraft>[] }) {
      const navigate = @useNavigate();
      const [errors, setErrors] = @useState<@FieldErrors>({});

      function order(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const form = { data: new FormData(event.currentTarget), errors: {} };
        const contact = @readWhoAsks(form);
        const address = @requiredText(form, "address", ${`Enter the ${label.toLowerCase()}.`});
        const payment = @readPaymentMethod(form);
        setErrors(form.errors);
        if (Object.keys(form.errors).length > 0) return;
        const placed = @placeOrder(lines, { ...contact, address, payment });
        void navigate(\`/my-orders/\${placed.id}\`);
      }

      return (
        <form noValidate onSubmit={order} aria-label="Checkout" className="card flex flex-col gap-6 p-6 sm:p-8">
          <@WhoAsksFields errors={errors} />
          <@TextAreaField ${attribute("label", label)} name="address" required error={errors.address} />
          <@PaymentFields methods={@CHECKOUT_METHODS} errors={errors} />
          <button type="submit" className="button button-primary self-start">
            Place order
          </button>
        </form>
      );
    }`;
}

/** The cart's page and the checkout, under `src/features/cart`. */
export function cartPages(feature: FeatureOf<"buy">): ModuleSource[] {
  return [
    {
      path: "src/features/cart/CartPage.tsx",
      library: true,
      parts: [
        { name: "ShoppingCartPage", code: cartPage },
        { name: "EmptyCartState", code: emptyCart },
        { name: "CartLineRow", code: cartRow },
        { name: "CartSummary", code: cartSummary },
      ],
    },
    {
      path: "src/features/cart/OrderCheckoutPage.tsx",
      library: true,
      parts: [
        { name: "CHECKOUT_METHODS", code: code`const CHECKOUT_METHODS = ${{ literal: feature.methods }};` },
        { name: "OrderCheckoutPage", code: checkoutPage },
        { name: "CheckoutDetails", code: checkoutForm(feature) },
      ],
    },
  ];
}
