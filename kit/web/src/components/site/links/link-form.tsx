import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { type SavedLink, linkFields } from "@/lib/site/saved-links";
import type { Collection, Stored } from "@/lib/store";

interface LinkFormProps {
  links: Collection<SavedLink>;
  /** The link that is changed; a new one without it. */
  current: Stored<SavedLink> | undefined;
  onSaved: () => void;
}

/** Adds a link, or changes one. */
export function LinkForm({ links, current, onSaved }: LinkFormProps) {
  const { errors, handleSubmit } = useFieldsForm(linkFields, (values) => {
    if (current === undefined) links.add(values);
    else links.update(current.id, values);
    onSaved();
  });
  return (
    <Card>
      <CardTitle>{current === undefined ? "New link" : "Change link"}</CardTitle>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FieldInput
            field={linkFields.title}
            name="title"
            value={current?.title}
            error={errors["title"]}
          />
          <FieldInput
            field={linkFields.address}
            name="address"
            value={current?.address}
            error={errors["address"]}
          />
        </div>
        <Button type="submit" className="self-start">
          {current === undefined ? "Add link" : "Save link"}
        </Button>
      </form>
    </Card>
  );
}
