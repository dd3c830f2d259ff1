// The cart of a generated app: one for everything that is sold, whatever entity it comes from.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../writer/code/module.ts";

const lineTypes: Part[] = [
  {
    name: "CartItem",
    isType: true,
    comment: "What can be put into the cart.",
    code: code`
      interface CartItem {
        /** The address of its page, which tells it from all else. */
        link: string;
        title: string;
        price: number;
        currency: string;
        /** How many there are to sell; null where they are not counted. */
        stock: number | null;
      }`,
  },
  {
    name: "CartLineDraft",
    isType: true,
    code: code`
      interface CartLineDraft extends @CartItem {
        quantity: number;
      }`,
  },
];

const cartParts: Part[] = [
  {
    name: "readCartLine",
    code: code`
      function readCartLine(saved: @SavedObject): @CartLineDraft | null {
        const price = @readNumber(saved.price);
        const quantity = @readNumber(saved.quantity);
        const link = @readText(saved.link);
        if (price === null || quantity === null || quantity < 1 || link === "") return null;
        return { link, title: @readText(saved.title), price, currency: @readText(saved.currency) || "USD", stock: @readNumber(saved.stock), quantity };
      }`,
  },
  {
    name: "addToCart",
    comment: "Puts so many of it into the cart, to those that are there already.",
    code: code`
      function addToCart(item: @CartItem, quantity = 1) {
        const line = @cartLines.all().find(({ link }) => link === item.link);
        if (line) @cartLines.update(line.id, { ...item, quantity: line.quantity + quantity });
        else @cartLines.add({ ...item, quantity });
        @showNotice({ message: \`\${item.title} is in your cart.\` });
      }`,
  },
  {
    name: "countInCart",
    code: code`
      function countInCart(lines: readonly @CartLineDraft[], link?: string): number {
        return lines.reduce((count, line) => (link === undefined || line.link === link ? count + line.quantity : count), 0);
      }`,
  },
  {
    name: "cartTotal",
    code: code`
      function cartTotal(lines: readonly @CartLineDraft[]): string {
        const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        return @formatMoney(total, lines[0]?.currency ?? "USD");
      }`,
  },
];

const cartLink = code`
  function CartLink() {
    const count = @countInCart(@useRows(@cartLines));
    return (
      <@Link to="/cart" className="icon-button relative text-on-bar" aria-label={\`Cart, \${@formatCount(count, "item", "items")}\`} title="Cart">
        <@ShoppingCartIcon className="size-5" />
        {count > 0 && (
          <span aria-hidden="true" className="absolute top-0 right-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-on-bar px-1 text-xs font-bold text-bar">
            {count}
          </span>
        )}
      </@Link>
    );
  }`;

const addButton = code`
  function AddToCartButton({ item }: { item: @CartItem }) {
    const count = @countInCart(@useRows(@cartLines), item.link);
    const words = item.stock === 0 ? "Sold out" : count === 0 ? "Add to cart" : \`In cart: \${count}\`;
    return (
      <button type="button" className="button button-primary whitespace-nowrap" disabled={item.stock !== null && count >= item.stock} aria-label={\`\${words}, \${item.title}\`} onClick={() => @addToCart(item)}>
        <@ShoppingCartIcon aria-hidden="true" className="size-4" />
        {words}
      </button>
    );
  }`;

const purchasePanel = code`
  function PurchasePanel({ item }: { item: @CartItem }) {
    const [quantity, setQuantity] = @useState(1);
    const count = @countInCart(@useRows(@cartLines), item.link);

    function buy() {
      @addToCart(item, quantity);
      setQuantity(1);
    }

    return (
      <section aria-label={\`Buy \${item.title}\`} className="card flex flex-wrap items-end gap-x-6 gap-y-4 p-6 sm:p-8">
        <div className="mr-auto">
          <p className="text-sm text-muted">Price</p>
          <p className="font-display text-3xl font-bold tabular-nums">{@formatMoney(item.price, item.currency)}</p>
        </div>
        {item.stock !== null && count >= item.stock ? (
          <p className="font-semibold">{item.stock === 0 ? "Sold out" : "All that is left is in your cart"}</p>
        ) : (
          <>
            <@QuantityStepper label="Quantity" value={quantity} most={(item.stock ?? 99) - count} onChange={setQuantity} />
            <button type="button" className="button button-primary" onClick={buy}>
              <@ShoppingCartIcon aria-hidden="true" className="size-4" />
              Add to cart
            </button>
          </>
        )}
        {count > 0 && (
          <p className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
            {count} in your cart.
            <@Link to="/cart" className="link font-semibold">
              Go to cart
            </@Link>
          </p>
        )}
      </section>
    );
  }`;

/** `cart.ts` and its controls, under `src/features/cart`. */
export function cartModules(slug: string): ModuleSource[] {
  const store: Part = {
    name: "cartLines",
    code: code`const cartLines = @createCollection<@CartLineDraft>({ key: ${`${slug}/cart`}, read: @readCartLine, samples: () => [] });`,
  };
  return [
    {
      path: "src/features/cart/cart.ts",
      opening: "What is in the cart. A line keeps the price at which it was put there.",
      library: true,
      parts: [...lineTypes, ...cartParts.slice(0, 1), store, ...cartParts.slice(1)],
    },
    {
      path: "src/features/cart/controls.tsx",
      library: true,
      parts: [
        { name: "CartLink", comment: "The way to the cart, with how much is in it.", code: cartLink },
        { name: "AddToCartButton", code: addButton },
        { name: "PurchasePanel", comment: "The price of a thing, and how many of it to buy.", code: purchasePanel },
      ],
    },
  ];
}
