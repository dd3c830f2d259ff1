import { type FormEvent, type ReactNode, useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { usePerson } from "@/hooks/use-person";
import type { Comment } from "@/lib/comments";
import { paragraph } from "@/lib/fields/paragraph";
import { text } from "@/lib/fields/text";
import { formatMoment } from "@/lib/format";
import { person } from "@/lib/person";
import type { Collection, Stored } from "@/lib/store";
import { type Noun, upperFirst } from "@/lib/words";

interface ThreadProps {
  comments: Collection<Comment>;
  /** The id of the row that they are about. */
  about: string;
  /** What they are called: `{ one: "comment", many: "comments" }`. */
  noun: Noun;
  /** Whether nobody is asked for a name. */
  isAnonymous?: boolean;
}

/** The comments on a row with their replies, and a form for the next one. */
export function CommentThread({ comments, about, noun, isAnonymous = false }: ThreadProps) {
  const own = useCollection(comments).filter((comment) => comment.about === about);
  const first = own.filter(({ answers }) => answers === "").toReversed();
  const me = usePerson();
  const [answering, setAnswering] = useState("");
  const fields = {
    author: text({ label: "Your name" }),
    text: paragraph({ label: `Your ${noun.one}`, required: true, missing: `Write your ${noun.one}.` }),
  };
  const write = (answers: string, author: string, content: string) =>
    comments.add({ about, answers, author, text: content, at: new Date().toISOString() });
  const { errors, handleSubmit } = useFieldsForm(fields, (values) => {
    if (values.author !== "") person.update({ name: values.author });
    write("", values.author, values.text);
  });

  function reply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answer = new FormData(event.currentTarget).get("answer");
    if (typeof answer === "string" && answer.trim() !== "") write(answering, isAnonymous ? "" : me.name, answer.trim());
    setAnswering("");
  }

  return (
    <Card className="gap-6">
      <SectionTitle>{upperFirst(noun.many)}</SectionTitle>
      {first.length === 0 && <p className="text-muted-foreground">No {noun.many} yet. Write the first.</p>}
      {first.length > 0 && (
        <ul role="list" aria-label={upperFirst(noun.many)} className="flex flex-col gap-4">
          {first.map((comment) => (
            <CommentItem key={comment.id} comment={comment} onDelete={() => comments.remove(comment.id)}>
              <ul
                role="list"
                aria-label={`Replies to: ${comment.text.slice(0, 40)}`}
                className="flex flex-col gap-4 border-l-2 border-border pl-4 empty:hidden"
              >
                {own
                  .filter(({ answers }) => answers === comment.id)
                  .toReversed()
                  .map((answer) => (
                    <CommentItem key={answer.id} comment={answer} onDelete={() => comments.remove(answer.id)} />
                  ))}
              </ul>
              {answering === comment.id ? (
                <form onSubmit={reply} className="flex flex-col gap-3">
                  <FieldInput field={paragraph({ label: "Your reply to it", required: true })} name="answer" />
                  <Button type="submit" className="self-start">
                    Send reply
                  </Button>
                </form>
              ) : (
                <Button variant="link" size="sm" className="self-start" onClick={() => setAnswering(comment.id)}>
                  Reply
                </Button>
              )}
            </CommentItem>
          ))}
        </ul>
      )}
      <form noValidate aria-label={`Post ${noun.one}`} onSubmit={handleSubmit} className="flex flex-col gap-4 border-t border-border pt-6">
        {!isAnonymous && <FieldInput field={fields.author} name="author" value={me.name} />}
        <FieldInput field={fields.text} name="text" error={errors["text"]} />
        <Button type="submit" className="self-start">
          Post {noun.one}
        </Button>
      </form>
    </Card>
  );
}

function CommentItem({ comment, onDelete, children }: { comment: Stored<Comment>; onDelete: () => void; children?: ReactNode }) {
  return (
    <li className="flex flex-col gap-2 border-t border-border pt-4 first:border-0 first:pt-0">
      <div data-slot="facts" className="text-muted-foreground">
        <strong className="font-semibold text-card-foreground">{comment.author || "Anonymous"}</strong>
        <time dateTime={comment.at}>{formatMoment(comment.at)}</time>
        <Button variant="link" size="sm" className="ml-auto" aria-label={`Delete: ${comment.text.slice(0, 40)}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
      <p className="max-w-prose whitespace-pre-line">{comment.text}</p>
      {children}
    </li>
  );
}
