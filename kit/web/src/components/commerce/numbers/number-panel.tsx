import { useState } from "react";
import { EntryConfirmation } from "@/components/commerce/entries/entry-confirmation";
import { Panel } from "@/components/commerce/panel";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { type FindNumber, type NumberFound, REDEEMED } from "@/lib/commerce/numbers";
import { text } from "@/lib/fields/text";
import { upperFirst } from "@/lib/words";

interface NumberPanelProps {
  /** What has the numbers: "ticket". */
  called: string;
  heading: string;
  /** What one does by the number, on the button: "Track". */
  verb: string;
  find: FindNumber;
  /** Whether a number is accepted once only. */
  redeems?: boolean;
}

/** Asks for the number of a row, and says what it is for. An unknown one is refused. */
export function NumberPanel({ called, heading, verb, find, redeems = false }: NumberPanelProps) {
  const [found, setFound] = useState<NumberFound | null>(null);
  const fields = {
    number: text({
      label: `${upperFirst(called)} number`,
      required: true,
      missing: "Enter the number.",
    }),
  };
  const { errors, handleSubmit } = useFieldsForm(
    fields,
    ({ number }) => {
      const accepted = find(number);
      if (redeems) accepted?.redeem();
      setFound(accepted);
    },
    {
      validate: ({ number }) => {
        setFound(null);
        return refusalOf(find(number), { called, redeems });
      },
    },
  );
  return (
    <Panel title={heading} anchor="number">
      <form noValidate onSubmit={handleSubmit} className="flex max-w-md flex-col gap-5">
        <FieldInput field={fields.number} name="number" error={errors["number"]} />
        <Button type="submit" className="self-start">
          {verb} {called}
        </Button>
      </form>
      {found !== null && (
        <EntryConfirmation
          title={`${upperFirst(called)} ${found.number} is ${redeems ? "redeemed" : "valid"}`}
          note={found.title}
          lines={redeems ? [{ label: "State", value: REDEEMED }, ...found.lines] : found.lines}
        >
          {null}
        </EntryConfirmation>
      )}
    </Panel>
  );
}

/** Why a number is not accepted; nothing for one that is. */
function refusalOf(
  found: NumberFound | null,
  { called, redeems }: { called: string; redeems: boolean },
): Record<string, string> {
  if (found === null) return { number: `No ${called} has this number.` };
  return redeems && found.isRedeemed ? { number: `This ${called} was redeemed already.` } : {};
}
