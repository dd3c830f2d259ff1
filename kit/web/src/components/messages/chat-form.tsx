import { SendIcon } from "lucide-react";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { text } from "@/lib/fields/text";

/** Writes a line; an empty one is refused. */
export function ChatForm({ label, onSend }: { label: string; onSend: (text: string) => void }) {
  const fields = { text: text({ label, required: true, missing: "Write a message first." }) };
  const { errors, handleSubmit } = useFieldsForm(fields, (values) => onSend(values.text));
  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      className="flex flex-wrap items-start gap-3 border-t border-border pt-4"
    >
      <div className="min-w-0 flex-1 basis-48">
        <FieldInput field={fields.text} name="text" error={errors["text"]} />
      </div>
      <Button type="submit" className="mt-6.5 max-sm:mt-0 max-sm:w-full">
        <SendIcon />
        Send
      </Button>
    </form>
  );
}
