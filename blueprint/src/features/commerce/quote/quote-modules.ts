// Quotes in the generated app: the panel that puts one together, and the list of those that were requested.
import { code, raw, Reference } from "../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../writer/code/module.ts";
import { titleOf } from "../../../writer/field/field-display.ts";
import type { EntityModel } from "../../../writer/model/entity-model.ts";
import type { FeatureOf } from "../../feature.ts";
import type { UnitCall } from "../../unit/unit.ts";
import { priceCode } from "../parts/price.ts";

type Quote = FeatureOf<"quote">;

/** The components for quotes for rows of this entity. */
export function quoteNames(model: EntityModel): { panel: Reference; link: Reference } {
  const path = `${model.folder}/${model.type.name}Quote.tsx`;
  return { panel: new Reference(`${model.type.name}QuotePanel`, path), link: new Reference(`${model.type.name}QuoteLink`, path) };
}

const quoteParts: Part[] = [
  {
    name: "QuotedItem",
    isType: true,
    code: code`
      interface QuotedItem {
        about: string;
        title: string;
        price: number;
        currency: string;
        /** The label of the number that the price is multiplied by. */
        count: string;
        /** Extras with their share of the price, in per cent. */
        extras: readonly { label: string; share: number }[];
      }`,
  },
  {
    name: "quoteLines",
    comment: "What the quote consists of, and what each part costs.",
    code: code`
      function quoteLines({ title, price, count, extras }: @QuotedItem, { units, chosen }: { units: number; chosen: readonly string[] }): { label: string; cost: number }[] {
        const base = price * units;
        return [
          { label: \`\${title}, \${count.toLowerCase()}: \${units}\`, cost: base },
          ...extras.filter(({ label }) => chosen.includes(label)).map(({ label, share }) => ({ label, cost: Math.round(base * share) / 100 })),
        ];
      }`,
  },
];

const panel = code`
  function QuotePanel({ item }: { item: @QuotedItem }) {
    const section = @useScrolledTo<HTMLElement>("quote");
    const [units, setUnits] = @useState(1);
    const [chosen, setChosen] = @useState<readonly string[]>([]);
    const [errors, setErrors] = @useState<@FieldErrors>({});
    const [requested, setRequested] = @useState<@OwnEntryDraft | null>(null);
    const lines = @quoteLines(item, { units, chosen });
    const total = lines.reduce((sum, { cost }) => sum + cost, 0);

    function request(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = { data: new FormData(event.currentTarget), errors: {} };
      const contact = @readWhoAsks(form);
      setErrors(form.errors);
      if (Object.keys(form.errors).length > 0) return;
      const details = [...lines, { label: "Total", cost: total }].map(({ label, cost }) => ({ label, value: @formatMoney(cost, item.currency) }));
      const head = { about: item.about, title: item.title, number: @newEntryNumber("QU"), at: new Date().toISOString(), status: "Requested" };
      setRequested(@requestedQuotes.add({ ...contact, ...head, details, amount: total }));
    }

    return (
      <section ref={section} id="quote" aria-labelledby="quote-title" className="card flex scroll-mt-20 flex-col gap-6 p-6 sm:p-8">
        <h2 id="quote-title" className="section-title">
          Get a quote
        </h2>
        {requested ? (
          <@EntryConfirmation
            title="Your quote is requested"
            note={\`Quote number \${requested.number}. This demonstration sends no e-mail.\`}
            details={requested.details}
          >
            <@QuoteDownload quote={requested} />
            <button type="button" className="button button-quiet" onClick={() => setRequested(null)}>
              Another quote
            </button>
          </@EntryConfirmation>
        ) : (
          <form noValidate onSubmit={request} className="grid gap-8 lg:grid-cols-2">
            <@QuoteOptions item={item} units={units} chosen={chosen} onUnits={setUnits} onChosen={setChosen} />
            <@QuoteSum lines={lines} total={total} currency={item.currency} />
            <div className="flex flex-col gap-5 lg:col-span-2">
              <@WhoAsksFields errors={errors} />
              <button type="submit" className="button button-primary self-start">
                Request this quote
              </button>
            </div>
          </form>
        )}
      </section>
    );
  }`;

