// The orders of a generated app: how one is placed, their list, and the page of one.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";

const placeOrder = code`
  function placeOrder(
    lines: readonly @Stored<@CartLineDraft>[],
    { name, email, address, payment }: { name: string; email: string; address: string; payment: string },
  ): @Stored<@EntryDraft> {
    const number = @newNumber("OR");
    const order = @orders.add({
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
    const placed = @useRows(@orders);
    return (
      <@EntryList label="Orders" count={placed.length} empty={<p>What you order is listed here, with its state.</p>}>
        {placed.map((order) => (
          <@EntryCard key={order.id} entry={order}>
            <@Link to={\`/my-orders/\${order.id}\`} className="button button-quiet">
              View order
            </@Link>
            <@CancelOrder order={order} />
          </@EntryCard>
        ))}
      </@EntryList>
    );
  }`;

const cancelOrder = code`
  function CancelOrder({ order }: { order: @Stored<@EntryDraft> }) {
    if (order.status === "Cancelled") return null;
    return (
      <button type="button" className="button button-danger" onClick={() => @orders.update(order.id, { status: "Cancelled" })}>
        Cancel order
      </button>
    );
  }`;

const orderPage = code`
  function PlacedOrderPage() {
    const { id } = @useParams();
    const order = @useRows(@orders).find((candidate) => candidate.id === id);
    if (!order) return <@NotFoundPage />;

    const isCancelled = order.status === "Cancelled";
    return (
      <>
        <@BackLink to="/my-orders">My orders</@BackLink>
        <@PageHeading title={order.title}>
          <@StatusChip>{order.status}</@StatusChip>
        </@PageHeading>
        <section aria-label="Order" className="card p-6 sm:p-8">
          <@Confirmation
            title={isCancelled ? "This order is cancelled" : "Thank you! Your order is placed"}
            note={isCancelled ? "Nothing will be charged." : \`Your order number is \${order.number}. This demonstration sends no e-mail.\`}
            details={[{ label: "Name", value: order.name }, { label: "E-mail", value: order.email }, ...order.details]}
          >
            <button type="button" className="button button-quiet" onClick={() => @downloadEntry("Receipt", order)}>
              <@DownloadIcon className="size-4" />
              Download receipt
            </button>
            <@CancelOrder order={order} />
          </@Confirmation>
        </section>
      </>
    );
  }`;

/** The store of the orders, their list, and the page of one, under `src/features/orders`. */
export function orderModules(slug: string): ModuleSource[] {
  return [
    {
      path: "src/features/orders/orders.ts",
      opening: "Orders, and how a cart becomes one.",
      library: true,
      parts: [
        { name: "orders", code: code`const orders = @createEntries(${`${slug}/orders`});` },
        { name: "placeOrder", comment: "Keeps what is in the cart as an order, and empties the cart.", code: placeOrder },
      ],
    },
    {
      path: "src/features/orders/MyOrders.tsx",
      library: true,
      parts: [
        { name: "MyOrders", code: ordersBlock },
        { name: "CancelOrder", code: cancelOrder },
      ],
    },
    { path: "src/features/orders/PlacedOrderPage.tsx", library: true, parts: [{ name: "PlacedOrderPage", code: orderPage }] },
  ];
}
