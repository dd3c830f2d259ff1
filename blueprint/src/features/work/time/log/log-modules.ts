// The files of a log: its entries, the form, the list with its total, and what stands on a row's page and on the page of all.
import { type Code, code, raw, Reference, when } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { attribute, jsxText } from "../../../../writer/code/text.ts";
import { sampleId } from "../../../../writer/field/field-data.ts";
import { currencyOf, titleOf } from "../../../../writer/field/field-display.ts";
import { capitalise, inSentence, pascal, slugOf } from "../../../../writer/model/names.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";

type Log = FeatureOf<"log">;
type Call = UnitCall<Log>;

interface Names {
  rows: Reference;
  form: Reference;
  list: Reference;
  section: Reference;
  page: Reference;
}

/** The names of what is written for a log: `ProjectWorkHours`, `projectWorkHours`. */
export function logNames({ feature, model }: Call): Names {
  const what = pascal(slugOf(feature.many));
  const name = `${model.type.name}${what}`;
  const file = (part: string): Reference => new Reference(`${name}${part}`, `${model.folder}/${name}${part}.tsx`);
  return {
    rows: new Reference(`${model.one}${what}`, `${model.folder}/${model.one}${what}.ts`),
    form: file("Form"),
    list: file("List"),
    section: file("Section"),
    page: file("Page"),
  };
}

/** The entries of a first visit: hours on the first two rows, so that a total can be seen. */
export function seeds({ feature, model }: Call): { index: number; amount: number; note: string }[] {
  if (feature.amount !== "hours") return [];
  const hours = [
    { index: 0, amount: 2.5, note: "Preparation" },
    { index: 1, amount: 4, note: "First meeting" },
  ];
  return hours.filter(({ index }) => index < model.entity.samples.length);
}

/** An amount in words, as an expression. */
function amountWords({ feature, model }: Call, value: Code): Code {
  if (feature.amount === "hours") return code`@formatCount(${value}, "hour", "hours")`;
  const money = model.fields.find(({ type }) => type === "money");
  return code`@formatMoney(${value}, ${money ? currencyOf(money) : "USD"})`;
}

/** A total as a check expects it to be shown. */
export function totalIn({ feature }: Call, amount: string): string {
  return feature.amount === "hours" ? `${amount} hours` : `${amount}0`;
}

/** The files. */
export function logModules(call: Call): ModuleSource[] {
  const { form, list, section, page, rows } = logNames(call);
  const part = (reference: Reference, text: Code): ModuleSource => ({
    path: reference.from,
    library: true,
    parts: [{ name: reference.name, code: text }],
  });
  return [
    { path: "src/lib/logs.ts", opening: "What an entry of a log is, and how it is read from storage.", library: true, parts: entryParts },
    part(rows, storeCode(call)),
    part(form, formCode(call)),
    part(list, listCode(call)),
    part(section, sectionCode(call)),
    part(page, pageCode(call)),
  ];
}

const entryParts = [
  {
    name: "LogEntry",
    isType: true,
    code: code`
      interface LogEntry {
        /** The id of the row that it is about. */
        about: string;
        day: string;
        amount: number;
        note: string;
      }`,
  },
  {
    name: "readLogEntry",
    code: code`
      function readLogEntry(saved: @SavedObject): @LogEntry | null {
        const about = @readText(saved.about);
        if (about === "") return null;
        return { about, day: @readDate(saved.day), amount: @readNumber(saved.amount) ?? 0, note: @readText(saved.note) };
      }`,
  },
];

function storeCode(call: Call): Code {
  const { project, feature, model } = call;
  const samples = seeds(call).map(
    ({ index, amount, note }) =>
      code`{ id: ${`entry-${index + 1}`}, about: ${sampleId(model.entity, index)}, day: @localDate(${-1 - index}), amount: ${amount}, note: ${note} },`,
  );
  return code`
    const ${logNames(call).rows} = @createCollection<@LogEntry>({
      key: ${`${project.blueprint.slug}/${feature.id}`},
      read: @readLogEntry,
      samples: () => [
        ${samples}
      ],
    });`;
}

/** The form: on a row's page the row is known, elsewhere it is chosen. */
function formCode(call: Call): Code {
  const { feature, model } = call;
  const { form, rows } = logNames(call);
  const { one } = model.entity.name;
  const row = raw(model.one);
  const amountLabel = feature.amount === "hours" ? "Hours" : "Amount";
  const reads =
    feature.amount === null
      ? code`0`
      : code`@requiredNumber(form, "amount", { message: ${`Enter the ${amountLabel.toLowerCase()}.`}, min: 0.01${feature.amount === "hours" ? raw(", max: 24") : raw("")} })`;
  const note =
    feature.amount === null
      ? code`@requiredText(form, "note", ${`Enter the ${inSentence(feature.note)}.`})`
      : code`@formText(form, "note")`;
  const amount = when(
    feature.amount !== null,
    () => code`<@TextField ${attribute("label", amountLabel)} name="amount" inputMode="decimal" required error={errors.amount} />`,
  );
  return code`
    function ${form}({ about }: { about?: string }) {
      const options = @useRows(${model.collection}).map((${row}) => ({ value: ${row}.id, label: ${titleOf(model, model.one)} }));
      const [errors, setErrors] = @useState<@FieldErrors>({});

      function add(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const element = event.currentTarget;
        const form: @FormReading = { data: new FormData(element), errors: {} };
        const entry = {
          about: about ?? @requiredText(form, "about", ${`Choose the ${one}.`}),
          day: @requiredText(form, "day", "Choose the day."),
          amount: ${reads},
          note: ${note},
        };
        setErrors(form.errors);
        if (Object.keys(form.errors).length > 0) return;
        ${rows}.add(entry);
        @showNotice({ message: ${`Saved the ${feature.one}.`} });
        element.reset();
      }

      return (
        <form noValidate onSubmit={add} ${attribute("aria-label", `Add ${feature.one}`)} className="grid items-start gap-4 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
          {about === undefined && <@SelectField ${attribute("label", capitalise(one))} name="about" required options={options} error={errors.about} />}
          <@TextField label="Day" name="day" type="date" required defaultValue={@localDate()} error={errors.day} />
          ${amount}
          <@TextField ${attribute("label", feature.note)} name="note" ${when(feature.amount === null, raw("required error={errors.note}"))} />
          <button type="submit" className="button button-primary quick-submit">
            <@PlusIcon className="size-4" />
            ${jsxText(`Add ${feature.one}`)}
          </button>
        </form>
      );
    }`;
}

