// Buying and selling in the generated app with an account of play money: what is held, what is left, what was ordered.
import { code, raw, Reference } from "../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../writer/code/module.ts";
import { titleOf } from "../../../writer/field/field-display.ts";
import type { EntityModel } from "../../../writer/model/entity-model.ts";
import type { FeatureOf } from "../../feature.ts";
import type { UnitCall } from "../../unit/unit.ts";
import { priceCode } from "../parts/price.ts";

type Trade = FeatureOf<"trade">;

/** The components for trades of this entity's rows. */
export function tradeNames(model: EntityModel): { panel: Reference; link: Reference } {
  const path = `${model.folder}/${model.type.name}Trading.tsx`;
  return { panel: new Reference(`${model.type.name}Trading`, path), link: new Reference(`${model.type.name}TradeLink`, path) };
}

const types: Part[] = [
  {
    name: "TradedItem",
    isType: true,
    code: code`
      interface TradedItem {
        about: string;
        title: string;
        price: number;
      }`,
  },
  {
    name: "TradeDraft",
    isType: true,
    code: code`
      interface TradeDraft extends @TradedItem {
        side: "buy" | "sell";
        quantity: number;
        number: string;
        /** An ISO 8601 time. */
        at: string;
      }`,
  },
];

const sums: Part[] = [
  {
    name: "readTrade",
    code: code`
      function readTrade(saved: @SavedObject): @TradeDraft | null {
        const price = @readNumber(saved.price);
        const quantity = @readNumber(saved.quantity);
        if (price === null || quantity === null) return null;
        const side = saved.side === "sell" ? "sell" : "buy";
        return { about: @readText(saved.about), title: @readText(saved.title), price, side, quantity, number: @readText(saved.number), at: @readText(saved.at) };
      }`,
  },
  {
    name: "cashLeft",
    code: code`
      function cashLeft(trades: readonly @TradeDraft[]): number {
        return trades.reduce((cash, { side, price, quantity }) => cash + (side === "sell" ? 1 : -1) * price * quantity, @OPENING_CASH);
      }`,
  },
  {
    name: "heldOf",
    comment: "How many of it are held.",
    code: code`
      function heldOf(trades: readonly @TradeDraft[], about: string): number {
        return trades.filter((trade) => trade.about === about).reduce((held, { side, quantity }) => held + (side === "buy" ? quantity : -quantity), 0);
      }`,
  },
  {
    name: "tradeMoney",
    code: code`
      function tradeMoney(value: number): string {
        return @formatMoney(value, @TRADED_IN);
      }`,
  },
];

const panel = code`
  function TradingPanel({ item }: { item: @TradedItem }) {
    const section = @useScrolledTo<HTMLElement>("trade");
    const trades = @useRows(@settledTrades);
    const [errors, setErrors] = @useState<@FieldErrors>({});
    const [message, setMessage] = @useState("");
    const cash = @cashLeft(trades);
    const held = @heldOf(trades, item.about);

    function trade(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form: @FormReading = { data: new FormData(event.currentTarget), errors: {} };
      const side = @formText(form, "side") === "sell" ? "sell" : "buy";
      const quantity = @requiredNumber(form, "quantity", { min: 0.0001, message: "Enter a quantity." });
      if (form.errors.quantity === undefined && side === "buy" && quantity * item.price > cash) form.errors.quantity = \`This costs more than the \${@tradeMoney(cash)} in your account.\`;
      if (form.errors.quantity === undefined && side === "sell" && quantity > held) form.errors.quantity = \`You hold \${@formatNumber(held)} of it.\`;
      setErrors(form.errors);
      setMessage("");
      if (Object.keys(form.errors).length > 0) return;
      @settledTrades.add({ ...item, side, quantity, number: @newEntryNumber("TR"), at: new Date().toISOString() });
      setMessage(\`\${side === "buy" ? "Bought" : "Sold"} \${@formatNumber(quantity)} × \${item.title} for \${@tradeMoney(quantity * item.price)}.\`);
    }

    return (
      <section ref={section} id="trade" aria-labelledby="trade-title" className="card flex scroll-mt-20 flex-col gap-6 p-6 sm:p-8">
        <h2 id="trade-title" className="section-title">
          Trade {item.title}
        </h2>
        <@EntryLines
          details={[
            { label: "Price", value: @tradeMoney(item.price) },
            { label: "You hold", value: @formatNumber(held) },
            { label: "Cash", value: @tradeMoney(cash) },
          ]}
        />
        <p role="status" className="rounded-card bg-accent-soft p-4 font-semibold text-accent-ink empty:hidden">
          {message}
        </p>
        <form noValidate onSubmit={trade} className="flex max-w-3xl flex-col gap-5">
          <@TradeSide />
          <@TextField label="Quantity" name="quantity" inputMode="decimal" required defaultValue={1} error={errors.quantity} />
          <p className="text-sm text-muted">A simulated account: no real money and no real market.</p>
          <button type="submit" className="button button-primary self-start">
            Place order
          </button>
        </form>
      </section>
    );
  }`;

