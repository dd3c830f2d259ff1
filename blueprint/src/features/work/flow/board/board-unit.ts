// A board: a column for each state of a row, and cards that are dragged or sent from one to the next. A row without a
// state stands in the first column. An entity that has no states gets those that suit what it is.
import { namedSample } from "../../../../checks/place.ts";
import { element, imported, literal } from "../../../../project/code/expression.ts";
import type { Field } from "../../../../schema/entity.ts";
import { type Code, code, raw, Reference } from "../../../../writer/code/code.ts";
import { optionsName } from "../../../../writer/field/field-data.ts";
import { titleOf } from "../../../../writer/field/field-display.ts";
import { type EntityModel, fieldOf } from "../../../../writer/model/entity-model.ts";
import { capitalise } from "../../../../writer/model/names.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { FeatureCheck, Unit, UnitCall } from "../../../unit/unit.ts";
import { pageOf, rowLink, someFacts } from "../../row-code.ts";
import { factsOf, rowProps } from "../../row-parts.ts";

type Board = FeatureOf<"board">;

const STATE = /\b(?:status|stage|phase|state|progress|column|pipeline|step)\b/i;

const STATES: readonly [RegExp, readonly string[]][] = [
  [/\b(?:lead|deal|client|customer|sale|opportunit|prospect)/, ["New", "Contacted", "Qualified", "Proposal", "Won", "Lost"]],
  [/\b(?:candidate|applicant|job|application|hire|recruit)/, ["Applied", "Screening", "Interview", "Offer", "Hired"]],
  [/\b(?:order|shipment|deliver|parcel)/, ["Received", "In progress", "Shipped", "Delivered"]],
  [/\b(?:ticket|issue|bug|complaint|request|call|case|incident|claim)/, ["Open", "In progress", "Waiting", "Closed"]],
  [/\b(?:article|post|content|manuscript|video)/, ["Idea", "Draft", "Review", "Published"]],
];

/** The states of things that are called so. */
function statesFor(one: string): string[] {
  return [...(STATES.find(([words]) => words.test(one))?.[1] ?? ["To do", "In progress", "Done"])];
}

export const boardUnit: Unit<Board> = {
  draft: ({ id, phrase, entity }) => {
    if (entity === null) return null;
    const choices = entity.fields.filter(({ type, options }) => type === "choice" && (options ?? []).length > 1);
    const found = choices.find((field) => STATE.test(field.id) || STATE.test(field.label));
    const free = entity.fields.some((field) => field.id === "status") ? "stage" : "status";
    const fresh: Field = { id: free, label: capitalise(free), type: "choice", required: false, options: statesFor(entity.one) };
    return {
      feature: { kind: "board", id, phrase, entity: entity.id, field: (found ?? fresh).id },
      fields: found ? [] : [fresh],
      places: [
        {
          block: "board",
          on: "page",
          page: {
            ...{ id: `${entity.id}-board`.slice(0, 48), title: `${capitalise(entity.one)} board`, icon: "Kanban" },
            intro: "Drag a card to another column, or choose where it goes.",
          },
        },
      ],
    };
  },
  write: (call) => ({
    modules: [
      { path: boardOf(call.model).from, library: true, parts: [{ name: boardOf(call.model).name, code: boardCode(call) }, progressPart] },
    ],
    blocks: { board: { component: boardOf(call.model) } },
  }),
  compose: ({ feature, model }) => ({
    blocks: {
      board: {
        element: element(imported("@/components/board/board", "Board"), {
          ...rowProps(model),
          field: literal(fieldOf(model, feature.field).key),
          facts: factsOf(model, { without: [feature.field], limit: 2 }),
        }),
      },
    },
  }),
  checks: (call) => checksOf(call),
};

function boardOf(model: EntityModel): Reference {
  return new Reference(`${model.type.name}Board`, `${model.folder}/${model.type.name}Board.tsx`);
}

const progressPart = {
  name: "BoardProgress",
  comment: "How much has come to the last column.",
  code: code`
    function BoardProgress({ done, total, name }: { done: number; total: number; name: string }) {
      const share = total === 0 ? 0 : Math.round((done / total) * 100);
      return (
        <div className="flex flex-col gap-2">
          <p className="text-sm font-semibold text-on-page">
            {done} of {total} in “{name}”: {share}%
          </p>
          <div role="progressbar" aria-label="Progress" aria-valuenow={share} aria-valuemin={0} aria-valuemax={100} className="h-2 overflow-hidden rounded-full bg-sunken">
            <div className="h-full bg-accent" style={{ width: \`\${share}%\` }} />
          </div>
        </div>
      );
    }`,
};

