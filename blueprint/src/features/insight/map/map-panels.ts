// What the generated app shows of a map: the drawing with its pins, its controls, the list beside it and the details.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";

const FOLDER = "src/components/map";

/** `MapPanel.tsx`, `MapDrawing.tsx` and `MapAside.tsx`. */
export function mapPanels(): ModuleSource[] {
  return [
    {
      path: `${FOLDER}/MapPanel.tsx`,
      library: true,
      parts: [{ name: "MapPanel", comment: "A map, the list of what is on it, and the details of what was chosen.", code: panel }],
    },
    {
      path: `${FOLDER}/MapDrawing.tsx`,
      library: true,
      parts: [
        {
          name: "MapDrawing",
          comment: "The map itself: moved with the arrow keys and zoomed with plus and minus, or with the buttons.",
          code: drawing,
        },
        { name: "MapAreas", code: areas },
        { name: "MapPin", code: pin },
        { name: "MapButtons", code: buttons },
      ],
    },
    {
      path: `${FOLDER}/MapAside.tsx`,
      library: true,
      parts: [
        { name: "MapList", code: list },
        { name: "MapDetails", code: details },
        { name: "MapLegend", code: legend },
      ],
    },
  ];
}

const panel = code`
  function MapPanel({ source, hasAreas, coordinates }: { source: @DataSource; hasAreas: boolean; coordinates?: @Coordinates }) {
    const numbers = source.fields.filter(({ kind }) => kind === "number");
    const [search, setSearch] = @useState("");
    const [chosen, setChosen] = @useState("");
    const [colour, setColour] = @useState(hasAreas ? (numbers[0]?.key ?? "") : "");
    const places = coordinates ? @locatedPlaces(source.records, coordinates) : @placesOf(source.records);
    const texts = (record: @DataRecord) => [record.title, ...source.fields.map((field) => @recordText(record, field))];
    const shown = places.filter(({ record }) => @matchesSearch(search, texts(record)));
    const field = numbers.find(({ key }) => key === colour);
    const record = source.records.find(({ id }) => id === chosen);

    return (
      <section aria-label={\`Map of \${source.many}\`} className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[2fr_1fr]">
        <div className="card flex flex-col gap-4 overflow-hidden p-4">
          {hasAreas && <@MapLegend fields={numbers} field={field} records={source.records} onChange={setColour} />}
          <@MapDrawing places={shown} chosen={chosen} field={field} onChoose={setChosen} />
          <p className="text-sm text-muted">
            {coordinates ? "Drawn from the coordinates, without a background." : \`A schematic map: where the \${source.many} stand is drawn, not measured.\`}
          </p>
        </div>
        <div className="flex flex-col gap-5">
          {record && <@MapDetails record={record} fields={source.fields} />}
          <@MapList source={source} places={shown} chosen={chosen} search={search} onSearch={setSearch} onChoose={setChosen} />
        </div>
      </section>
    );
  }`;

