import { PaymentInputs } from "@/components/commerce/payment/payment-inputs";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { type Entry, newEntry } from "@/lib/commerce/entries";
import type { Offer } from "@/lib/commerce/offer";
import { describePayment } from "@/lib/commerce/payment";
import { type PaymentTerms, payments, recordFields } from "@/lib/commerce/payments";

/** Records a payment for something; `due` is the amount that is asked for. */
export function RecordForm({
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
    onPaid(
      payments.add(
        newEntry("RC", { about, title, status: "Paid", name, email: "", details, amount }),
      ),
    );
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
