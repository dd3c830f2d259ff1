import type { FieldInputProps, FieldValueProps, FieldView } from "@/components/fields/field-view";
import { Badge } from "@/components/ui/badge";
import { type ControlProps, Field } from "@/components/ui/field";
import { readTexts } from "@/lib/saved";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { distinct } from "@/lib/fields/tags";
import * as words from "@/words/general";

function TagsField({ field, name, value, description, error }: FieldInputProps) {
  return (
    <Field {...field} description={description} error={error}>
      {(control) => (
        <TagsInput
          control={control}
          name={name}
          suggestions={field.options ?? []}
          defaultValue={readTexts(value)}
        />
      )}
    </Field>
  );
}

function TagsValue({ value }: FieldValueProps) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {readTexts(value).map((tag) => (
        <Badge key={tag} variant="secondary">
          {tag}
        </Badge>
      ))}
    </span>
  );
}

export const tagsView: FieldView = { Input: TagsField, Value: TagsValue, isWide: true };

/** Words that are separated by commas; those that are offered can be chosen by a click. */
function TagsInput({
  control,
  name,
  suggestions,
  defaultValue,
}: {
  control: ControlProps;
  name: string;
  suggestions: readonly string[];
  defaultValue: readonly string[];
}) {
  const [text, setText] = useState(defaultValue.join(", "));
  const tags = distinct(text.split(","));

  function toggle(tag: string) {
    const next = tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
    setText(next.join(", "));
  }

  return (
    <div className="flex flex-col gap-2">
      <Input
        {...control}
        name={name}
        value={text}
        placeholder={words.separatedByCommas}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      {suggestions.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {suggestions.map((tag) => (
            <Button
              key={tag}
              variant={tags.includes(tag) ? "default" : "secondary"}
              size="sm"
              aria-pressed={tags.includes(tag)}
              onClick={() => toggle(tag)}
            >
              {tag}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