const drawing = code`
  function MapDrawing({ places, chosen, field, onChoose }: { places: readonly @MapPlace[]; chosen: string; field: @DataField | undefined; onChoose: (id: string) => void }) {
    const [view, setView] = @useState(@WHOLE_MAP);
    const [left, top] = [view.x - 500 / view.scale, view.y - 320 / view.scale];
    const zoom = (by: number) => setView(@boundedView({ ...view, scale: view.scale * by }));
    const move = (x: number, y: number) => setView(@boundedView({ ...view, x: view.x + (x * 150) / view.scale, y: view.y + (y * 150) / view.scale }));

    function press(event: @KeyboardEvent) {
      if (event.target !== event.currentTarget) return;
      const act = {
        ArrowLeft: () => move(-1, 0),
        ArrowRight: () => move(1, 0),
        ArrowUp: () => move(0, -1),
        ArrowDown: () => move(0, 1),
        "+": () => zoom(1.5),
        "-": () => zoom(1 / 1.5),
      }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    }

    return (
      <div className="flex flex-col gap-3">
        <div role="group" aria-label="Map" tabIndex={0} className="relative aspect-[25/16] overflow-hidden rounded-control bg-sunken" onKeyDown={press}>
          <svg aria-hidden="true" viewBox={\`\${left} \${top} \${1_000 / view.scale} \${640 / view.scale}\`} className="absolute inset-0 size-full">
            <path d="M0 160H1000M0 320H1000M0 480H1000M200 0V640M400 0V640M600 0V640M800 0V640" className="stroke-line" strokeWidth="1" vectorEffect="non-scaling-stroke" />
            <@MapAreas places={places} chosen={chosen} field={field} />
          </svg>
          {places.map((place) => (
            <@MapPin
              key={place.record.id}
              title={place.record.title}
              isChosen={place.record.id === chosen}
              x={((place.x - left) * view.scale) / 10}
              y={((place.y - top) * view.scale) / 6.4}
              onChoose={() => onChoose(place.record.id)}
            />
          ))}
        </div>
        <@MapButtons scale={view.scale} onZoom={zoom} onMove={move} onWhole={() => setView(@WHOLE_MAP)} />
      </div>
    );
  }`;

const areas = code`
  function MapAreas({ places, chosen, field }: { places: readonly @MapPlace[]; chosen: string; field: @DataField | undefined }) {
    const most = Math.max(...places.map(({ record }) => @recordNumber(record, field?.key ?? "") ?? 0), 1e-9);
    return places.map(({ record, corners }) => (
      <polygon
        key={record.id}
        points={corners.map(({ x, y }) => \`\${x},\${y}\`).join(" ")}
        className={field ? "fill-chart-1" : "fill-accent-soft"}
        fillOpacity={field ? 0.08 + 0.72 * Math.max(0, (@recordNumber(record, field.key) ?? 0) / most) : 0.8}
        stroke={record.id === chosen ? "var(--color-ink)" : "var(--color-surface)"}
        strokeWidth={record.id === chosen ? 4 : 2}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    ));
  }`;

const pin = code`
  function MapPin({ title, isChosen, x, y, onChoose }: { title: string; isChosen: boolean; x: number; y: number; onChoose: () => void }) {
    if (x < 0 || x > 100 || y < 0 || y > 100) return null;
    return (
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={title}
        title={title}
        className={\`group absolute grid -translate-x-1/2 -translate-y-full place-items-center rounded-control \${isChosen ? "z-10" : "hover:z-10"}\`}
        style={{ left: \`\${x}%\`, top: \`\${y}%\` }}
        onClick={onChoose}
      >
        <span className={\`max-w-36 truncate rounded-chip px-1.5 text-xs font-semibold \${isChosen ? "bg-ink text-surface" : "bg-surface text-ink max-sm:hidden group-hover:block"}\`}>
          {title}
        </span>
        <@MapPinIcon aria-hidden="true" className={\`\${isChosen ? "size-9" : "size-7"} fill-accent stroke-on-accent\`} />
      </button>
    );
  }`;

const buttons = code`
  function MapButtons({ scale, onZoom, onMove, onWhole }: { scale: number; onZoom: (by: number) => void; onMove: (x: number, y: number) => void; onWhole: () => void }) {
    const isWhole = scale === 1;
    const moves = [
      { label: "Move left", Icon: @ArrowLeftIcon, x: -1, y: 0 },
      { label: "Move right", Icon: @ArrowRightIcon, x: 1, y: 0 },
      { label: "Move up", Icon: @ArrowUpIcon, x: 0, y: -1 },
      { label: "Move down", Icon: @ArrowDownIcon, x: 0, y: 1 },
    ];
    return (
      <div className="flex flex-wrap items-center gap-1">
        <button type="button" className="icon-button disabled:opacity-40" aria-label="Zoom in" title="Zoom in" disabled={scale >= 6} onClick={() => onZoom(1.5)}>
          <@ZoomInIcon className="size-5" />
        </button>
        <button type="button" className="icon-button disabled:opacity-40" aria-label="Zoom out" title="Zoom out" disabled={isWhole} onClick={() => onZoom(1 / 1.5)}>
          <@ZoomOutIcon className="size-5" />
        </button>
        {moves.map(({ label, Icon, x, y }) => (
          <button key={label} type="button" className="icon-button disabled:opacity-40" aria-label={label} title={label} disabled={isWhole} onClick={() => onMove(x, y)}>
            <Icon className="size-5" />
          </button>
        ))}
        <button type="button" className="text-button px-2 text-sm text-accent-ink disabled:opacity-40" disabled={isWhole} onClick={onWhole}>
          Show the whole map
        </button>
        <output className="ml-auto text-sm text-muted tabular-nums">{Math.round(scale * 100)}%</output>
      </div>
    );
  }`;

