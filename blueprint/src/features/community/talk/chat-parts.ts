// What private messages and public rooms share: how a line of talk is shown.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";

/** `src/components/talk.tsx`: `@SpokenLine`, and `@talkTime` for a time in a few words. */
export const talkModule: ModuleSource = {
  path: "src/components/talk.tsx",
  library: true,
  parts: [
    {
      name: "talkTime",
      comment: "`Nov 18, 14:30`.",
      code: code`
        function talkTime(at: string): string {
          return new Date(at).toLocaleString("en", { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" });
        }`,
    },
    {
      name: "SpokenLine",
      comment: "One message: one's own stand at the right.",
      code: code`
        function SpokenLine({ author, text, at, isOwn, note = "" }: { author: string; text: string; at: string; isOwn: boolean; note?: string }) {
          return (
            <li className={isOwn ? "flex flex-col items-end gap-1" : "flex flex-col items-start gap-1"}>
              <p className="flex gap-2 text-xs text-muted">
                <strong className="font-semibold">{author}</strong>
                <time dateTime={at}>{@talkTime(at)}</time>
              </p>
              <p
                className={\`max-w-[85%] rounded-card px-4 py-2.5 break-words whitespace-pre-line \${isOwn ? "bg-accent text-on-accent" : "bg-sunken text-ink"}\`}
              >
                {text}
              </p>
              {note !== "" && <p className="text-xs text-muted italic">{note}</p>}
            </li>
          );
        }`,
    },
    {
      name: "SpokenForm",
      comment: "Writes a line; an empty one is refused.",
      code: code`
        function SpokenForm({ label, onSend }: { label: string; onSend: (text: string) => void }) {
          const [errors, setErrors] = @useState<@FieldErrors>({});

          function send(event: @FormEvent<HTMLFormElement>) {
            event.preventDefault();
            const element = event.currentTarget;
            const form: @FormReading = { data: new FormData(element), errors: {} };
            const text = @requiredText(form, "text", "Write a message first.");
            setErrors(form.errors);
            if (text === "") return;
            onSend(text);
            element.reset();
          }

          return (
            <form noValidate onSubmit={send} className="flex flex-wrap items-start gap-3 border-t border-line pt-4">
              <div className="min-w-0 flex-1 basis-48">
                <@TextField label={label} name="text" required error={errors.text} />
              </div>
              <button type="submit" className="button button-primary quick-submit">
                <@SendIcon className="size-4" />
                Send
              </button>
            </form>
          );
        }`,
    },
  ],
};
