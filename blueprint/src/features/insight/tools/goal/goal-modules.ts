// The files of goals in the generated app: what a goal is, the form for a new one, and each goal with its progress.
import { code, type Code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import type { EntityModel } from "../../../../writer/model/entity-model.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";

const FOLDER = "src/features/goals";

/** What the page of goals shows. */
export const goalsBlock = new Reference("GoalBoard", `${FOLDER}/GoalBoard.tsx`);

/** `goal.ts`, `GoalBoard.tsx`, `GoalForm.tsx` and `GoalCard.tsx`. */
export function goalModules({ project, feature }: UnitCall<FeatureOf<"goal">>): ModuleSource[] {
  return [
    goalData(project.blueprint.slug, project.entities),
    { path: goalsBlock.from, library: true, parts: [{ name: goalsBlock.name, code: board }] },
    { path: `${FOLDER}/GoalForm.tsx`, library: true, parts: [{ name: "GoalForm", code: form(project.entities) }] },
    {
      path: `${FOLDER}/GoalCard.tsx`,
      library: true,
      parts: [
        { name: "GoalCard", comment: "A goal, how far it is, and where progress is added.", code: card(feature.habits) },
        { name: "GoalBar", code: bar },
        { name: "GoalProgressForm", code: progressForm },
      ],
    },
  ];
}

function goalData(slug: string, models: readonly EntityModel[]): ModuleSource {
  const counts = models.map((model) => code`${model.entity.id}: @useRows(${model.collection}).length,`);
  return {
    path: `${FOLDER}/goal.ts`,
    opening: "What a goal is, where goals are kept, and how far each is.",
    library: true,
    parts: [
      goalType,
      {
        name: "goals",
        code: code`
          const goals = @createCollection<@GoalDraft>({
            key: ${`${slug}/goals`},
            read: (saved) => {
              const title = @readText(saved.title);
              if (title === "") return null;
              return {
                title,
                target: Math.max(1, @readNumber(saved.target) ?? 1),
                unit: @readText(saved.unit),
                by: @readDate(saved.by),
                counts: @readText(saved.counts),
                countedFrom: @readNumber(saved.countedFrom) ?? 0,
                reached: @readNumber(saved.reached) ?? 0,
                days: @readTexts(saved.days),
              };
            },
            samples: () => [],
          });`,
      },
      {
        name: "useCounts",
        comment: "How many rows there are of each kind.",
        code: code`
          function useCounts(): Readonly<Record<string, number>> {
            return {
              ${counts}
            };
          }`,
      },
      {
        name: "streakOf",
        comment: "How many days in a row there was progress, up to today or yesterday.",
        code: code`
          function streakOf(days: readonly string[]): number {
            let streak = 0;
            const begins = days.includes(@localDate()) ? 0 : -1;
            while (days.includes(@localDate(begins - streak))) streak += 1;
            return streak;
          }`,
      },
    ],
  };
}

const board = code`
  function GoalBoard() {
    const all = @useRows(@goals);
    const counts = @useCounts();
    const reached = (goal: @GoalDraft) => (goal.counts === "" ? goal.reached : Math.max(0, (counts[goal.counts] ?? 0) - goal.countedFrom));
    const completed = all.filter((goal) => reached(goal) >= goal.target).length;
    return (
      <section aria-label="Goals" className="flex flex-col gap-6">
        <@GoalForm />
        {all.length === 0 ? (
          <@EmptyState title="No goals yet">
            <p>Set the first above: something that you can count.</p>
          </@EmptyState>
        ) : (
          <p className="text-on-page-muted">
            {completed} of {@formatCount(all.length, "goal", "goals")} completed
          </p>
        )}
        <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
          {all.map((goal) => (
            <@GoalCard key={goal.id} goal={goal} reached={reached(goal)} />
          ))}
        </div>
      </section>
    );
  }`;

function form(models: readonly EntityModel[]): Code {
  const options = models.map((model) => code`{ value: ${model.entity.id}, label: ${`Counts new ${model.entity.name.many}`} },`);
  const counted = models.length === 0 ? code`""` : code`@formText(form, "counts")`;
  const select =
    models.length === 0
      ? undefined
      : code`
        <@SelectField
          label="Counts by itself"
          name="counts"
          hint="Without a choice you enter the progress."
          options={[
            ${options}
          ]}
        />`;
  return code`
    function GoalForm() {
      const counts = @useCounts();
      const [errors, setErrors] = @useState<@FieldErrors>({});
      const [added, setAdded] = @useState("");

      function add(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const element = event.currentTarget;
        const form = { data: new FormData(element), errors: {} };
        const counted = ${counted};
        const goal = {
          title: @requiredText(form, "title", "Say what you want to reach."),
          target: @requiredNumber(form, "target", { min: 1, message: "Enter how many make it." }),
          unit: @formText(form, "unit"),
          by: @formText(form, "by"),
        };
        setErrors(form.errors);
        if (Object.keys(form.errors).length > 0) return;
        @goals.add({ ...goal, counts: counted, countedFrom: counts[counted] ?? 0, reached: 0, days: [] });
        setAdded(goal.title);
        element.reset();
      }

      return (
        <form noValidate onSubmit={add} className="card flex flex-col gap-4 p-6">
          <h2 className="card-title">Set a goal</h2>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <@TextField label="Goal" name="title" required placeholder="Something that you can count" error={errors.title} />
            <@TextField label="Target" name="target" inputMode="decimal" required error={errors.target} />
            <@TextField label="Unit" name="unit" placeholder="hours, books, kilometres" />
            <@TextField label="By this day" name="by" type="date" />
            ${select}
          </div>
          <div className="flex flex-wrap items-center gap-4">
            <button type="submit" className="button button-primary">
              <@PlusIcon className="size-4" />
              Add goal
            </button>
            <p role="status" className="text-sm font-semibold">
              {added === "" ? "" : \`\${added} is one of your goals now.\`}
            </p>
          </div>
        </form>
      );
    }`;
}

function card(habits: boolean): Code {
  return code`
    function GoalCard({ goal, reached }: { goal: @Stored<@GoalDraft>; reached: number }) {
      const part = Math.min(1, reached / goal.target);
      const streak = @streakOf(goal.days);
      return (
        <article aria-label={goal.title} className="card flex flex-col gap-4 p-6">
          <div className="flex items-start justify-between gap-3">
            <h2 className="card-title">{goal.title}</h2>
            <button
              type="button"
              className="icon-button"
              aria-label={\`Delete \${goal.title}\`}
              title="Delete"
              onClick={() => @showNotice({ message: \`Deleted “\${goal.title}”.\`, undo: @goals.remove(goal.id) })}
            >
              <@Trash2Icon className="size-4" />
            </button>
          </div>
          <div className="facts">
            <span className="font-semibold text-ink tabular-nums">
              {@formatNumber(reached)} of {@formatNumber(goal.target)} {goal.unit}
            </span>
            <span className="tabular-nums">{Math.round(part * 100)}%</span>
            {goal.by !== "" && <span className={part < 1 && goal.by < @localDate() ? "fact-late" : ""}>by {@formatDate(goal.by)}</span>}
            {streak > ${habits ? 0 : 1} && (
              <span className="fact">
                <@FlameIcon className="size-4" />
                {@formatCount(streak, "day", "days")} in a row
              </span>
            )}
          </div>
          <@GoalBar label={goal.title} part={part} />
          {part >= 1 && (
            <p className="flex items-center gap-2 font-semibold text-accent-ink">
              <@TrophyIcon className="size-5" />
              Completed
            </p>
          )}
          {goal.counts === "" ? <@GoalProgressForm goal={goal} /> : <p className="text-sm text-muted">Counts by itself what you add from now on.</p>}
        </article>
      );
    }`;
}

const bar = code`
  function GoalBar({ label, part }: { label: string; part: number }) {
    const percent = Math.round(part * 100);
    return (
      <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent} className="h-3 overflow-hidden rounded-full bg-sunken">
        <div className="h-full bg-accent transition-[width]" style={{ width: \`\${percent}%\` }} />
      </div>
    );
  }`;

const progressForm = code`
  function GoalProgressForm({ goal }: { goal: @Stored<@GoalDraft> }) {
    const [errors, setErrors] = @useState<@FieldErrors>({});

    function add(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const element = event.currentTarget;
      const form = { data: new FormData(element), errors: {} };
      const amount = @requiredNumber(form, "amount", { message: "Enter how much was added." });
      setErrors(form.errors);
      if (Object.keys(form.errors).length > 0) return;
      const reached = Math.max(0, goal.reached + amount);
      @goals.update(goal.id, { reached, days: [...new Set([@localDate(), ...goal.days])] });
      element.reset();
    }

    return (
      <form noValidate onSubmit={add} className="flex items-end gap-3 border-t border-line pt-4">
        <div className="min-w-0 flex-1">
          <@TextField label="Add progress" name="amount" inputMode="decimal" required placeholder={goal.unit} error={errors.amount} />
        </div>
        <button type="submit" className="button button-quiet" aria-label={\`Add progress to \${goal.title}\`}>
          Add
        </button>
      </form>
    );
  }`;

const goalType: Part = {
  name: "GoalDraft",
  isType: true,
  code: code`
          interface GoalDraft {
            title: string;
            target: number;
            unit: string;
            /** The day by which it shall be reached, as YYYY-MM-DD, or empty. */
            by: string;
            /** What is counted by itself; empty where progress is entered. */
            counts: string;
            /** How many there were when the goal was set. */
            countedFrom: number;
            reached: number;
            /** The days on which there was progress. */
            days: readonly string[];
          }`,
};
