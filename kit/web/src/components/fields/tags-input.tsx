import { XIcon } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import type { ControlProps } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { distinct } from "@/lib/fields/tags";

/** Words to choose or to write; Enter or a comma adds what was written. */
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
  const [tags, setTags] = useState(defaultValue);
  const [text, setText] = useState("");
  const offered = distinct([...suggestions, ...tags]);

  function addText(event: KeyboardEvent<HTMLInputElement>) {
    if ((event.key !== "Enter" && event.key !== ",") || text.trim() === "") return;
    event.preventDefault();
    setTags(distinct([...tags, ...text.split(",")]));
    setText("");
  }

  return (
    <div className="flex flex-col gap-2">
      {tags.map((tag) => (
        <input key={tag} type="hidden" name={name} value={tag} />
      ))}
      <Input
        {...control}
        name={name}
        value={text}
        placeholder="Add a tag"
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={addText}
      />
      {offered.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {offered.map((tag) => {
            const isChosen = tags.includes(tag);
            return (
              <Button
                key={tag}
                variant={isChosen ? "default" : "secondary"}
                size="sm"
                aria-pressed={isChosen}
                onClick={() => setTags(isChosen ? tags.filter((other) => other !== tag) : [...tags, tag])}
              >
                {tag}
                {isChosen && <XIcon />}
              </Button>
            );
          })}
        </div>
      )}
    </div>
  );
}
