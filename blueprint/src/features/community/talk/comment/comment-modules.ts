// The files of comments: where they are kept, and the thread below a row.
import { code, type Code, raw, Reference, when } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { jsxText } from "../../../../writer/code/text.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";
import { capitalise } from "../../../../writer/model/names.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";

type Comment = FeatureOf<"comment">;

/** The names of what is written for the comments on an entity's rows. */
interface Names {
  thread: Reference;
  rows: Reference;
}

/** The names of the comments on rows of this entity: `PostComments` and `postComments`. */
export function commentNames(model: EntityModel): Names {
  return {
    thread: new Reference(`${model.type.name}Comments`, `${model.folder}/${model.type.name}Comments.tsx`),
    rows: new Reference(`${model.one}Comments`, `${model.folder}/${model.one}Comments.ts`),
  };
}

/** "comments", "replies", "answers". */
export function pluralOf(called: Comment["called"]): string {
  return called === "reply" ? "replies" : `${called}s`;
}

/** The store of the comments, what all threads share, and this entity's thread. */
export function commentModules({ project, feature, model }: UnitCall<Comment>): ModuleSource[] {
  const { rows, thread } = commentNames(model);
  return [
    { path: "src/lib/comments.ts", opening: "What a comment is, and how it is read from storage.", library: true, parts: commentParts },
    {
      path: rows.from,
      library: true,
      parts: [
        {
          name: rows.name,
          code: code`
            const ${rows} = @createCollection<@RowComment>({ key: ${`${project.blueprint.slug}/${feature.id}`}, read: @readRowComment, samples: () => [] });`,
        },
      ],
    },
    { path: "src/components/comments.tsx", library: true, parts: [{ name: "RowCommentItem", code: commentItem }] },
    { path: thread.from, library: true, parts: [{ name: thread.name, code: threadCode(feature, model) }] },
  ];
}

const commentParts = [
  {
    name: "RowComment",
    isType: true,
    code: code`
      interface RowComment {
        /** The id of the row that it is about. */
        about: string;
        /** The id of the comment that it answers, or empty. */
        answers: string;
        /** Empty for someone who gives no name. */
        author: string;
        text: string;
        /** When it was written, as an ISO 8601 time. */
        at: string;
      }`,
  },
  {
    name: "readRowComment",
    code: code`
      function readRowComment(saved: @SavedObject): @RowComment | null {
        const text = @readText(saved.text);
        if (text === "") return null;
        return { about: @readText(saved.about), answers: @readText(saved.answers), author: @readText(saved.author), text, at: @readText(saved.at) };
      }`,
  },
];

const commentItem = code`
  function RowCommentItem({ comment, onDelete, children }: { comment: @RowComment; onDelete: () => void; children?: @ReactNode }) {
    const author = comment.author === "" ? "Anonymous" : comment.author;
    return (
      <li className="flex flex-col gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
        <p className="facts">
          <strong className="font-semibold text-ink">{author}</strong>
          <time dateTime={comment.at}>{new Date(comment.at).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" })}</time>
          <button type="button" className="text-button ml-auto" aria-label={\`Delete: \${comment.text.slice(0, 40)}\`} onClick={onDelete}>
            Delete
          </button>
        </p>
        <p className="max-w-prose whitespace-pre-line">{comment.text}</p>
        {children}
      </li>
    );
  }`;

function threadCode({ called, anonymous }: Comment, model: EntityModel): Code {
  const { thread, rows } = commentNames(model);
  const row = raw(model.one);
  return code`
    function ${thread}({ ${row} }: { ${row}: ${model.type} }) {
      const comments = @useRows(${rows}).filter((rowComment) => rowComment.about === ${row}.id);
      ${when(!anonymous, code`const me = @usePerson();`)}
      const [errors, setErrors] = @useState<@FieldErrors>({});
      const [answering, setAnswering] = @useState("");

      function submitComment(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const element = event.currentTarget;
        const form = { data: new FormData(element), errors: {} };
        const text = @requiredText(form, "text", ${`Write your ${called}.`});
        const writtenBy = ${anonymous ? code`""` : code`@formText(form, "author")`};
        setErrors(form.errors);
        if (text === "") return;
        ${when(!anonymous, code`@savePerson({ name: writtenBy });`)}
        ${rows}.add({ about: ${row}.id, answers: "", author: writtenBy, text, at: new Date().toISOString() });
        element.reset();
      }

      function submitReply(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const form = { data: new FormData(event.currentTarget), errors: {} };
        const text = @formText(form, "answer");
        if (text !== "") ${rows}.add({ about: ${row}.id, answers: answering, author: ${anonymous ? code`""` : raw("me.name")}, text, at: new Date().toISOString() });
        setAnswering("");
      }

      return (
        ${threadBody({ called, anonymous }, model)}
      );
    }`;
}

/** The thread as it is shown: the comments with what answers them, and the form for the next. */
function threadBody({ called, anonymous }: Pick<Comment, "called" | "anonymous">, model: EntityModel): Code {
  const { rows } = commentNames(model);
  return code`
    <section className="card flex flex-col gap-6 p-6 sm:p-8">
      <h2 className="section-title">${jsxText(capitalise(pluralOf(called)))}</h2>
      {comments.length === 0 ? (
        <p className="text-muted">${jsxText(`No ${pluralOf(called)} yet. Write the first.`)}</p>
      ) : (
        <ul role="list" aria-label="${raw(capitalise(pluralOf(called)))}" className="flex flex-col gap-4">
          {comments.filter(({ answers }) => answers === "").toReversed().map((comment) => (
            <@RowCommentItem key={comment.id} comment={comment} onDelete={() => ${rows}.remove(comment.id)}>
              <ul role="list" aria-label={\`Replies to: \${comment.text.slice(0, 40)}\`} className="flex flex-col gap-4 border-l-2 border-line pl-4 empty:hidden">
                {comments.filter(({ answers }) => answers === comment.id).toReversed().map((reply) => (
                  <@RowCommentItem key={reply.id} comment={reply} onDelete={() => ${rows}.remove(reply.id)} />
                ))}
              </ul>
              {answering === comment.id ? (
                <form onSubmit={submitReply} className="flex flex-col gap-3">
                  <@TextAreaField label="Your reply to it" name="answer" required />
                  <button type="submit" className="button button-primary self-start">
                    Send reply
                  </button>
                </form>
              ) : (
                <button type="button" className="text-button self-start" onClick={() => setAnswering(comment.id)}>
                  Reply
                </button>
              )}
            </@RowCommentItem>
          ))}
        </ul>
      )}
      <form noValidate aria-label="${raw(`Post ${called}`)}" onSubmit={submitComment} className="flex flex-col gap-4 border-t border-line pt-6">
        ${when(!anonymous, code`<@TextField label="Your name" name="author" defaultValue={me.name} />`)}
        <@TextAreaField label="${raw(`Your ${called}`)}" name="text" required error={errors.text} />
        <button type="submit" className="button button-primary self-start">
          ${jsxText(`Post ${called}`)}
        </button>
      </form>
    </section>`;
}
