import { useState } from "react";
import { EntryConfirmation } from "@/components/commerce/entries/entry-confirmation";
import { Panel } from "@/components/commerce/panel";
import { PaymentEntries } from "@/components/commerce/payment/payment-list";
import { Button } from "@/components/ui/button";
import { useCollection } from "@/hooks/use-collection";
import { type Entry, newEntry, sumAmounts } from "@/lib/commerce/entries";
import { type Offer, type OfferProps, offerOf } from "@/lib/commerce/offer";
import {
  type PaymentTerms,
  type Settling,
  leftToPay,
  payments,
  recordFields,
  settleRow,
} from "@/lib/commerce/payments";
import type { Fields } from "@/lib/entity";
import { formatMoney } from "@/lib/format";
import { PaymentInputs } from "@/components/commerce/payment/payment-inputs";
import { FieldInput } from "@/components/fields/field-input";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { describePayment } from "@/lib/commerce/payment";

interface RecordProps {
  heading: string;
  terms: PaymentTerms;
}

interface RowRecordProps<F extends Fields>
  extends RecordProps, Omit<OfferProps<F>, "price">, Partial<Pick<OfferProps<F>, "price">> {
  /** What says that the row is paid; without it nothing is said to be left. */
  settling?: Settling<F>;
}

/** Records payments for the row of a page, and lists them. The row's price is the amount that is due. */
export function RecordPanel<F extends Fields>({
  heading,
  terms,
  settling,
  ...offered
}: RowRecordProps<F>) {
  const offer = offerOf(offered);
  const { about, price: due } = offer;
  const paid = useCollection(payments).filter((payment) => payment.about === about);
  const isSettled = settling === undefined || offered.row[settling.field] === settling.value;
  const left = isSettled || due === null ? null : leftToPay(due, paid, about);
  const settle = () => {
    if (settling !== undefined) settleRow(offered.entity, { about, due }, settling);
  };
  return (
    <Panel
      title={heading}
      anchor="pay"
      aside={
        left !== null && (
          <p className="font-semibold">Still to pay: {formatMoney(left, offer.currency)}</p>
        )
      }
    >
      <RecordSteps offer={offer} due={left ?? due} terms={terms} onPaid={settle} />
      {paid.length > 0 && (
        <div className="flex flex-col gap-3 border-t border-border pt-6">
          <h3 className="font-heading text-lg font-bold">
            Paid so far: {formatMoney(sumAmounts(paid), terms.currency)}
          </h3>
          <PaymentEntries paid={paid} />
        </div>
      )}
    </Panel>
  );
}

/** Records payments for what is no row. */
export function ThingRecordPanel({ heading, terms }: RecordProps) {
  return (
    <Panel title={heading} anchor="pay">
      <RecordSteps offer={null} due={null} terms={terms} />
    </Panel>
  );
}

interface StepsProps {
  offer: Offer | null;
  due: number | null;
  terms: PaymentTerms;
  onPaid?: () => void;
}

function RecordSteps({ offer, due, terms, onPaid }: StepsProps) {
  const [paid, setPaid] = useState<Entry | null>(null);

  function handlePaid(payment: Entry) {
    setPaid(payment);
    onPaid?.();
  }

  if (paid === null)
    return <RecordForm offer={offer} due={due} terms={terms} onPaid={handlePaid} />;
  return (
    <EntryConfirmation
      title={`${formatMoney(paid.amount ?? 0, terms.currency)} is paid`}
      note={`Receipt number ${paid.number}, ${paid.title}.`}
      lines={paid.details}
    >
      <Button variant="outline" onClick={() => setPaid(null)}>
        Record another
      </Button>
    </EntryConfirmation>
  );
}

/** Records a payment for something; `due` is the amount that is asked for. */
function RecordForm({
  offer,
  due,
  terms,
  onPaid,
}: {
  offer: Offer | null;
  due: number | null;
  terms: PaymentTerms;
  onPaid: (payment: Entry) => void;
}) {
  const fields = recordFields(terms, { hasSubject: offer !== null });
  const { errors, handleSubmit } = useFieldsForm(fields, (values) => {
    const details = [
      { label: "Paid by", value: values.name },
      { label: "Amount", value: fields.amount.format(values.amount) },
      { label: "Method", value: describePayment(values) },
    ];
    const { about, title } = offer ?? { about: "", title: values.subject };
    const { name, amount } = values;
    onPaid(payments.add(newEntry("RC", { about, title, status: "Paid", name, details, amount })));
  });
  return (
    <form noValidate onSubmit={handleSubmit} className="flex max-w-3xl flex-col gap-5">
      {offer === null && (
        <FieldInput field={fields.subject} name="subject" error={errors["subject"]} />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FieldInput field={fields.name} name="name" error={errors["name"]} />
        <FieldInput field={fields.amount} name="amount" value={due} error={errors["amount"]} />
      </div>
      <PaymentInputs fields={fields} errors={errors} />
      <Button type="submit" className="self-start">
        Record payment
      </Button>
    </form>
  );
}
