// The files of approvals: the decisions, what decides, and where it is decided.
import { type Code, code, raw, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import { jsxText } from "../../../../writer/code/text.ts";
import { titleOf } from "../../../../writer/field/field-display.ts";
import { type EntityModel, fieldOf } from "../../../../writer/model/entity-model.ts";
import { capitalise } from "../../../../writer/model/names.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { rowLink, someFacts } from "../../row-code.ts";

type Approve = FeatureOf<"approve">;

interface Names {
  rows: Reference;
  verdict: Reference;
  decide: Reference;
  section: Reference;
  chip: Reference;
  page: Reference;
}

/** The names of what is written for the approval of an entity's rows. */
export function approvalNames(model: EntityModel): Names {
  const data = `${model.folder}/${model.one}Decisions.ts`;
  const view = `${model.folder}/${model.type.name}Approval.tsx`;
  return {
    rows: new Reference(`${model.one}Decisions`, data),
    verdict: new Reference(`${model.one}Verdict`, data),
    decide: new Reference(`decideOn${model.type.name}`, data),
    section: new Reference(`${model.type.name}Approval`, view),
    chip: new Reference(`${model.type.name}Verdict`, view),
    page: new Reference(`${model.type.name}Approvals`, `${model.folder}/${model.type.name}Approvals.tsx`),
  };
}

/** The files. */
export function approveModules(call: UnitCall<Approve>): ModuleSource[] {
  const { model } = call;
  const names = approvalNames(model);
  return [
    { path: "src/lib/decisions.ts", opening: "What a decision is, and how it is read from storage.", library: true, parts: decisionParts },
    { path: "src/components/decisions.tsx", library: true, parts: [chipPart, controlsPart, logPart] },
    { path: names.rows.from, library: true, parts: storeParts(call) },
    {
      path: names.section.from,
      library: true,
      parts: [
        { name: names.section.name, code: sectionCode(model) },
        { name: names.chip.name, code: rowChip(model) },
      ],
    },
    { path: names.page.from, library: true, parts: [{ name: names.page.name, code: pageCode(call) }] },
  ];
}

const decisionParts: Part[] = [
  { name: "VERDICTS", code: code`const VERDICTS = ["Pending", "Approved", "Rejected"] as const;` },
  { name: "Verdict", isType: true, code: code`type Verdict = (typeof @VERDICTS)[number];` },
  {
    name: "DecisionDraft",
    isType: true,
    code: code`
      interface DecisionDraft {
        /** The id of the row that it is about. */
        about: string;
        verdict: @Verdict;
        reason: string;
        by: string;
        /** When it was made, as an ISO 8601 time. */
        at: string;
      }`,
  },
  {
    name: "readDecision",
    code: code`
      function readDecision(saved: @SavedObject): @DecisionDraft | null {
        const verdict = @readOption(@VERDICTS, saved.verdict);
        if (verdict === "") return null;
        return { about: @readText(saved.about), verdict, reason: @readText(saved.reason), by: @readText(saved.by), at: @readText(saved.at) };
      }`,
  },
];

const chipPart: Part = {
  name: "VerdictChip",
  code: code`
    function VerdictChip({ verdict }: { verdict: @Verdict }) {
      const Icon = { Pending: @ClockIcon, Approved: @CheckIcon, Rejected: @XIcon }[verdict];
      return (
        <span className={verdict === "Rejected" ? "chip gap-1 bg-danger-soft text-danger" : "chip gap-1"}>
          <Icon aria-hidden="true" className="size-3.5" />
          {verdict}
        </span>
      );
    }`,
};

const controlsPart: Part = {
  name: "DecisionControls",
  comment: "Approves at once, and rejects only with a reason. What was decided can be opened again.",
  code: code`
    function DecisionControls({
      name,
      verdict,
      onDecide,
    }: {
      name: string;
      verdict: @Verdict;
      onDecide: (verdict: @Verdict, reason: string) => void;
    }) {
      const [isRejecting, setRejecting] = @useState(false);
      const [errors, setErrors] = @useState<@FieldErrors>({});

      function reject(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const form = { data: new FormData(event.currentTarget), errors: {} };
        const reason = @requiredText(form, "reason", "Give a reason.");
        setErrors(form.errors);
        if (reason === "") return;
        setRejecting(false);
        onDecide("Rejected", reason);
      }

      if (verdict !== "Pending") {
        return (
          <button type="button" className="button button-quiet" aria-label={\`Reopen \${name}\`} onClick={() => onDecide("Pending", "")}>
            Reopen
          </button>
        );
      }
      if (isRejecting) {
        return (
          <form noValidate onSubmit={reject} aria-label={\`Reject \${name}\`} className="flex w-full flex-col gap-3">
            <@TextAreaField label="Reason" name="reason" required error={errors.reason} />
            <div className="flex flex-wrap gap-3">
              <button type="submit" className="button button-danger">
                Confirm rejection
              </button>
              <button type="button" className="button button-quiet" onClick={() => setRejecting(false)}>
                Cancel
              </button>
            </div>
          </form>
        );
      }
      return (
        <div className="flex flex-wrap gap-3">
          <button type="button" className="button button-primary" aria-label={\`Approve \${name}\`} onClick={() => onDecide("Approved", "")}>
            <@CheckIcon className="size-4" />
            Approve
          </button>
          <button type="button" className="button button-danger" aria-label={\`Reject \${name}\`} onClick={() => setRejecting(true)}>
            <@XIcon className="size-4" />
            Reject
          </button>
        </div>
      );
    }`,
};

const logPart: Part = {
  name: "DecisionLog",
  code: code`
    function DecisionLog({ decisions }: { decisions: readonly @Stored<@DecisionDraft>[] }) {
      if (decisions.length === 0) return <p className="text-muted">Nothing was decided yet.</p>;
      return (
        <ul role="list" aria-label="Decisions" className="flex flex-col gap-3">
          {decisions.map(({ id, verdict, reason, by, at }) => (
            <li key={id} className="border-l-2 border-line pl-4">
              <p className="facts">
                <strong className="font-semibold text-ink">{verdict === "Pending" ? "Opened again" : verdict}</strong>
                {by !== "" && <span>by {by}</span>}
                <time dateTime={at}>{new Date(at).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" })}</time>
              </p>
              {reason !== "" && <p className="mt-1 max-w-prose whitespace-pre-line">{reason}</p>}
            </li>
          ))}
        </ul>
      );
    }`,
};

function storeParts({ project, feature, model }: UnitCall<Approve>): Part[] {
  const { rows, verdict, decide } = approvalNames(model);
  const { state } = feature;
  const row = raw(model.one);
  const value = state === null ? raw("") : raw(`${model.one}.${fieldOf(model, state.field).key}`);
  const standing =
    state === null
      ? code`return decisions.find(({ about }) => about === ${row}.id)?.verdict ?? "Pending";`
      : code`
        if (${value} === ${state.approved}) return "Approved";
        if (${value} === ${state.rejected}) return "Rejected";
        if (${value} === ${state.pending} || ${value} === "") return "Pending";
        return decisions.find(({ about }) => about === ${row}.id)?.verdict ?? "Approved";`;
  const follow =
    state === null
      ? undefined
      : code`
        const words = { Pending: ${state.pending}, Approved: ${state.approved}, Rejected: ${state.rejected} } as const;
        ${model.collection}.update(${row}.id, { ${raw(fieldOf(model, state.field).key)}: words[verdict] });`;
  return [
    {
      name: rows.name,
      comment: "The decisions, the latest first.",
      code: code`
        const ${rows} = @createCollection<@DecisionDraft>({ key: ${`${project.blueprint.slug}/${feature.id}`}, read: @readDecision, samples: () => [] });`,
    },
    {
      name: verdict.name,
      comment: `How ${model.entity.name.many} stand.`,
      code: code`
        function ${verdict}(${row}: ${model.type}, decisions: readonly @DecisionDraft[]): @Verdict {
          ${standing}
        }`,
    },
    {
      name: decide.name,
      code: code`
        function ${decide}(${row}: ${model.type}, { verdict, reason, by }: Pick<@DecisionDraft, "verdict" | "reason" | "by">) {
          ${follow}
          ${rows}.add({ about: ${row}.id, verdict, reason, by, at: new Date().toISOString() });
          const done = { Pending: "Opened again", Approved: "Approved", Rejected: "Rejected" }[verdict];
          @showNotice({ message: \`\${done}: “\${${titleOf(model, model.one)}}”.\` });
        }`,
    },
  ];
}

function controls(model: EntityModel): Code {
  const { decide } = approvalNames(model);
  const row = raw(model.one);
  return code`
    <@DecisionControls
      name={${titleOf(model, model.one)}}
      verdict={verdict}
      onDecide={(next, reason) => ${decide}(${row}, { verdict: next, reason, by: person.name })}
    />`;
}

function sectionCode(model: EntityModel): Code {
  const { section, rows, verdict } = approvalNames(model);
  const row = raw(model.one);
  return code`
    function ${section}({ ${row} }: { ${row}: ${model.type} }) {
      const person = @usePerson();
      const decisions = @useRows(${rows}).filter(({ about }) => about === ${row}.id);
      const verdict = ${verdict}(${row}, decisions);

      return (
        <section className="card flex flex-col gap-5 p-6 sm:p-8">
          <div className="flex flex-wrap items-center gap-3">
            <h2 className="section-title">Approval</h2>
            <@VerdictChip verdict={verdict} />
          </div>
          ${controls(model)}
          <@DecisionLog decisions={decisions} />
        </section>
      );
    }`;
}

function rowChip(model: EntityModel): Code {
  const { chip, rows, verdict } = approvalNames(model);
  const row = raw(model.one);
  return code`
    function ${chip}({ ${row} }: { ${row}: ${model.type} }) {
      return <@VerdictChip verdict={${verdict}(${row}, @useRows(${rows}))} />;
    }`;
}

function pageCode({ project, feature, model }: UnitCall<Approve>): Code {
  const { page, rows, verdict } = approvalNames(model);
  const row = raw(model.one);
  const { many } = model.entity.name;
  const facts = someFacts(project, { model, without: feature.state === null ? [] : [feature.state.field], limit: 4 });
  return code`
    function ${page}() {
      const person = @usePerson();
      const decisions = @useRows(${rows});
      const [shown, setShown] = @useState<@Verdict>("Pending");
      const all = @useRows(${model.collection}).map((${row}) => ({ ${row}, verdict: ${verdict}(${row}, decisions) }));
      const listed = all.filter(({ verdict }) => verdict === shown);

      return (
        <section className="flex flex-col gap-4">
          <h2 className="section-title text-on-page">${jsxText(capitalise(many))}</h2>
          <div role="group" ${raw(`aria-label="Which ${many}"`)} className="flex flex-wrap gap-2">
            {@VERDICTS.map((verdict) => (
              <button
                key={verdict}
                type="button"
                className="chip chip-choice min-h-9 text-sm"
                aria-label={\`\${verdict} ${raw(many)}\`}
                aria-pressed={verdict === shown}
                onClick={() => setShown(verdict)}
              >
                {verdict} ({all.filter((other) => other.verdict === verdict).length})
              </button>
            ))}
          </div>
          {listed.length === 0 && <p className="text-on-page-muted">{shown === "Pending" ? "Nothing waits for a decision." : \`Nothing was \${shown.toLowerCase()}.\`}</p>}
          <ul role="list" ${raw(`aria-label="${capitalise(many)} to decide on"`)} className="card divide-y divide-line empty:hidden">
            {listed.map(({ ${row}, verdict }) => (
              <li key={${row}.id} className="row flex-wrap py-4">
                <div className="min-w-0 flex-1 basis-56">
                  ${rowLink(model)}
                  <p className="facts mt-0.5">${facts}</p>
                  <p className="mt-1 text-sm text-muted empty:hidden">{decisions.find(({ about }) => about === ${row}.id)?.reason}</p>
                </div>
                ${controls(model)}
              </li>
            ))}
          </ul>
        </section>
      );
    }`;
}
