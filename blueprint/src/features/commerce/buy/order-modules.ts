// The orders of a generated app: how one is placed, their list, and the page of one.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";

const placeOrder = code`
  function placeOrder(
    lines: readonly @Stored<@CartLineDraft>[],
    { name, email, address, payment }: { name: string; email: string; address: string; payment: string },
  ): @Stored<@OwnEntryDraft> {
    const number = @newEntryNumber("OR");
    const order = @placedOrders.add({
      about: "",
      title: \`Order \${number}\`,
      number,
      at: new Date().toISOString(),
      status: "Placed",
      name,
      email,
      details: [
        ...lines.map((line) => ({ label: line.title, value: \`\${line.quantity} × \${@formatMoney(line.price, line.currency)}\` })),
        { label: "Total", value: @cartTotal(lines) },
        { label: "Payment", value: payment },
        { label: "Address", value: address },
      ],
      amount: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    });
    for (const line of lines) @cartLines.remove(line.id);
    return order;
  }`;

const ordersBlock = code`
  function MyOrders() {
    const placed = @useRows(@placedOrders);
    return (
      <@OwnEntryList label="Orders" count={placed.length} empty={<p>What you order is listed here, with its state.</p>}>
        {placed.map((order) => (
          <@OwnEntryCard key={order.id} entry={order}>
            <@Link to={\`/my-orders/\${order.id}\`} className="button button-quiet">
              View order
            </@Link>
            <@CancelOrder order={order} />
          </@OwnEntryCard>
        ))}
      </@OwnEntryList>
    );
  }`;

const cancelOrder = code`
  function CancelOrder({ order }: { order: @Stored<@OwnEntryDraft> }) {
    if (order.status === "Cancelled") return null;
    return (
      <button type="button" className="button button-danger" onClick={() => @placedOrders.update(order.id, { status: "Cancelled" })}>
        Cancel order
      </button>
    );
  }`;

const orderPage = code`
  function PlacedOrderPage() {
    const { id } = @useParams();
    const order = @useRows(@placedOrders).find((candidate) => candidate.id === id);
    if (!order) return <@NotFoundPage />;

    const isCancelled = order.status === "Cancelled";
    return (
      <>
        <@BackLink to="/my-orders">My orders</@BackLink>
        <@PageHeading title={order.title}>
          <@EntryStatus>{order.status}</@EntryStatus>
        </@PageHeading>
        <section aria-label="Order" className="card p-6 sm:p-8">
          <@EntryConfirmation
            title={isCancelled ? "This order is cancelled" : "Thank you! Your order is placed"}
            note={isCancelled ? "Nothing will be charged." : \`Your order number is \${order.number}. This demonstration sends no e-mail.\`}
            details={[{ label: "Name", value: order.name }, { label: "E-mail", value: order.email }, ...order.details]}
          >
            <button type="button" className="button button-quiet" onClick={() => @downloadEntry("Receipt", order)}>
              <@DownloadIcon className="size-4" />
              Download receipt
            </button>
            <@CancelOrder order={order} />
          </@EntryConfirmation>
        </section>
      </>
    );
  }`;

/** The store of the orders, their list, and the page of one, under `src/features/ordering`. */
export function orderModules(slug: string): ModuleSource[] {
  return [
    {
      path: "src/features/ordering/orders.ts",
      opening: "Orders, and how a cart becomes one.",
      library: true,
      parts: [
        { name: "placedOrders", code: code`const placedOrders = @createOwnEntries(${`${slug}/orders`});` },
        { name: "placeOrder", comment: "Keeps what is in the cart as an order, and empties the cart.", code: placeOrder },
      ],
    },
    {
      path: "src/features/ordering/MyOrders.tsx",
      library: true,
      parts: [
        { name: "MyOrders", code: ordersBlock },
        { name: "CancelOrder", code: cancelOrder },
      ],
    },
    { path: "src/features/ordering/PlacedOrderPage.tsx", library: true, parts: [{ name: "PlacedOrderPage", code: orderPage }] },
  ];
}
