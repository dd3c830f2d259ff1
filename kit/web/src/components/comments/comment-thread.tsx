import { type FormEvent, type ReactNode, useState } from "react";
import { DeleteLink } from "@/components/comments/delete-link";
import { FieldInput } from "@/components/fields/field-input";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { usePerson } from "@/hooks/use-person";
import { useRemovable } from "@/hooks/use-removable";
import type { Comment } from "@/lib/comments";
import { paragraph } from "@/lib/fields/paragraph";
import { text } from "@/lib/fields/text";
import { formatMoment } from "@/lib/format";
import { person } from "@/lib/person";
import { session } from "@/lib/session";
import type { Collection, Stored } from "@/lib/store";
import { type Noun, upperFirst } from "@/lib/words";
import * as communityWords from "@/words/community";

interface ThreadProps {
  comments: Collection<Comment>;
  /** The id of the row that they are about. */
  about: string;
  /** What they are called: `{ one: "comment", many: "comments" }`. */
  noun: Noun;
  /** Whether nobody is asked for a name. */
  isAnonymous?: boolean;
  /** Whether whoever opens the app deletes also what others wrote; without it nobody does. */
  isKeeper?: () => boolean;
}

/** The comments on a row with their replies, and a form for the next one. */
export function CommentThread({
  comments,
  about,
  noun,
  isAnonymous = false,
  isKeeper,
}: ThreadProps) {
  const isRemovable = useRemovable(isKeeper);
  const own = useCollection(comments).filter((comment) => comment.about === about);
  const first = own.filter(({ answers }) => answers === "").toReversed();
  const me = usePerson();
  const [answering, setAnswering] = useState("");
  const write = (answers: string, author: string, content: string) =>
    comments.add({
      about,
      answers,
      author,
      text: content,
      at: new Date().toISOString(),
      by: session.get(),
    });
  const deleting = (comment: Stored<Comment>) =>
    isRemovable(comment) ? () => comments.remove(comment.id) : null;

  function reply(answer: string) {
    if (answer !== "") write(answering, isAnonymous ? "" : me.name, answer);
    setAnswering("");
  }

  return (
    <Card className="gap-6">
      <SectionTitle>{upperFirst(noun.many)}</SectionTitle>
      {first.length === 0 && (
        <p className="text-muted-foreground">{communityWords.writeTheFirst(noun)}</p>
      )}
      {first.length > 0 && (
        <ul role="list" aria-label={upperFirst(noun.many)} className="flex flex-col gap-4">
          {first.map((comment) => (
            <CommentItem key={comment.id} comment={comment} onDelete={deleting(comment)}>
              <ul
                role="list"
                aria-label={communityWords.repliesTo({ text: comment.text.slice(0, 40) })}
                className="flex flex-col gap-4 border-s-2 border-border ps-4 empty:hidden"
              >
                {own
                  .filter(({ answers }) => answers === comment.id)
                  .toReversed()
                  .map((answer) => (
                    <CommentItem key={answer.id} comment={answer} onDelete={deleting(answer)} />
                  ))}
              </ul>
              {answering === comment.id ? (
                <ReplyForm onReply={reply} />
              ) : (
                <ReplyButton onClick={() => setAnswering(comment.id)} />
              )}
            </CommentItem>
          ))}
        </ul>
      )}
      <CommentForm
        noun={noun}
        author={isAnonymous ? null : me.name}
        onWrite={(author, content) => write("", author, content)}
      />
    </Card>
  );
}

function ReplyButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="link" size="sm" className="self-start" onClick={onClick}>
      {communityWords.reply}
    </Button>
  );
}

function ReplyForm({ onReply }: { onReply: (answer: string) => void }) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answer = new FormData(event.currentTarget).get("answer");
    onReply(typeof answer === "string" ? answer.trim() : "");
  }

  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-3">
      <FieldInput
        field={paragraph({ label: communityWords.yourReplyToIt, required: true })}
        name="answer"
      />
      <Button type="submit" className="self-start">
        {communityWords.sendReply}
      </Button>
    </form>
  );
}

interface FormProps {
  noun: Noun;
  /** The name last given; null if nobody is asked for one. */
  author: string | null;
  onWrite: (author: string, content: string) => void;
}

function CommentForm({ noun, author, onWrite }: FormProps) {
  const fields = {
    author: text({ label: communityWords.yourName }),
    text: paragraph({
      label: communityWords.yourComment(noun),
      required: true,
      missing: communityWords.writeYourComment(noun),
    }),
  };
  const { errors, handleSubmit } = useFieldsForm(fields, (values) => {
    if (values.author !== "") person.update({ name: values.author });
    onWrite(values.author, values.text);
  });
  return (
    <form
      noValidate
      aria-label={communityWords.postComment(noun)}
      onSubmit={handleSubmit}
      className="flex flex-col gap-4 border-t border-border pt-6"
    >
      {author !== null && <FieldInput field={fields.author} name="author" value={author} />}
      <FieldInput field={fields.text} name="text" error={errors["text"]} />
      <Button type="submit" className="self-start">
        {communityWords.postComment(noun)}
      </Button>
    </form>
  );
}

function CommentItem({
  comment,
  onDelete,
  children,
}: {
  comment: Stored<Comment>;
  /** Null for somebody who may not delete it. */
  onDelete: (() => void) | null;
  children?: ReactNode;
}) {
  return (
    <li className="flex flex-col gap-2 border-t border-border pt-4 first:border-0 first:pt-0">
      <div data-slot="facts" className="text-muted-foreground">
        <strong className="font-semibold text-card-foreground">
          {comment.author || communityWords.anonymous}
        </strong>
        <time dateTime={comment.at}>{formatMoment(comment.at)}</time>
        <DeleteLink
          label={communityWords.deleteComment({ text: comment.text.slice(0, 40) })}
          onDelete={onDelete}
        />
      </div>
      <p className="max-w-prose whitespace-pre-line">{comment.text}</p>
      {children}
    </li>
  );
}