const list = code`
  function MapList({ source, places, chosen, search, onSearch, onChoose }: {
    source: @DataSource;
    places: readonly @MapPlace[];
    chosen: string;
    search: string;
    onSearch: (search: string) => void;
    onChoose: (id: string) => void;
  }) {
    const heading = \`\${source.many.charAt(0).toUpperCase()}\${source.many.slice(1)}\`;
    return (
      <div className="card flex flex-col gap-3 p-4">
        <div className="flex">
          <@SearchBox label={\`Search \${source.many} on the map\`} value={search} onChange={onSearch} />
        </div>
        <p role="status" className="text-sm text-muted">
          {@formatCount(places.length, source.one, source.many)}
        </p>
        <ul role="list" aria-label={\`\${heading} on the map\`} className="flex max-h-96 flex-col overflow-y-auto" tabIndex={0}>
          {places.map(({ record }) => (
            <li key={record.id}>
              <button
                type="button"
                aria-pressed={record.id === chosen}
                className={\`flex min-h-10 w-full items-center gap-2 rounded-control px-2 text-left \${record.id === chosen ? "bg-accent-soft font-semibold text-accent-ink" : "hover:bg-sunken"}\`}
                onClick={() => onChoose(record.id)}
              >
                <@MapPinIcon aria-hidden="true" className="size-4 shrink-0" />
                <span className="truncate">{record.title}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    );
  }`;

const details = code`
  function MapDetails({ record, fields }: { record: @DataRecord; fields: readonly @DataField[] }) {
    const facts = fields.map((field) => ({ field, text: @recordText(record, field) })).filter(({ text }) => text !== "");
    return (
      <section aria-label="Details" className="card flex flex-col gap-3 p-5">
        <h2 className="card-title">{record.title}</h2>
        <dl className="flex flex-col gap-2 text-sm">
          {facts.slice(0, 8).map(({ field, text }) => (
            <div key={field.key} className="flex justify-between gap-4">
              <dt className="text-muted">{field.label}</dt>
              <dd className="line-clamp-3 text-right font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
        {record.path !== null && (
          <@Link to={record.path} className="link self-start text-sm">
            Read more
          </@Link>
        )}
      </section>
    );
  }`;

const legend = code`
  function MapLegend({ fields, field, records, onChange }: {
    fields: readonly @DataField[];
    field: @DataField | undefined;
    records: readonly @DataRecord[];
    onChange: (key: string) => void;
  }) {
    const most = Math.max(...records.map((record) => @recordNumber(record, field?.key ?? "") ?? 0));
    return (
      <div className="flex flex-wrap items-end justify-between gap-4">
        <label className="flex flex-col gap-1 text-sm font-semibold">
          Colour by
          <select className="control" value={field?.key} onChange={(event) => onChange(event.target.value)}>
            {fields.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <div className="flex items-center gap-2 text-sm text-muted">
          0
          {[0.08, 0.3, 0.5, 0.8].map((opacity) => (
            <svg key={opacity} aria-hidden="true" viewBox="0 0 10 10" className="size-5">
              <rect width="10" height="10" className="fill-chart-1" fillOpacity={opacity} />
            </svg>
          ))}
          {@writeNumber(field, most)}
        </div>
      </div>
    );
  }`;