const options = code`
  function QuoteOptions({
    item,
    units,
    chosen,
    onUnits,
    onChosen,
  }: {
    item: @QuotedItem;
    units: number;
    chosen: readonly string[];
    onUnits: (units: number) => void;
    onChosen: (chosen: readonly string[]) => void;
  }) {
    return (
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-1.5">
          <p className="text-sm font-semibold">{item.count}</p>
          <@QuantityStepper label={item.count} value={units} most={99} onChange={onUnits} />
        </div>
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 text-sm font-semibold">Extras</legend>
          {item.extras.map(({ label, share }) => (
            <label key={label} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                className="mark"
                checked={chosen.includes(label)}
                onChange={(event) => onChosen(event.target.checked ? [...chosen, label] : chosen.filter((other) => other !== label))}
              />
              {label}
              <span className="ml-auto text-sm text-muted">+{share}%</span>
            </label>
          ))}
        </fieldset>
      </div>
    );
  }`;

const sum = code`
  function QuoteSum({ lines, total, currency }: { lines: readonly { label: string; cost: number }[]; total: number; currency: string }) {
    return (
      <div role="status" className="flex flex-col gap-3 self-start rounded-card bg-sunken p-5">
        {lines.map(({ label, cost }) => (
          <p key={label} className="flex justify-between gap-4">
            <span className="min-w-0 break-words text-muted">{label}</span>
            <span className="tabular-nums">{@formatMoney(cost, currency)}</span>
          </p>
        ))}
        <p className="flex justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
          <span>Total</span>
          <span className="tabular-nums">{@formatMoney(total, currency)}</span>
        </p>
      </div>
    );
  }`;

const quoteDownload = code`
  function QuoteDownload({ quote }: { quote: @OwnEntryDraft }) {
    return (
      <button type="button" className="button button-quiet" onClick={() => @downloadEntry("Quote", quote)}>
        <@DownloadIcon className="size-4" />
        Download quote
      </button>
    );
  }`;

const mine = code`
  function MyQuotes() {
    const quotes = @useRows(@requestedQuotes);
    return (
      <@OwnEntryList label="Quotes" count={quotes.length} empty={<p>What you request a quote for is listed here.</p>}>
        {quotes.map((quote) => (
          <@OwnEntryCard key={quote.id} entry={quote}>
            <@QuoteDownload quote={quote} />
            {quote.status !== "Cancelled" && (
              <button type="button" className="button button-danger" onClick={() => @requestedQuotes.update(quote.id, { status: "Cancelled" })}>
                Cancel request
              </button>
            )}
          </@OwnEntryCard>
        ))}
      </@OwnEntryList>
    );
  }`;

/** The files of quotes, and of those for this entity's rows. */
export function quoteModules({ project, feature, model }: UnitCall<Quote>): ModuleSource[] {
  const store: Part = {
    name: "requestedQuotes",
    code: code`const requestedQuotes = @createOwnEntries(${`${project.blueprint.slug}/quotes`});`,
  };
  return [
    { path: "src/features/quoting/quotes.ts", opening: "Quotes, and how one adds up.", library: true, parts: [store, ...quoteParts] },
    {
      path: "src/features/quoting/QuotePanel.tsx",
      library: true,
      parts: [
        { name: "QuotePanel", comment: "Puts a quote together and requests it.", code: panel },
        { name: "QuoteOptions", code: options },
        { name: "QuoteSum", code: sum },
      ],
    },
    {
      path: "src/features/quoting/MyQuotes.tsx",
      library: true,
      parts: [
        { name: "MyQuotes", code: mine },
        { name: "QuoteDownload", code: quoteDownload },
      ],
    },
    { path: quoteNames(model).panel.from, library: true, parts: rowParts(feature, model) },
  ];
}

function rowParts({ price, count, extras }: Quote, model: EntityModel): Part[] {
  const { panel: own, link } = quoteNames(model);
  const row = raw(model.one);
  const { value, currency, field } = priceCode(model, price);
  const title = titleOf(model, model.one);
  const props = code`{ ${row} }: { ${row}: ${model.type} }`;
  const unpriced = field.required ? undefined : code`if (${value} === null) return null;`;
  const extrasName = new Reference(`${model.type.name.toUpperCase()}_EXTRAS`, own.from);
  return [
    { name: extrasName.name, code: code`const ${extrasName} = ${{ literal: extras }};` },
    {
      name: own.name,
      code: code`
        function ${own}(${props}) {
          ${unpriced}
          return <@QuotePanel item={{ about: ${row}.id, title: ${title}, price: ${value}, currency: ${currency}, count: ${count}, extras: ${extrasName} }} />;
        }`,
    },
    {
      name: link.name,
      code: code`
        function ${link}(${props}) {
          ${unpriced}
          return (
            <@Link to={\`${raw(model.base)}/\${${row}.id}#quote\`} className="button button-primary">
              Get a quote
            </@Link>
          );
        }`,
    },
  ];
}
