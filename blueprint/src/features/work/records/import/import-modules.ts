// The files of an import: reading CSV, matching columns, and the page that previews before it adds.
import { type Code, code, raw, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import { attribute, jsxText } from "../../../../writer/code/text.ts";
import type { EntityModel, FieldModel } from "../../../../writer/model/entity-model.ts";
import { capitalise } from "../../../../writer/model/names.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";

type Import = FeatureOf<"import">;

/** The fields that a line can fill: all but those that refer to other rows. */
export function importedFields(model: EntityModel): FieldModel[] {
  return model.fields.filter(({ type }) => type !== "reference");
}

/** The names of what is written to import an entity's rows. */
export function importNames(model: EntityModel): { page: Reference; fields: Reference } {
  const { name } = model.type;
  const from = `${model.folder}/Import${name}.tsx`;
  return { page: new Reference(`Import${name}`, from), fields: new Reference(`${model.one}ImportFields`, from) };
}

/** The files. */
export function importModules({ model }: UnitCall<Import>): ModuleSource[] {
  const { page, fields } = importNames(model);
  const list = importedFields(model).map(
    ({ key, label, type, required }) => code`{ key: ${key}, label: ${label}, type: ${type}, required: ${required} },`,
  );
  return [
    {
      path: "src/lib/csv.ts",
      opening: "Reads CSV (RFC 4180), also with semicolons or tabs, and makes rows of it.",
      library: true,
      parts: csvParts,
    },
    {
      path: "src/components/ImportPreview.tsx",
      library: true,
      parts: [
        { name: "ColumnChoice", code: columnChoice },
        { name: "ImportProblems", code: problemsCode },
      ],
    },
    {
      path: page.from,
      library: true,
      parts: [
        {
          name: fields.name,
          code: code`
            const ${fields}: readonly @ImportField[] = [
              ${list}
            ];`,
        },
        { name: page.name, code: pageCode(model) },
      ],
    },
  ];
}

const csvParts: Part[] = [
  {
    name: "parseCsv",
    comment: "The cells of each line. The separator is the one that the first line has most of.",
    code: code`
      function parseCsv(text: string): string[][] {
        const [head = ""] = text.split(/\r?\n/, 1);
        const separator = [",", ";", "\t"].toSorted((left, right) => head.split(right).length - head.split(left).length)[0] ?? ",";
        const lines: string[][] = [[]];
        let cell = "";
        let isQuoted = false;
        const endCell = () => {
          lines.at(-1)?.push(cell.trim());
          cell = "";
        };
        for (let at = 0; at < text.length; at += 1) {
          const sign = text.charAt(at);
          if (isQuoted && sign === '"' && text.charAt(at + 1) === '"') {
            cell += sign;
            at += 1;
          } else if (sign === '"') isQuoted = !isQuoted;
          else if (!isQuoted && sign === separator) endCell();
          else if (!isQuoted && sign === "\n") {
            endCell();
            lines.push([]);
          } else if (isQuoted || sign !== "\r") cell += sign;
        }
        endCell();
        return lines.filter((cells) => cells.some((text) => text !== ""));
      }`,
  },
  {
    name: "ImportField",
    isType: true,
    code: code`
      interface ImportField {
        key: string;
        label: string;
        type: string;
        required: boolean;
      }`,
  },
  {
    name: "matchColumns",
    comment: "The column for each field by its name, -1 where there is none.",
    code: code`
      function matchColumns(fields: readonly @ImportField[], head: readonly string[]): number[] {
        return fields.map(({ label, key }) => head.findIndex((name) => [@folded(label), @folded(key)].includes(@folded(name))));
      }`,
  },
  {
    name: "whyWrong",
    comment: "What is wrong with a cell; empty where it is right.",
    code: code`
      function whyWrong({ label, type, required }: @ImportField, cell: string): string {
        if (cell === "") return required ? \`\${label} is missing\` : "";
        if (["number", "money", "percent", "duration", "rating"].includes(type) && !Number.isFinite(Number(cell.replace(",", ".")))) return \`“\${cell}” in \${label} is no number\`;
        if (type === "date" && @readDate(cell) === "") return \`“\${cell}” in \${label} is no day such as 2026-05-17\`;
        return "";
      }`,
  },
  {
    name: "importedCell",
    comment: "A cell as it would be saved.",
    code: code`
      function importedCell({ type }: @ImportField, cell: string): unknown {
        if (["number", "money", "percent", "duration", "rating"].includes(type)) return cell === "" ? null : Number(cell.replace(",", "."));
        if (type === "boolean") return /^(?:yes|true|1|x)$/i.test(cell);
        return type === "lines" || type === "tags" ? @splitTexts(cell, /;/) : cell;
      }`,
  },
  {
    name: "readLines",
    comment: "The lines below the head: what is wrong with each, and what can be saved.",
    code: code`
      function readLines(lines: readonly string[][], { fields, columns }: { fields: readonly @ImportField[]; columns: readonly number[] }) {
        return lines.slice(1).map((cells, at) => {
          const pairs = fields.map((field, index) => ({ field, cell: cells[columns[index] ?? -1] ?? "" }));
          return {
            line: at + 2,
            problems: pairs.map(({ field, cell }) => @whyWrong(field, cell)).filter((problem) => problem !== ""),
            values: Object.fromEntries(pairs.map(({ field, cell }) => [field.key, @importedCell(field, cell)])),
          };
        });
      }`,
  },
];

const columnChoice = code`
  function ColumnChoice({
    fields,
    head,
    columns,
    onChange,
  }: {
    fields: readonly @ImportField[];
    head: readonly string[];
    columns: readonly number[];
    onChange: (columns: number[]) => void;
  }) {
    return (
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {fields.map((field, at) => (
          <label key={field.key} className="flex min-w-0 flex-col gap-1.5 text-sm font-semibold">
            {field.label}
            <select
              className="control text-base font-normal"
              aria-label={\`Column for \${field.label}\`}
              value={columns[at]}
              onChange={(event) => onChange(columns.map((column, index) => (index === at ? Number(event.target.value) : column)))}
            >
              <option value={-1}>Leave empty</option>
              {head.map((name, column) => (
                <option key={column} value={column}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    );
  }`;

const problemsCode = code`
  function ImportProblems({ lines }: { lines: readonly { line: number; problems: readonly string[] }[] }) {
    if (lines.length === 0) return null;
    return (
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold text-danger">{@formatCount(lines.length, "line", "lines")} left out</h3>
        <ul role="list" aria-label="Problems" className="flex flex-col gap-1 text-sm">
          {lines.map(({ line, problems }) => (
            <li key={line}>
              Line {line}: {problems.join("; ")}.
            </li>
          ))}
        </ul>
      </div>
    );
  }`;

function pageCode(model: EntityModel): Code {
  const { page, fields } = importNames(model);
  const { one, many } = model.entity.name;
  return code`
    function ${page}() {
      const [lines, setLines] = @useState<string[][]>([]);
      const [columns, setColumns] = @useState<number[]>([]);
      const [error, setError] = @useState("");
      const [imported, setImported] = @useState(0);
      const read = @readLines(lines, { fields: ${fields}, columns });
      const rows = read.filter(({ problems }) => problems.length === 0).flatMap(({ values }) => ${model.read}(values) ?? []);

      async function preview(event: @FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const file = data.get("file");
        const text = file instanceof File && file.size > 0 ? await file.text() : @readText(data.get("lines"));
        const parsed = @parseCsv(text);
        setImported(0);
        setError(text.trim() === "" ? "Paste lines or choose a file." : parsed.length < 2 ? "Below the names of the columns there has to be a line." : "");
        setLines(parsed.length < 2 ? [] : parsed);
        setColumns(@matchColumns(${fields}, parsed[0] ?? []));
      }

      function addAll() {
        for (const row of rows.toReversed()) ${model.collection}.add(row);
        setImported(rows.length);
        setLines([]);
      }

      return (
        <section className="flex flex-col gap-5">
          <form noValidate onSubmit={(event) => void preview(event)} ${attribute("aria-label", `Import ${many}`)} className="card flex flex-col gap-5 p-5 sm:p-8">
            <h2 className="section-title">${jsxText(capitalise(many))}</h2>
            <label className="flex flex-col gap-1.5 text-sm font-semibold">
              CSV file
              <input type="file" name="file" accept=".csv,.txt,text/csv" className="control text-sm font-normal" />
            </label>
            <@TextAreaField label="Lines" name="lines" hint={\`First the names of the columns: \${${fields}.map(({ label }) => label).join(", ")}\`} error={error === "" ? undefined : error} />
            <button type="submit" className="button button-primary self-start">
              Preview
            </button>
          </form>
          {imported > 0 && (
            <p role="status" className="font-semibold text-on-page">
              {@formatCount(imported, ${one}, ${many})} imported. <@Link to="${raw(model.home ?? "/")}" className="link">${jsxText(`See the ${many}`)}</@Link>
            </p>
          )}
          {lines.length > 0 && (
            <div className="card flex flex-col gap-5 p-5 sm:p-8">
              <h2 className="section-title">Preview</h2>
              <@ColumnChoice fields={${fields}} head={lines[0] ?? []} columns={columns} onChange={setColumns} />
              <@ImportProblems lines={read.filter(({ problems }) => problems.length > 0)} />
              {rows.length > 0 && (
                <button type="button" className="button button-primary self-start" onClick={addAll}>
                  <@FileUpIcon className="size-4" />
                  Import {@formatCount(rows.length, ${one}, ${many})}
                </button>
              )}
            </div>
          )}
        </section>
      );
    }`;
}
