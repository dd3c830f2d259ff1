import { type FormEvent, useId, useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { text } from "@/lib/fields/text";
import { readText } from "@/lib/saved";
import { type OwnPicture, smallPicture } from "@/lib/site/pictures";
import type { Collection } from "@/lib/store";

const caption = text({ label: "Caption" });

/** Adds a picture from a file. */
export function AddPicture({ own }: { own: Collection<OwnPicture> }) {
  const id = useId();
  const [outcome, setOutcome] = useState<"none" | "added" | "missing">("none");

  async function add(form: HTMLFormElement) {
    const data = new FormData(form);
    const file = data.get("picture");
    const source = file instanceof File && file.size > 0 ? await smallPicture(file) : null;
    if (source === null) {
      setOutcome("missing");
      form.querySelector<HTMLElement>('[name="picture"]')?.focus();
      return;
    }
    own.add({ title: readText(data.get("caption")).trim() || "Without a caption", source });
    setOutcome("added");
    form.reset();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void add(event.currentTarget);
  }

  return (
    <Card className="sm:max-w-xl">
      <CardTitle>Add your own</CardTitle>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <Field
          id={id}
          label="Picture"
          required
          error={outcome === "missing" ? "Choose a picture." : undefined}
        >
          {(control) => <Input {...control} type="file" name="picture" accept="image/*" />}
        </Field>
        <FieldInput field={caption} name="caption" />
        <Button type="submit" className="self-start">
          Add picture
        </Button>
        <p role="status" className="font-semibold empty:-mt-4">
          {outcome === "added" && "Your picture is in the gallery."}
        </p>
        <p className="text-sm text-muted-foreground">
          It is kept in this browser and sent nowhere.
        </p>
      </form>
    </Card>
  );
}