function boardCode({ project, feature, model }: UnitCall<Board>): Code {
  const field = fieldOf(model, feature.field);
  const options = optionsName(field);
  const row = raw(model.one);
  const state = code`(${row}.${raw(field.key)} || ${options}[0])`;
  const facts = someFacts(project, { model, without: [field.id], limit: 2 });
  const last = (field.options ?? []).findLast((option) => !/lost|cancel|reject|declin|fail|archiv/i.test(option)) ?? "";
  return code`
    function ${boardOf(model)}() {
      const rows = @useRows(${model.collection});
      const [over, setOver] = @useState("");

      function move(id: string, to: (typeof ${options})[number]) {
        const ${row} = rows.find((candidate) => candidate.id === id);
        if (!${row} || ${state} === to) return;
        const from = ${row}.${raw(field.key)};
        ${model.collection}.update(id, { ${raw(field.key)}: to });
        @showNotice({ message: \`Moved “\${${titleOf(model, model.one)}}” to \${to}.\`, undo: () => ${model.collection}.update(id, { ${raw(field.key)}: from }) });
      }

      return (
        <section aria-label="Board" className="flex flex-col gap-5">
          <@BoardProgress done={rows.filter((${row}) => ${state} === ${last}).length} total={rows.length} name=${last} />
          <div className="-mx-1 grid items-start gap-4 px-1 pb-2 md:auto-cols-[minmax(13rem,1fr)] md:grid-flow-col md:overflow-x-auto">
            {${options}.map((column) => {
              const cards = rows.filter((${row}) => ${state} === column);
              return (
                <section
                  key={column}
                  aria-label={column}
                  className={over === column ? "flex flex-col gap-3 rounded-card border border-accent-ink bg-accent-soft p-3" : "flex flex-col gap-3 rounded-card border border-line bg-sunken p-3"}
                  onDragOver={(event) => {
                    event.preventDefault();
                    setOver(column);
                  }}
                  onDragLeave={() => setOver("")}
                  onDrop={(event) => {
                    event.preventDefault();
                    setOver("");
                    move(event.dataTransfer.getData("text/plain"), column);
                  }}
                >
                  <h2 className="flex items-center justify-between gap-3 px-1 font-semibold text-ink">
                    {column}
                    <span className="chip">{cards.length}</span>
                  </h2>
                  {cards.length === 0 && <p className="px-1 pb-2 text-sm text-muted">${raw(`No ${model.entity.name.many} here.`)}</p>}
                  <ul role="list" aria-label={column} className="flex flex-col gap-3 empty:hidden">
                    {cards.map((${row}) => (
                      ${cardCode({ model, facts, options, state })}
                    ))}
                  </ul>
                </section>
              );
            })}
          </div>
        </section>
      );
    }`;
}

interface Card {
  model: EntityModel;
  facts: readonly Code[];
  options: Reference;
  state: Code;
}

function cardCode({ model, facts, options, state }: Card): Code {
  const row = raw(model.one);
  return code`
    <li
      key={${row}.id}
      draggable
      className="card flex cursor-grab flex-col gap-2.5 p-4"
      onDragStart={(event) => event.dataTransfer.setData("text/plain", ${row}.id)}
    >
      ${rowLink(model)}
      <p className="facts empty:hidden">${facts}</p>
      <select
        className="control text-sm"
        aria-label={\`Move \${${titleOf(model, model.one)}}\`}
        value={${state}}
        onChange={(event) => {
          const to = ${options}.find((option) => option === event.target.value);
          if (to) move(${row}.id, to);
        }}
      >
        {${options}.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </li>`;
}

function checksOf({ project, feature, model }: UnitCall<Board>): FeatureCheck[] {
  const sample = namedSample({ project, model });
  const path = pageOf(project, feature);
  const options = fieldOf(model, feature.field).options ?? [];
  const [first = ""] = options;
  if (!sample || path === null || options.length < 2) return [];
  const now = model.entity.samples[sample.index]?.[feature.field];
  const from = typeof now === "string" && options.includes(now) ? now : first;
  const to = options.findLast((option) => option !== from) ?? "";
  const card = (column: string) =>
    ({
      role: "listitem",
      text: sample.title,
      within: { role: "list", name: column, exact: true, within: { role: "region", name: "Board", exact: true } },
    }) as const;
  return [
    {
      title: `${capitalise(model.entity.name.many)} move across the board from one ${fieldOf(model, feature.field).label.toLowerCase()} to the next and stay there`,
      steps: [
        { do: "open", path },
        { do: "expectVisible", target: card(from) },
        { do: "select", target: { role: "combobox", name: `Move ${sample.title}`, exact: true }, option: to },
        { do: "expectVisible", target: card(to) },
        { do: "expectVisible", target: { role: "status", text: `to ${to}` } },
        { do: "reload" },
        { do: "expectVisible", target: card(to) },
        { do: "expectCount", target: card(from), atMost: 0 },
      ],
    },
  ];
}
