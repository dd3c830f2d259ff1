// The form that hands in work, and the book of grades in the generated app.
import { code } from "../../../../writer/code/code.ts";
import type { Part } from "../../../../writer/code/module.ts";

const submissionForm = code`
  function SubmissionForm({ title, onSubmit, onCancel }: { title: string; onSubmit: (work: { text: string; file: string }) => void; onCancel: () => void }) {
    const [error, setError] = @useState<string>();
    const fileId = @useId();

    function submit(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const data = new FormData(event.currentTarget);
      const text = @formText({ data, errors: {} }, "text");
      const attached = data.get("file");
      const file = attached instanceof File ? attached.name : "";
      if (text === "" && file === "") setError("Write your work, or attach a file.");
      else onSubmit({ text, file });
    }

    return (
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 rounded-card bg-sunken p-4 sm:p-5" aria-label={\`Hand in \${title}\`}>
        <@TextAreaField label="Your work" name="text" error={error} />
        <div className="flex flex-col gap-1.5">
          <label htmlFor={fileId} className="text-sm font-semibold">
            Or a file
          </label>
          <input id={fileId} type="file" name="file" className="control" />
          <p className="text-sm text-muted">Only its name is kept: there is no server that could take the file.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="button button-primary">
            Submit assignment
          </button>
          <button type="button" className="button button-quiet" onClick={onCancel}>
            Cancel
          </button>
        </div>
      </form>
    );
  }`;

const gradeBook = code`
  function GradeBook({ submissions, nameOf, onGrade }: {
    submissions: readonly @Stored<@HandedIn>[];
    nameOf: (id: string) => string;
    onGrade: (id: string, grade: { grade: number; comment: string }) => void;
  }) {
    const [course, setCourse] = @useState("");
    const shown = submissions.filter(({ about }) => course === "" || about === course);
    if (submissions.length === 0) {
      return (
        <@EmptyState title="No grades yet">
          <p>Hand in an assignment, and its grade will stand here.</p>
        </@EmptyState>
      );
    }
    return (
      <section aria-label="Grades" className="card flex flex-col gap-5 p-6 sm:p-8">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <label className="flex flex-col gap-1.5 text-sm font-semibold">
            Show grades of
            <select className="control" value={course} onChange={(event) => setCourse(event.target.value)}>
              <option value="">All</option>
              {[...new Set(submissions.map(({ about }) => about))].map((id) => (
                <option key={id} value={id}>
                  {nameOf(id)}
                </option>
              ))}
            </select>
          </label>
          <p role="status" className="text-lg font-semibold">
            Average: {Math.round(@average(shown.map(@gradeOf)))} of 100
          </p>
        </div>
        <ul role="list" aria-label="Grades" className="flex flex-col divide-y divide-line">
          {shown.map((submission) => (
            <@GradeRow key={submission.id} submission={submission} name={nameOf(submission.about)} onGrade={(grade) => onGrade(submission.id, grade)} />
          ))}
        </ul>
        <p className="text-sm text-muted">
          Provisional grades count only that and how much was handed in. Who teaches can enter another: this demonstration has no accounts.
        </p>
      </section>
    );
  }`;

const gradeRow = code`
  function GradeRow({ submission, name, onGrade }: { submission: @HandedIn; name: string; onGrade: (grade: { grade: number; comment: string }) => void }) {
    const [isOpen, setOpen] = @useState(false);
    const [errors, setErrors] = @useState<@FieldErrors>({});

    function save(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = { data: new FormData(event.currentTarget), errors: {} };
      const grade = @requiredNumber(form, "grade", { min: 0, max: 100, message: "Enter a grade from 0 to 100." });
      setErrors(form.errors);
      if (Object.keys(form.errors).length > 0) return;
      onGrade({ grade, comment: @formText(form, "comment") });
      setOpen(false);
    }

    return (
      <li className="flex flex-col gap-3 py-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1">
            <strong className="block">{submission.title}</strong>
            <span className="text-sm text-muted">{name}</span>
          </p>
          <@SubmissionGrade submission={submission} />
          <button type="button" className="text-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Grade {submission.title}
          </button>
        </div>
        <p className="border-l-2 border-line pl-3 whitespace-pre-line">{[submission.text, submission.file].filter(Boolean).join("\n")}</p>
        {submission.comment !== "" && <p className="text-muted">Comment: {submission.comment}</p>}
        {isOpen && (
          <form noValidate onSubmit={save} className="flex flex-col gap-4 rounded-card bg-sunken p-4">
            <@TextField label="Grade from 0 to 100" name="grade" inputMode="decimal" required defaultValue={@gradeOf(submission)} error={errors.grade} />
            <@TextField label="Comment" name="comment" defaultValue={submission.comment} />
            <button type="submit" className="button button-primary self-start">
              Save grade
            </button>
          </form>
        )}
      </li>
    );
  }`;

/** `src/components/grades.tsx`. */
export const gradeParts: Part[] = [
  { name: "SubmissionForm", code: submissionForm },
  { name: "GradeBook", code: gradeBook },
  { name: "GradeRow", code: gradeRow },
  {
    name: "SubmissionGrade",
    code: code`
      function SubmissionGrade({ submission }: { submission: @HandedIn }) {
        return (
          <span className="chip">
            {@gradeOf(submission)} of 100{submission.grade === null ? ", provisional" : ""}
          </span>
        );
      }`,
  },
];
