// Policies in the generated app's settings: what is allowed, how often and when.
import { code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";

const FOLDER = "src/features/settings";

/** The policies, for the page of the settings. */
export const policyBoard = new Reference("PolicyBoard", `${FOLDER}/PolicyBoard.tsx`);

/** `policies.ts` and `PolicyBoard.tsx`. */
export function policyModules(project: ProjectModel): ModuleSource[] {
  return [
    policyData(project),
    {
      path: policyBoard.from,
      library: true,
      parts: [
        { name: policyBoard.name, code: board },
        { name: "PolicyForm", code: form },
      ],
    },
  ];
}

function policyData({ blueprint, entities }: ProjectModel): ModuleSource {
  const subjects = entities.map(({ entity }) => code`{ value: ${entity.name.many}, label: ${`Only ${entity.name.many}`} },`);
  return {
    path: `${FOLDER}/policies.ts`,
    library: true,
    parts: [
      {
        name: "PolicyDraft",
        isType: true,
        code: code`
          interface PolicyDraft {
            title: string;
            /** What it applies to: everything, or the rows of one kind. */
            subject: string;
            /** How many a day at most; null for any number. */
            limit: number | null;
            from: string;
            until: string;
            isActive: boolean;
          }`,
      },
      {
        name: "POLICY_SUBJECTS",
        code: code`const POLICY_SUBJECTS: readonly { value: string; label: string }[] = [{ value: "everything", label: "Everything" }, ${subjects}];`,
      },
      {
        name: "policies",
        code: code`
          const policies = @createCollection<@PolicyDraft>({
            key: ${`${blueprint.slug}/policies`},
            read: (saved) => {
              const title = @readText(saved.title);
              if (title === "") return null;
              return {
                title,
                subject: @readText(saved.subject),
                limit: @readNumber(saved.limit),
                from: @readText(saved.from),
                until: @readText(saved.until),
                isActive: saved.isActive !== false,
              };
            },
            samples: () => [],
          });`,
      },
      {
        name: "policyFacts",
        comment: "What a policy says, in words.",
        code: code`
          function policyFacts({ subject, limit, from, until }: @PolicyDraft): string[] {
            return [
              \`for \${subject || "everything"}\`,
              ...(limit === null ? [] : [\`at most \${@formatNumber(limit)} a day\`]),
              ...(from === "" ? [] : [\`from \${@formatTime(from)}\`]),
              ...(until === "" ? [] : [\`until \${@formatTime(until)}\`]),
            ];
          }`,
      },
    ],
  };
}

const board = code`
  function PolicyBoard() {
    const all = @useRows(@policies);
    return (
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <@PolicyForm />
        <section aria-label="Active policies" className="card flex flex-col gap-4 p-6">
          <h2 className="card-title">Policies</h2>
          {all.length === 0 && <p className="text-muted">No policies yet: everything is allowed at any time.</p>}
          <ul role="list" aria-label="Policies" className="flex flex-col divide-y divide-line empty:hidden">
            {all.map((policy) => (
              <li key={policy.id} className="flex items-center gap-4 py-3">
                <@Mark label={\`Active: \${policy.title}\`} checked={policy.isActive} onChange={(isActive) => @policies.update(policy.id, { isActive })} />
                <div className="min-w-0 flex-1">
                  <p className="font-semibold">{policy.title}</p>
                  <p className="text-sm text-muted">
                    {[policy.isActive ? "active" : "off", ...@policyFacts(policy)].join(", ")}
                  </p>
                </div>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={\`Delete \${policy.title}\`}
                  onClick={() => @showNotice({ message: \`Deleted “\${policy.title}”.\`, undo: @policies.remove(policy.id) })}
                >
                  <@Trash2Icon className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    );
  }`;

const form = code`
  function PolicyForm() {
    const [errors, setErrors] = @useState<@FieldErrors>({});
    const [saved, setSaved] = @useState("");

    function save(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const element = event.currentTarget;
      const form = { data: new FormData(element), errors: {} };
      const policy = {
        title: @requiredText(form, "title", "Name the policy."),
        subject: @formText(form, "subject"),
        limit: @formNumber(form, "limit", { min: 0 }),
        from: @formText(form, "from"),
        until: @formText(form, "until"),
        isActive: true,
      };
      setErrors(form.errors);
      if (Object.keys(form.errors).length > 0) return;
      @policies.add(policy);
      setSaved(policy.title);
      element.reset();
    }

    return (
      <form noValidate onSubmit={save} className="card flex flex-col gap-4 p-6">
        <h2 className="card-title">Configure a policy</h2>
        <@TextField label="Name of the policy" name="title" required error={errors.title} />
        <@SelectField label="Applies to" name="subject" required defaultValue="everything" options={@POLICY_SUBJECTS} />
        <@TextField label="At most a day" name="limit" inputMode="decimal" error={errors.limit} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <@TextField label="Allowed from" name="from" type="time" />
          <@TextField label="Allowed until" name="until" type="time" />
        </div>
        <button type="submit" className="button button-primary self-start">
          Save policy
        </button>
        <p role="status" className="text-sm font-semibold empty:hidden">
          {saved === "" ? "" : \`The policy \${saved} is saved.\`}
        </p>
      </form>
    );
  }`;
