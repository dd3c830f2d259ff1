// What the generated app shows of a feed: the latest readings, a rolling line, the events, and the past two weeks.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource } from "../../../writer/code/module.ts";

/** `src/components/live.tsx` and what stands in it. */
export function livePanels(): ModuleSource {
  return {
    path: "src/components/live.tsx",
    library: true,
    parts: [
      {
        name: "useFeed",
        code: code`
        function useFeed(feed: @Feed): @FeedState {
          return @useSyncExternalStore(feed.subscribe, feed.state);
        }`,
      },
      { name: "LiveStrip", comment: "The latest readings, for the first page.", code: strip },
      { name: "LiveReadings", code: readings },
      { name: "LivePanel", code: panel },
      { name: "LiveControls", code: controls },
      { name: "LiveEvents", code: events },
      {
        name: "TwoWeeks",
        comment: "The past two weeks, simulated from the values of today, and two days of them beside each other.",
        code: twoWeeks,
      },
    ],
  };
}

const strip = code`
  function LiveStrip({ source, feed, to }: { source: @DataSource; feed: @Feed; to: string }) {
    const { followed } = @useFeed(feed);
    const record = source.records.find(({ id }) => id === followed) ?? source.records[0];
    if (!record) return null;
    return (
      <section aria-label="Live now" className="card flex flex-col gap-4 p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="card-title flex items-center gap-2.5">
            <@ActivityIcon aria-hidden="true" className="size-5 text-accent-ink" />
            {record.title} now
          </h2>
          <@Link to={to} className="link text-sm">
            Follow live
          </@Link>
        </div>
        <@LiveReadings source={source} feed={feed} />
        <p className="text-sm text-muted">Readings are simulated in this browser.</p>
      </section>
    );
  }`;

const readings = code`
  function LiveReadings({ source, feed }: { source: @DataSource; feed: @Feed }) {
    const { readings, followed } = @useFeed(feed);
    const record = source.records.find(({ id }) => id === followed) ?? source.records[0];
    const [before, last] = [readings.at(-2), readings.at(-1)];
    if (!record) return null;
    return (
      <div role="group" aria-label={\`Latest readings of \${source.many}\`} className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {feed.fields.map((field) => {
          const value = last?.values[field.key] ?? @baseOf(record, field);
          const by = value - (before?.values[field.key] ?? value);
          return (
            <div key={field.key} className="flex flex-col gap-1 border-l-2 border-accent pl-4">
              <span className="text-sm text-muted">{field.label}</span>
              <span className="font-display text-2xl font-bold tabular-nums">{@writeNumber(field, value)}</span>
              <span className="text-sm text-muted tabular-nums">
                {by >= 0 ? "▲" : "▼"} {@formatNumber(Math.abs(by))}
              </span>
            </div>
          );
        })}
      </div>
    );
  }`;

const panel = code`
  function LivePanel({ source, feed }: { source: @DataSource; feed: @Feed }) {
    const state = @useFeed(feed);
    const [chosen, setChosen] = @useState("");
    const field = feed.fields.find(({ key }) => key === chosen) ?? feed.fields[0];
    const record = source.records.find(({ id }) => id === state.followed) ?? source.records[0];
    if (!record || !field) {
      return (
        <@EmptyState title={\`No \${source.many} yet\`}>
          <p>As soon as there is one, its readings appear here.</p>
        </@EmptyState>
      );
    }
    const values = state.readings.map((reading) => reading.values[field.key] ?? null);
    return (
      <section aria-label="Live" className="flex flex-col gap-5">
        <@LiveControls source={source} feed={feed} />
        <div className="card p-5">
          <@LiveReadings source={source} feed={feed} />
        </div>
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-[2fr_1fr]">
          <div className="card flex flex-col gap-4 p-5">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="card-title">The last readings</h2>
              {feed.fields.length > 1 && (
                <@PickList label="Draw" value={field.key} options={feed.fields.map(({ key, label }) => ({ value: key, label }))} onChange={setChosen} />
              )}
            </div>
            <@PlotLine label={\`\${field.label}, live\`} moments={state.readings.map(({ at }) => at)} series={[{ label: field.label, values }]} format={(value) => @writeNumber(field, value)} />
          </div>
          <@LiveEvents label={\`Events of \${source.many}\`} feed={feed} />
        </div>
        <@TwoWeeks record={record} field={field} />
      </section>
    );
  }`;

