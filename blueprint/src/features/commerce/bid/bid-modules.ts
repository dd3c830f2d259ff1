// Bids in the generated app: the panel on the page of a row, and the list of one's own.
import { code, type Code, raw, Reference } from "../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../writer/code/module.ts";
import { titleOf } from "../../../writer/field/field-display.ts";
import type { EntityModel } from "../../../writer/model/entity-model.ts";
import type { FeatureOf } from "../../feature.ts";
import type { UnitCall } from "../../unit/unit.ts";
import { priceCode } from "../parts/price.ts";

type Bid = FeatureOf<"bid">;

/** The components for bids on rows of this entity. */
export function bidNames(model: EntityModel): { panel: Reference; link: Reference } {
  const path = `${model.folder}/${model.type.name}Bidding.tsx`;
  return { panel: new Reference(`${model.type.name}Bidding`, path), link: new Reference(`${model.type.name}BidLink`, path) };
}

/** The list of one's own bids. */
export const myBids = new Reference("MyBids", "src/features/bidding/MyBids.tsx");

const lotParts: Part[] = [
  {
    name: "AuctionLot",
    isType: true,
    code: code`
      interface AuctionLot {
        about: string;
        title: string;
        /** The price at which bidding begins. */
        opening: number;
        currency: string;
      }`,
  },
  {
    name: "bidsOn",
    comment: "The bids on a lot, highest first.",
    code: code`
      function bidsOn(bids: readonly @Stored<@OwnEntryDraft>[], about: string): @Stored<@OwnEntryDraft>[] {
        return bids.filter((bid) => bid.about === about).sort((left, right) => (right.amount ?? 0) - (left.amount ?? 0));
      }`,
  },
  {
    name: "lowestBid",
    comment: "What must be bid at least: a twentieth more than the price that stands.",
    code: code`
      function lowestBid(standing: number): number {
        return standing + Math.max(1, Math.round(standing / 20));
      }`,
  },
];

const panel = code`
  function BiddingPanel({ lot }: { lot: @AuctionLot }) {
    const section = @useScrolledTo<HTMLElement>("bid");
    const bids = @bidsOn(@useRows(@placedBids), lot.about);
    const [errors, setErrors] = @useState<@FieldErrors>({});
    const standing = bids[0]?.amount ?? lot.opening;
    const lowest = @lowestBid(standing);

    function bid(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const element = event.currentTarget;
      const form: @FormReading = { data: new FormData(element), errors: {} };
      const contact = @readWhoAsks(form);
      const amount = @requiredNumber(form, "amount", { message: "Enter your bid." });
      if (form.errors.amount === undefined && amount < lowest) form.errors.amount = \`Bid \${@formatMoney(lowest, lot.currency)} or more.\`;
      setErrors(form.errors);
      if (Object.keys(form.errors).length > 0) return;
      const details = [{ label: "Your bid", value: @formatMoney(amount, lot.currency) }];
      @placedBids.add({ ...contact, about: lot.about, title: lot.title, number: @newEntryNumber("BID"), at: new Date().toISOString(), status: "Placed", details, amount });
      element.reset();
    }

    return (
      <section ref={section} id="bid" aria-labelledby="bid-title" className="card flex scroll-mt-20 flex-col gap-6 p-6 sm:p-8">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 id="bid-title" className="section-title">
            Place a bid
          </h2>
          <p className="text-right">
            <span className="block text-sm text-muted">{bids.length === 0 ? "Opening price" : "Current price"}</span>
            <strong className="font-display text-3xl font-bold tabular-nums">{@formatMoney(standing, lot.currency)}</strong>
          </p>
        </div>
        {bids[0] && (
          <p role="status" className="rounded-card bg-accent-soft p-4 font-semibold text-accent-ink">
            Your bid of {@formatMoney(standing, lot.currency)} is leading.
          </p>
        )}
        <form noValidate onSubmit={bid} className="flex max-w-3xl flex-col gap-5">
          <@WhoAsksFields errors={errors} />
          <@TextField
            label="Your bid"
            name="amount"
            inputMode="decimal"
            unit={lot.currency}
            required
            hint={\`At least \${@formatMoney(lowest, lot.currency)}\`}
            error={errors.amount}
          />
          <button type="submit" className="button button-primary self-start">
            Place bid
          </button>
        </form>
        <@BidHistory bids={bids} currency={lot.currency} />
      </section>
    );
  }`;

