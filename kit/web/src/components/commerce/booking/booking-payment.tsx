import { EntryDetails } from "@/components/commerce/entries/entry-details";
import { PaymentInputs } from "@/components/commerce/payment/payment-inputs";
import { Button } from "@/components/ui/button";
import { useFieldsForm } from "@/hooks/use-fields-form";
import type { Booking, Bookings } from "@/lib/commerce/booking/bookings";
import { wholeDetails } from "@/lib/commerce/entries";
import { describePayment, paymentFields } from "@/lib/commerce/payment";

/** Shows a booking before it is made, and how to pay for it. */
export function BookingPayment({
  bookings: { noun, methods = [] },
  booking,
  onEdit,
  onPaid,
}: {
  bookings: Bookings;
  booking: Booking;
  onEdit: () => void;
  onPaid: (booking: Booking) => void;
}) {
  const fields = paymentFields(methods);
  const { errors, handleSubmit } = useFieldsForm(fields, (values) =>
    onPaid({
      ...booking,
      details: [...booking.details, { label: "Payment", value: describePayment(values) }],
    }),
  );
  return (
    <form noValidate onSubmit={handleSubmit} aria-label="Payment" className="flex flex-col gap-6">
      <h3 className="font-heading text-lg font-bold">Check your {noun.one}</h3>
      <EntryDetails lines={wholeDetails(booking)} />
      <PaymentInputs fields={fields} errors={errors} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Confirm and pay</Button>
        <Button variant="outline" onClick={onEdit}>
          Edit details
        </Button>
      </div>
    </form>
  );
}
