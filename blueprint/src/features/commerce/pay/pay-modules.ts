// Payments in the generated app: the form, what was paid for one row, and all payments with their total.
import { type Code, code, raw, Reference, when } from "../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../writer/code/module.ts";
import { titleOf } from "../../../writer/field/field-display.ts";
import { type EntityModel, fieldOf } from "../../../writer/model/entity-model.ts";
import type { FeatureOf } from "../../feature.ts";
import type { UnitCall } from "../../unit/unit.ts";

type Pay = FeatureOf<"pay">;

/** The component that records payments: on the page of a row, or on the page of all. */
export function payPanel(model: EntityModel | null): Reference {
  if (model === null) return new Reference("RecordPayment", "src/features/paying/RecordPayment.tsx");
  return new Reference(`${model.type.name}PaymentPanel`, `${model.folder}/${model.type.name}PaymentPanel.tsx`);
}

/** The heading of the form, which names its region. */
export function payHeading({ called }: Pay): string {
  return called === "payment" ? "Record a payment" : `Record a ${called} payment`;
}

const paidTotal: Part = {
  name: "paidTotal",
  code: code`
    function paidTotal(payments: readonly @OwnEntryDraft[]): string {
      const sum = payments.reduce((total, { amount }) => total + (amount ?? 0), 0);
      return @formatMoney(sum, @PAID_IN);
    }`,
};

const list = code`
  function PaymentsMade() {
    const payments = @useRows(@recordedPayments);
    return (
      <div className="flex flex-col gap-5">
        {payments.length > 0 && <p className="font-display text-2xl font-bold text-on-page tabular-nums">Total: {@paidTotal(payments)}</p>}
        <@PaymentEntries payments={payments} />
      </div>
    );
  }`;

const entries = code`
  function PaymentEntries({ payments }: { payments: readonly @Stored<@OwnEntryDraft>[] }) {
    return (
      <@OwnEntryList label="Payments" count={payments.length} empty={<p>What is paid is listed here, with its receipt.</p>}>
        {payments.map((payment) => (
          <@OwnEntryCard key={payment.id} entry={payment}>
            <button type="button" className="button button-quiet" onClick={() => @downloadEntry("Receipt", payment)}>
              <@DownloadIcon className="size-4" />
              Download receipt
            </button>
          </@OwnEntryCard>
        ))}
      </@OwnEntryList>
    );
  }`;

const form = code`
  function RecordPaymentForm({ about, title, due, onPaid }: { about: string; title: string; due: number | null; onPaid: (payment: @OwnEntryDraft) => void }) {
    const [errors, setErrors] = @useState<@FieldErrors>({});

    function record(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = { data: new FormData(event.currentTarget), errors: {} };
      const name = @requiredText(form, "name", "Enter who pays.");
      const subject = title || @requiredText(form, "subject", "Say what it is for.");
      const amount = @requiredNumber(form, "amount", { min: 0.01, message: "Enter the amount." });
      const method = @readPaymentMethod(form);
      setErrors(form.errors);
      if (Object.keys(form.errors).length > 0) return;
      const details = [
        { label: "Paid by", value: name },
        { label: "Amount", value: @formatMoney(amount, @PAID_IN) },
        { label: "Method", value: method },
      ];
      onPaid(@recordedPayments.add({ about, title: subject, number: @newEntryNumber("RC"), at: new Date().toISOString(), status: "Paid", name, email: "", details, amount }));
    }

    return (
      <form noValidate onSubmit={record} className="flex max-w-3xl flex-col gap-5">
        {title === "" && <@TextField label="What it is for" name="subject" required error={errors.subject} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <@TextField label="Paid by" name="name" required error={errors.name} />
          <@TextField label="Amount" name="amount" inputMode="decimal" unit={@PAID_IN} required defaultValue={due ?? undefined} error={errors.amount} />
        </div>
        <@PaymentFields methods={@PAID_BY} errors={errors} />
        <button type="submit" className="button button-primary self-start">
          Record payment
        </button>
      </form>
    );
  }`;

/** The panel: the form or what was just paid, and the payments of the row. */
function panelPart(feature: Pay, model: EntityModel | null): Part {
  const { price } = feature;
  const panel = payPanel(model);
  const row = model === null ? null : raw(model.one);
  const due = model === null || price === null ? code`null` : raw(`${model.one}.${fieldOf(model, price).key}`);
  const about = row === null ? code`""` : code`${row}.id`;
  const title = model === null ? code`""` : titleOf(model, model.one);
  const rows: Code | undefined =
    row === null ? undefined : code`const payments = @useRows(@recordedPayments).filter((payment) => payment.about === ${row}.id);`;
  return {
    name: panel.name,
    code: code`
      function ${panel}(${when(model !== null, () => code`{ ${row ?? raw("")} }: { ${row ?? raw("")}: ${model?.type} }`)}) {
        const [paid, setPaid] = @useState<@OwnEntryDraft | null>(null);
        ${rows}
        return (
          <section aria-labelledby="pay-title" className="card flex flex-col gap-6 p-6 sm:p-8">
            <h2 id="pay-title" className="section-title">
              ${raw(payHeading(feature))}
            </h2>
            {paid ? (
              <@EntryConfirmation title={\`\${@formatMoney(paid.amount ?? 0, @PAID_IN)} is paid\`} note={\`Receipt number \${paid.number}, \${paid.title}.\`} details={paid.details}>
                <button type="button" className="button button-quiet" onClick={() => setPaid(null)}>
                  Record another
                </button>
              </@EntryConfirmation>
            ) : (
              <@RecordPaymentForm about={${about}} title={${title}} due={${due}} onPaid={setPaid} />
            )}
            ${when(
              row !== null,
              code`
            {payments.length > 0 && (
              <div className="flex flex-col gap-3 border-t border-line pt-6">
                <h3 className="font-display text-lg font-bold">Paid so far: {@paidTotal(payments)}</h3>
                <@PaymentEntries payments={payments} />
              </div>
            )}`,
            )}
          </section>
        );
      }`,
  };
}

/** The files of payments, and of those for this entity's rows. All are in one currency: that of the first. */
export function payModules({ project, feature }: UnitCall<Pay>, model: EntityModel | null): ModuleSource[] {
  const first = project.blueprint.features.find((other) => other.kind === "pay") ?? feature;
  return [
    {
      path: "src/features/paying/payments.ts",
      library: true,
      parts: [
        { name: "PAID_IN", code: code`const PAID_IN = ${first.currency};` },
        { name: "PAID_BY", code: code`const PAID_BY = ${{ literal: first.methods }};` },
        { name: "recordedPayments", code: code`const recordedPayments = @createOwnEntries(${`${project.blueprint.slug}/payments`});` },
        paidTotal,
      ],
    },
    {
      path: "src/features/paying/PaymentsMade.tsx",
      library: true,
      parts: [
        { name: "PaymentsMade", code: list },
        { name: "PaymentEntries", code: entries },
      ],
    },
    { path: "src/features/paying/RecordPaymentForm.tsx", library: true, parts: [{ name: "RecordPaymentForm", code: form }] },
    { path: payPanel(model).from, library: true, parts: [panelPart(feature, model)] },
  ];
}
