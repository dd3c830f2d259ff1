// The page of reports in the generated app: the form, the preview, and the reports that were saved.
import { type Code, code, raw } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import { attribute, jsxText } from "../../../../writer/code/text.ts";
import { capitalise, withArticle } from "../../../../writer/model/names.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import type { FeatureOf } from "../../../feature.ts";

type Report = FeatureOf<"report">;

const FOLDER = "src/features/reports";

/** The components of the page, and where saved reports are kept. */
export function reportViewModules(project: ProjectModel, { called }: Report): ModuleSource[] {
  return [
    {
      path: `${FOLDER}/ReportMaker.tsx`,
      library: true,
      parts: [{ name: "ReportMaker", comment: "Chooses, makes, shows and keeps reports.", code: makerCode(called) }],
    },
    {
      path: `${FOLDER}/ReportForm.tsx`,
      library: true,
      parts: [
        { name: "ReportForm", code: formCode(called) },
        {
          name: "readReportSettings",
          comment: "What the form says; a message for everything that no report can be made of.",
          code: readSettings,
        },
        { name: "PartChoice", code: partChoice },
        { name: "SelectLine", comment: "A choice that takes effect at once.", code: selectLine },
      ],
    },
    {
      path: `${FOLDER}/ReportPreview.tsx`,
      library: true,
      parts: [
        { name: "ReportPreview", code: previewCode(called) },
        { name: "ReportPartView", code: partView },
        { name: "ReportTableView", code: tableView },
      ],
    },
    {
      path: `${FOLDER}/savedReports.ts`,
      library: true,
      parts: [
        { name: "SavedReport", isType: true, code: code`type SavedReport = @ReportSettings & { title: string; savedOn: string };` },
        {
          name: "savedReports",
          comment: "Reports to make again: what was chosen is kept, the figures are always the present ones.",
          code: savedStore(project),
        },
      ],
    },
    { path: `${FOLDER}/SavedReports.tsx`, library: true, parts: [{ name: "SavedReportList", code: savedList(called) }] },
  ];
}

function savedStore(project: ProjectModel): Code {
  return code`
    const savedReports = @createCollection<@SavedReport>({
      key: ${`${project.blueprint.slug}/reports`},
      read: (saved) => {
        const [title, source] = [@readText(saved.title), @readText(saved.source)];
        if (title === "" || source === "") return null;
        return {
          title,
          source,
          search: @readText(saved.search),
          from: @readDate(saved.from),
          to: @readDate(saved.to),
          parts: @readTexts(saved.parts),
          format: @readText(saved.format),
          savedOn: @readDate(saved.savedOn),
        };
      },
      samples: () => [],
    });`;
}

function makerCode(called: Report["called"]): Code {
  return code`
    function ReportMaker() {
      const sources = @useReportSources();
      const [settings, setSettings] = @useState<@ReportSettings | null>(null);
      const source = sources.find(({ id }) => id === settings?.source);

      return (
        <div className="flex flex-col gap-6">
          <@ReportForm sources={sources} onMake={setSettings} />
          {source && settings && (
            <@ReportPreview
              report={@makeReport(source, settings, ${called})}
              format={settings.format}
              onSave={(title) => @savedReports.add({ ...settings, title, savedOn: @localDate() })}
            />
          )}
          <@SavedReportList onOpen={setSettings} />
        </div>
      );
    }`;
}

function formCode(called: Report["called"]): Code {
  return code`
    function ReportForm({ sources, onMake }: { sources: readonly @ReportSource[]; onMake: (settings: @ReportSettings | null) => void }) {
      const [chosen, setChosen] = @useState(sources[0]?.id ?? "");
      const [errors, setErrors] = @useState<@FieldErrors>({});
      const source = sources.find(({ id }) => id === chosen) ?? sources[0];
      if (!source) return null;

      function make(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        if (!source) return;
        const form = { data: new FormData(event.currentTarget), errors: {} };
        const settings = @readReportSettings(form, source);
        setErrors(form.errors);
        onMake(Object.keys(form.errors).length > 0 ? null : settings);
      }

      return (
        <form key={source.id} noValidate onSubmit={make} ${attribute("aria-label", `New ${called}`)} className="card grid gap-6 p-6 sm:grid-cols-2 sm:p-8">
          {sources.length > 1 && (
            <@SelectLine
              ${attribute("label", `${capitalise(called)} about`)}
              value={source.id}
              options={sources.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={(id) => {
                setChosen(id);
                setErrors({});
                onMake(null);
              }}
            />
          )}
          <@TextField label="Only what matches" name="search" hint={\`A name or code; empty for all \${source.many}\`} error={errors.search} />
          {source.dateLabel !== "" && (
            <>
              <@TextField label="From" name="from" type="date" hint={\`By \${source.dateLabel}\`} />
              <@TextField label="To" name="to" type="date" error={errors.to} />
            </>
          )}
          <@PartChoice parts={source.parts.map(({ label }) => label)} error={errors.parts} />
          <@SelectField label="Format" name="format" required error={errors.format} options={@REPORT_FORMATS} defaultValue="pdf" />
          <div className="sm:col-span-2">
            <button type="submit" className="button button-primary">
              <@FileTextIcon className="size-4" />
              ${jsxText(`Generate ${called}`)}
            </button>
          </div>
        </form>
      );
    }`;
}

