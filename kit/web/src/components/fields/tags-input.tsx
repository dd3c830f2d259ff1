import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { ControlProps } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { distinct } from "@/lib/fields/tags";

/** Words that are separated by commas; those that are offered can be chosen by a click. */
export function TagsInput({
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
        placeholder="Separated by commas"
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
