import { useState } from "react";
import { EntryConfirmation } from "@/components/commerce/entries/entry-confirmation";
import { Panel } from "@/components/commerce/panel";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { CANCELLED } from "@/lib/commerce/entries";
import { type NumberFound, type NumberSource, REDEEMED, findNumber } from "@/lib/commerce/numbers";
import { text } from "@/lib/fields/text";
import { upperFirst } from "@/lib/words";

interface NumberPanelProps {
  /** What has the numbers: "ticket". */
  called: string;
  heading: string;
  /** What one does by the number, on the button: "Track". */
  verb: string;
  sources: readonly NumberSource[];
  /** Whether a number is accepted once only. */
  redeems?: boolean;
}

/** Asks for a number that was handed out, and says what it is for. An unknown one is refused. */
export function NumberPanel({ called, heading, verb, sources, redeems = false }: NumberPanelProps) {
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
      const accepted = findNumber(sources, number);
      if (redeems) accepted?.redeem();
      setFound(accepted);
    },
    {
      validate: ({ number }) => {
        setFound(null);
        return refusalOf(findNumber(sources, number), { called, redeems });
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
          lines={[
            { label: "State", value: redeems ? REDEEMED : found.status },
            ...found.lines,
          ].filter(({ value }) => value !== "")}
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
  if (redeems && found.status === REDEEMED)
    return { number: `This ${called} was redeemed already.` };
  return redeems && found.status === CANCELLED ? { number: `This ${called} is cancelled.` } : {};
}