const history = code`
  function BidHistory({ bids, currency }: { bids: readonly @Stored<@OwnEntryDraft>[]; currency: string }) {
    return (
      <div className="border-t border-line pt-6">
        <h3 className="mb-3 font-display text-lg font-bold">Bids</h3>
        {bids.length === 0 ? (
          <p className="text-muted">No bids yet. Yours would be the first.</p>
        ) : (
          <ul role="list" aria-label="Bids" className="flex flex-col divide-y divide-line">
            {bids.map((bid, index) => (
              <li key={bid.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
                <span className="font-medium">{bid.name}</span>
                <time dateTime={bid.at} className="text-sm text-muted">
                  {@formatEntryTime(bid.at)}
                </time>
                {index === 0 && <@EntryStatus>Leading</@EntryStatus>}
                <span className="figure ml-auto">{@formatMoney(bid.amount ?? 0, currency)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  }`;

const mine = code`
  function MyBids() {
    const bids = @useRows(@placedBids);
    return (
      <@OwnEntryList label="Bids" count={bids.length} empty={<p>What you bid on is listed here, with whether you lead.</p>}>
        {bids.map((bid) => (
          <@OwnEntryCard key={bid.id} entry={{ ...bid, status: @bidsOn(bids, bid.about)[0]?.id === bid.id ? "Leading" : "Outbid" }} />
        ))}
      </@OwnEntryList>
    );
  }`;

/** The files of bids, and of those on this entity's rows. */
export function bidModules({ project, feature, model }: UnitCall<Bid>): ModuleSource[] {
  const store: Part = { name: "placedBids", code: code`const placedBids = @createOwnEntries(${`${project.blueprint.slug}/bids`});` };
  return [
    { path: "src/features/bidding/bids.ts", opening: "Bids, and which of them counts.", library: true, parts: [store, ...lotParts] },
    {
      path: "src/features/bidding/BiddingPanel.tsx",
      library: true,
      parts: [
        { name: "BiddingPanel", comment: "The price that stands, a bid to place, and the bids so far.", code: panel },
        { name: "BidHistory", code: history },
      ],
    },
    { path: myBids.from, library: true, parts: [{ name: myBids.name, code: mine }] },
    { path: bidNames(model).panel.from, library: true, parts: rowParts(feature, model) },
  ];
}

function rowParts({ price }: Bid, model: EntityModel): Part[] {
  const { panel: own, link } = bidNames(model);
  const row = raw(model.one);
  const { value, currency, field } = priceCode(model, price);
  const title = titleOf(model, model.one);
  const props = code`{ ${row} }: { ${row}: ${model.type} }`;
  const opening: Code = field.required ? value : code`${value} ?? 0`;
  return [
    {
      name: own.name,
      code: code`
        function ${own}(${props}) {
          return <@BiddingPanel lot={{ about: ${row}.id, title: ${title}, opening: ${opening}, currency: ${currency} }} />;
        }`,
    },
    {
      name: link.name,
      code: code`
        function ${link}(${props}) {
          const standing = @bidsOn(@useRows(@placedBids), ${row}.id)[0]?.amount;
          return (
            <@Link to={\`${raw(model.base)}/\${${row}.id}#bid\`} className="button button-primary whitespace-nowrap" aria-label={\`Bid on \${${title}}\`}>
              {standing ? \`Bid: \${@formatMoney(standing, ${currency})}\` : "Bid"}
            </@Link>
          );
        }`,
    },
  ];
}