const side = code`
  function TradeSide() {
    return (
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">Order</legend>
        <div className="grid grid-cols-2 gap-3">
          {["buy", "sell"].map((side) => (
            <label
              key={side}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-control px-4 text-sm font-medium has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:text-accent-ink"
            >
              <input type="radio" name="side" value={side} defaultChecked={side === "buy"} className="size-4 accent-accent" />
              {side === "buy" ? "Buy" : "Sell"}
            </label>
          ))}
        </div>
      </fieldset>
    );
  }`;

const portfolio = code`
  function TradePortfolio() {
    const trades = @useRows(@settledTrades);
    const titles = new Map(trades.map(({ about, title }) => [about, title]));
    const holdings = [...titles].map(([about, title]) => ({ about, title, held: @heldOf(trades, about) })).filter(({ held }) => held > 0);
    return (
      <>
        <section aria-labelledby="holdings" className="card flex flex-col gap-4 p-6 sm:p-8">
          <h2 id="holdings" className="section-title">
            Holdings
          </h2>
          <p>
            Cash: <strong className="tabular-nums">{@tradeMoney(@cashLeft(trades))}</strong> <span className="text-muted">(simulated)</span>
          </p>
          {holdings.length === 0 ? (
            <p className="text-muted">Nothing yet. What you buy is held here.</p>
          ) : (
            <ul role="list" aria-label="Holdings" className="divide-y divide-line border-t border-line">
              {holdings.map(({ about, title, held }) => (
                <li key={about} className="flex justify-between gap-4 py-3">
                  <span className="min-w-0 font-medium break-words">{title}</span>
                  <span className="figure">{@formatNumber(held)}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
        <@TradeHistory trades={trades} />
      </>
    );
  }`;

const history = code`
  function TradeHistory({ trades }: { trades: readonly @Stored<@TradeDraft>[] }) {
    return (
      <section aria-labelledby="trade-history" className="card flex flex-col gap-4 p-6 sm:p-8">
        <h2 id="trade-history" className="section-title">
          Order history
        </h2>
        {trades.length === 0 ? (
          <p className="text-muted">No orders yet.</p>
        ) : (
          <ul role="list" aria-label="Order history" className="divide-y divide-line">
            {trades.map(({ id, side, title, quantity, price, number, at }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
                <strong>{side === "buy" ? "Bought" : "Sold"}</strong>
                <span className="min-w-0 break-words">
                  {@formatNumber(quantity)} × {title}
                </span>
                <span className="text-sm text-muted">
                  {number}, {@formatEntryTime(at)}
                </span>
                <span className="figure ml-auto">{@tradeMoney(price * quantity)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  }`;

/** The files of trades, and of those of this entity's rows. All are in the currency of the first. */
export function tradeModules({ project, feature, model }: UnitCall<Trade>): ModuleSource[] {
  const first = project.blueprint.features.find((other) => other.kind === "trade") ?? feature;
  const store: Part[] = [
    { name: "OPENING_CASH", comment: "What the simulated account begins with.", code: code`const OPENING_CASH = ${first.cash};` },
    { name: "TRADED_IN", code: code`const TRADED_IN = ${first.currency};` },
    {
      name: "settledTrades",
      code: code`const settledTrades = @createCollection<@TradeDraft>({ key: ${`${project.blueprint.slug}/trades`}, read: @readTrade, samples: () => [] });`,
    },
  ];
  return [
    {
      path: "src/features/trading/trades.ts",
      opening: "Orders that were settled at once, and what follows from them.",
      library: true,
      parts: [...types, ...store, ...sums],
    },
    {
      path: "src/features/trading/TradingPanel.tsx",
      library: true,
      parts: [
        { name: "TradingPanel", comment: "Buys and sells at the price that stands.", code: panel },
        { name: "TradeSide", code: side },
      ],
    },
    {
      path: "src/features/trading/TradePortfolio.tsx",
      library: true,
      parts: [
        { name: "TradePortfolio", code: portfolio },
        { name: "TradeHistory", code: history },
      ],
    },
    { path: tradeNames(model).panel.from, library: true, parts: rowParts(feature, model) },
  ];
}

function rowParts({ price }: Trade, model: EntityModel): Part[] {
  const { panel: own, link } = tradeNames(model);
  const row = raw(model.one);
  const { value, field } = priceCode(model, price);
  const title = titleOf(model, model.one);
  const props = code`{ ${row} }: { ${row}: ${model.type} }`;
  const unpriced = field.required ? undefined : code`if (${value} === null) return null;`;
  return [
    {
      name: own.name,
      code: code`
        function ${own}(${props}) {
          ${unpriced}
          return <@TradingPanel item={{ about: ${row}.id, title: ${title}, price: ${value} }} />;
        }`,
    },
    {
      name: link.name,
      code: code`
        function ${link}(${props}) {
          ${unpriced}
          return (
            <@Link to={\`${raw(model.base)}/\${${row}.id}#trade\`} className="button button-quiet" aria-label={\`Trade \${${title}}\`}>
              Trade
            </@Link>
          );
        }`,
    },
  ];
}