const readSettings = code`
  function readReportSettings(form: @FormReading, source: @ReportSource): @ReportSettings {
    const settings = {
      source: source.id,
      search: @formText(form, "search"),
      from: @readDate(@formText(form, "from")),
      to: @readDate(@formText(form, "to")),
      parts: form.data.getAll("part").map(@readText),
      format: @requiredText(form, "format", "Choose a format."),
    };
    if (settings.parts.length === 0) form.errors.parts = "Choose at least one part.";
    if (settings.to !== "" && settings.to < settings.from) form.errors.to = "The last day must not be before the first.";
    else if (settings.search !== "" && @reportedRows(source, { ...settings, from: "", to: "" }).length === 0) {
      form.errors.search = \`No \${source.one} matches “\${settings.search}”. Check the spelling, or leave it empty.\`;
    }
    return settings;
  }`;

const partChoice = code`
  function PartChoice({ parts, error }: { parts: readonly string[]; error?: string | undefined }) {
    const id = @useId();
    return (
      <fieldset className="flex flex-col gap-1.5" aria-describedby={error === undefined ? undefined : id}>
        <legend className="mb-1.5 text-sm font-semibold">Content</legend>
        {parts.map((part) => (
          <label key={part} className="flex min-h-8 items-center gap-3 text-sm">
            <input type="checkbox" name="part" value={part} defaultChecked className="mark" />
            {part}
          </label>
        ))}
        {error !== undefined && (
          <p id={id} className="text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </fieldset>
    );
  }`;

const selectLine = code`
  function SelectLine({
    label,
    value,
    options,
    onChange,
  }: {
    label: string;
    value: string;
    options: readonly { value: string; label: string }[];
    onChange: (value: string) => void;
  }) {
    return (
      <label className="flex min-w-0 flex-col gap-1.5 text-sm font-semibold">
        {label}
        <select className="control text-base font-normal" value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
    );
  }`;

function previewCode(called: Report["called"]): Code {
  return code`
    function ReportPreview({ report, format, onSave }: { report: @Report; format: string; onSave: (title: string) => void }) {
      const formatName = @REPORT_FORMATS.find(({ value }) => value === format)?.label ?? "PDF document";

      return (
        <article aria-label={report.title} className="card flex flex-col gap-6 p-6 sm:p-8">
          <div className="flex flex-wrap items-start justify-between gap-4">
            <div>
              <h2 className="section-title">{report.title}</h2>
              <p role="status" className="mt-1 text-sm text-muted">
                Made on {report.made}. {report.scope}.
              </p>
            </div>
            <div className="flex flex-wrap gap-3">
              <button type="button" className="button button-quiet" onClick={() => onSave(\`\${report.title}, \${report.scope}\`)}>
                <@BookmarkIcon className="size-4" />
                ${jsxText(`Save ${called}`)}
              </button>
              <button type="button" className="button button-primary" onClick={() => @downloadReport(report, format)}>
                <@DownloadIcon className="size-4" />
                Download {formatName}
              </button>
            </div>
          </div>
          {report.parts.map((part) => (
            <@ReportPartView key={part.label} part={part} />
          ))}
        </article>
      );
    }`;
}

const partView = code`
  function ReportPartView({ part }: { part: @Report["parts"][number] }) {
    return (
      <section aria-label={part.label} className="flex flex-col gap-4 border-t border-line pt-5">
        <h3 className="font-display text-lg font-bold">{part.label}</h3>
        {part.figures.length > 0 && (
          <dl className="flex flex-wrap gap-x-10 gap-y-4">
            {part.figures.map((figure) => (
              <div key={figure.label}>
                <dt className="text-sm text-muted">{figure.label}</dt>
                <dd className="font-display text-xl font-bold tabular-nums">{figure.value}</dd>
              </div>
            ))}
          </dl>
        )}
        {part.chart && <@BarChart {...part.chart} />}
        {part.table && <@ReportTableView label={part.label} table={part.table} />}
      </section>
    );
  }`;

const tableView = code`
  function ReportTableView({ label, table }: { label: string; table: @ReportTable }) {
    if (table.rows.length === 0) return <p className="text-muted">Nothing in this period.</p>;
    return (
      <table role="table" aria-label={label} className="data-table">
        <thead role="rowgroup">
          <tr role="row">
            {table.head.map((head, at) => (
              <th key={head} role="columnheader" scope="col" className={table.isNumber[at] === true ? "text-right" : ""}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {table.rows.map((row, index) => (
            <tr key={\`\${index} \${row[0]}\`} role="row">
              {row.map((cell, at) => (
                <td key={table.head[at]} role="cell" data-label={table.head[at]} className={table.isNumber[at] === true ? "cell-number" : ""}>
                  <span className="break-words">{cell}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }`;

function savedList(called: Report["called"]): Code {
  return code`
    function SavedReportList({ onOpen }: { onOpen: (settings: @ReportSettings) => void }) {
      const saved = @useRows(@savedReports);

      return (
        <section className="flex flex-col gap-4">
          <h2 className="section-title text-on-page">${jsxText(`Saved ${called}s`)}</h2>
          {saved.length === 0 ? (
            <p className="text-on-page-muted">${jsxText(`Generate ${withArticle(called)} and save it: it can then be opened again at any time.`)}</p>
          ) : (
            <ul role="list" aria-label="${raw(`Saved ${called}s`)}" className="card divide-y divide-line">
              {saved.map((report) => (
                <li key={report.id} className="row flex-wrap">
                  <div className="min-w-0 flex-1 basis-48">
                    <p className="row-title">{report.title}</p>
                    <p className="text-sm text-muted">Saved on {@formatDate(report.savedOn)}</p>
                  </div>
                  <button type="button" className="button button-quiet" aria-label={\`Open \${report.title}\`} onClick={() => onOpen(report)}>
                    Open
                  </button>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={\`Delete \${report.title}\`}
                    onClick={() => @showNotice({ message: ${`Deleted the ${called}.`}, undo: @savedReports.remove(report.id) })}
                  >
                    <@Trash2Icon className="size-4" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </section>
      );
    }`;
}