const controls = code`
  function LiveControls({ source, feed }: { source: @DataSource; feed: @Feed }) {
    const { isRunning, followed } = @useFeed(feed);
    return (
      <div className="flex flex-wrap items-end gap-4">
        <label className="flex min-w-0 flex-1 basis-56 flex-col gap-1 text-sm font-semibold text-on-page">
          Follow one {source.one}
          <select
            className="control"
            value={followed === "" ? source.records[0]?.id : followed}
            onChange={(event) => feed.follow(event.target.value)}
          >
            {source.records.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="button button-primary" onClick={() => feed.change({ isRunning: !isRunning })}>
          {isRunning ? <@PauseIcon className="size-4" /> : <@PlayIcon className="size-4" />}
          {isRunning ? "Pause" : "Start"}
        </button>
        <p role="status" className="flex min-h-11 items-center gap-2 text-sm text-on-page-muted">
          <span aria-hidden="true" className={\`size-2.5 rounded-full \${isRunning ? "animate-pulse bg-accent" : "bg-control"}\`} />
          {isRunning ? "Simulated readings arrive every second" : "Paused: no readings arrive"}
        </p>
      </div>
    );
  }`;

const events = code`
  function LiveEvents({ label, feed }: { label: string; feed: @Feed }) {
    const { events } = @useFeed(feed);
    return (
      <div className="card flex flex-col gap-4 p-5">
        <h2 className="card-title">Events</h2>
        {events.length === 0 && <p className="text-muted">The first reading is on its way.</p>}
        <ul role="list" aria-label={label} className="flex max-h-72 flex-col gap-2.5 overflow-y-auto text-sm" tabIndex={0}>
          {events.map(({ id, at, text }) => (
            <li key={id} className="flex gap-3">
              <span className="shrink-0 text-muted tabular-nums">{at}</span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    );
  }`;

const twoWeeks = code`
  function TwoWeeks({ record, field }: { record: @DataRecord; field: @DataField }) {
    const days = Array.from({ length: 14 }, (_, index) => @localDate(index - 13));
    const [one, setOne] = @useState(days[0] ?? "");
    const [other, setOther] = @useState(days.at(-1) ?? "");
    const valueOn = (day: string) => Math.round(@baseOf(record, field) * (0.5 + 0.5 * @simulatedLevel(\`\${record.id} \${field.key}\`, day)) * (0.9 + 0.2 * @seedOf(\`\${record.id} \${day}\`)) * 100) / 100;
    const picks = [
      { label: "One day", value: one, change: setOne },
      { label: "Another day", value: other, change: setOther },
    ];
    return (
      <div className="card flex flex-col gap-5 p-5">
        <h2 className="card-title">The past two weeks</h2>
        <@PlotLine
          label={\`\${field.label} of the past two weeks\`}
          moments={days.map((day) => @formatDate(day))}
          series={[{ label: field.label, values: days.map(valueOn) }]}
          format={(value) => @writeNumber(field, value)}
        />
        <div className="flex flex-wrap gap-4">
          {picks.map(({ label, value, change }) => (
            <label key={label} className="flex flex-1 basis-40 flex-col gap-1 text-sm font-semibold">
              {label}
              <select className="control" value={value} onChange={(event) => change(event.target.value)}>
                {days.map((day) => (
                  <option key={day} value={day}>
                    {@formatDate(day)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
        <@PlotBars
          label="The two days"
          points={[...new Set([one, other])].map((day) => ({ label: @formatDate(day), value: valueOn(day) }))}
          format={(value) => @writeNumber(field, value)}
        />
        <p className="text-sm text-muted">The course of the past days is simulated from the value that is kept.</p>
      </div>
    );
  }`;
