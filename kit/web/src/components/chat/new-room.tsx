import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { text } from "@/lib/fields/text";

const fields = {
  room: text({ label: "New room", required: true, missing: "Give the room a name." }),
};

/** Opens a room by its name. */
export function NewRoom({ onCreate }: { onCreate: (room: string) => void }) {
  const { errors, handleSubmit } = useFieldsForm(fields, ({ room }) => onCreate(room));
  return (
    <Card>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-3">
        <FieldInput field={fields.room} name="room" error={errors["room"]} />
        <Button type="submit" variant="outline">
          Create room
        </Button>
      </form>
    </Card>
  );
}