function listCode(call: Call): Code {
  const { feature, model } = call;
  const { list, rows } = logNames(call);
  const { one } = model.entity.name;
  const row = raw(model.one);
  const name = model.hasDetail
    ? code`<@Link to={\`${raw(model.base)}/\${entry.about}\`} className="link">{names.get(entry.about) ?? ${`Deleted ${one}`}}</@Link>`
    : code`<span>{names.get(entry.about) ?? ${`Deleted ${one}`}}</span>`;
  return code`
    function ${list}({ label, entries, isNamed = false }: { label: string; entries: readonly @Stored<@LogEntry>[]; isNamed?: boolean }) {
      const names = new Map(@useRows(${model.collection}).map((${row}) => [${row}.id, ${titleOf(model, model.one)}]));

      return (
        <ul role="list" aria-label={label} className="flex flex-col divide-y divide-line">
          {entries.toSorted((left, right) => @byDateDown(left.day, right.day)).map((entry) => (
            <li key={entry.id} className="flex items-start gap-4 py-3">
              <div className="min-w-0 flex-1">
                <p className="facts">
                  <time dateTime={entry.day}>{@formatDate(entry.day)}</time>
                  {isNamed && ${name}}
                </p>
                <p className="mt-0.5 max-w-prose break-words whitespace-pre-line">{entry.note}</p>
              </div>
              ${when(feature.amount !== null, () => code`<span className="figure">{${amountWords(call, raw("entry.amount"))}}</span>`)}
              <button
                type="button"
                className="icon-button"
                aria-label={\`Delete \${entry.note || @formatDate(entry.day)}\`}
                onClick={() => @showNotice({ message: ${`Deleted the ${feature.one}.`}, undo: ${rows}.remove(entry.id) })}
              >
                <@Trash2Icon className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      );
    }`;
}

function total(call: Call): Code | undefined {
  return when(
    call.feature.amount !== null,
    () => code`
      <p role="group" ${attribute("aria-label", `Total ${call.feature.many}`)} className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-sm text-muted">Total</span>
        <strong className="font-display text-2xl font-bold tabular-nums">{${amountWords(call, code`@sum(entries.map(({ amount }) => amount))`)}}</strong>
      </p>`,
  );
}

function sectionCode(call: Call): Code {
  const { feature, model } = call;
  const { section, rows, form, list } = logNames(call);
  const row = raw(model.one);
  return code`
    function ${section}({ ${row} }: { ${row}: ${model.type} }) {
      const entries = @useRows(${rows}).filter(({ about }) => about === ${row}.id);

      return (
        <section className="card flex flex-col gap-5 p-6 sm:p-8">
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <h2 className="section-title">${jsxText(capitalise(feature.many))}</h2>
            ${total(call)}
          </div>
          {entries.length === 0 ? <p className="text-muted">${jsxText(`No ${feature.many} yet.`)}</p> : <${list} ${attribute("label", capitalise(feature.many))} entries={entries} />}
          <${form} about={${row}.id} />
        </section>
      );
    }`;
}

function pageCode(call: Call): Code {
  const { feature, model } = call;
  const { page, rows, form, list } = logNames(call);
  const { one } = model.entity.name;
  const row = raw(model.one);
  const chart = when(
    feature.amount !== null,
    () => code`
      {entries.length > 0 && (
        <@BarChart
          ${attribute("label", `${capitalise(feature.many)} by ${one}`)}
          points={@groupRows(entries, {
            labelsOf: ({ about }) => [names.get(about) ?? ${`Deleted ${one}`}],
            measure: (group) => @sum(group.map(({ amount }) => amount)),
          })}
          format={(value) => ${amountWords(call, raw("value"))}}
        />
      )}`,
  );
  return code`
    function ${page}() {
      const entries = @useRows(${rows});
      ${when(feature.amount !== null, () => code`const names = new Map(@useRows(${model.collection}).map((${row}) => [${row}.id, ${titleOf(model, model.one)}]));`)}

      return (
        <section ${attribute("aria-label", capitalise(feature.many))} className="flex flex-col gap-5">
          <div className="card flex flex-col gap-5 p-6 sm:p-8">
            <div className="flex flex-wrap items-baseline justify-between gap-3">
              <h2 className="section-title">${jsxText(capitalise(feature.many))}</h2>
              ${total(call)}
            </div>
            <${form} />
            {entries.length === 0 ? <p className="text-muted">${jsxText(`No ${feature.many} yet.`)}</p> : <${list} ${attribute("label", `All ${feature.many}`)} entries={entries} isNamed />}
          </div>
          ${chart}
        </section>
      );
    }`;
}
