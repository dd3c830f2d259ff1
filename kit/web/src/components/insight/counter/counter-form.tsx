import { NameForm } from "@/components/insight/name-form";
import * as insightWords from "@/words/insight";

/** Asks for the name of what is counted. */
export function CounterForm({
  title,
  label,
  onSave,
  onCancel,
}: {
  title: string;
  label?: string;
  onSave: (label: string) => void;
  onCancel?: (() => void) | undefined;
}) {
  return (
    <NameForm
      title={title}
      nameLabel={insightWords.whatIsCounted}
      saveLabel={insightWords.saveCounter}
      initial={label}
      onSave={onSave}
      onCancel={onCancel}
    />
  );
}
