// `src/lib/feed.ts` of the generated app: readings that arrive every second, simulated around the values of a row.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../writer/code/module.ts";

/** `src/lib/feed.ts`. */
export function feedLibrary(): ModuleSource {
  return {
    path: "src/lib/feed.ts",
    opening: "Simulated readings: connect a real source where `nextReading` is called. Nothing is read while no page looks.",
    library: true,
    parts: [
      ...feedTypes,
      { name: "createFeed", code: createFeed },
      {
        name: "baseOf",
        comment: "The value around which readings lie.",
        code: code`
        function baseOf(record: @DataRecord, { key }: @DataField): number {
          return @recordNumber(record, key) ?? 20 + Math.round(@seedOf(\`\${record.id} \${key}\`) * 60);
        }`,
      },
      {
        name: "nextReading",
        comment: "A step away from the last reading, and drawn back to the value that the row has.",
        code: nextReading,
      },
      { name: "eventOf", comment: "The field that moved most since the last reading, in words.", code: eventOf },
    ],
  };
}

const createFeed = code`
  function createFeed({ fields, records }: { fields: readonly @DataField[]; records: () => readonly @DataRecord[] }): @Feed {
    const numbers = fields.filter(({ kind }) => kind === "number").slice(0, 4);
    const read = numbers.length === 0 ? [@ACTIVITY] : numbers;
    const listeners = new Set<() => void>();
    let state: @FeedState = { isRunning: true, followed: "", readings: begun(""), events: [] };
    let timer: ReturnType<typeof setInterval> | undefined;

    function change(changes: Partial<@FeedState>) {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    }

    function recordOf(id: string) {
      const all = records();
      return all.find((record) => record.id === id) ?? all[0];
    }

    function begun(id: string): @LiveReading[] {
      const record = recordOf(id);
      const readings: @LiveReading[] = [];
      for (let second = 20; record && second > 0; second -= 1) {
        const at = new Date(Date.now() - second * @LIVE_STEP_MILLISECONDS).toLocaleTimeString("en-GB");
        readings.push({ at, values: @nextReading(record, read, readings.at(-1)) });
      }
      return readings;
    }

    function step() {
      const record = recordOf(state.followed);
      if (!state.isRunning || !record) return;
      const last = state.readings.at(-1);
      const reading = { at: new Date().toLocaleTimeString("en-GB"), values: @nextReading(record, read, last) };
      const event = { id: (state.events[0]?.id ?? 0) + 1, at: reading.at, text: @eventOf(record, read, { last, reading }) };
      change({ readings: [...state.readings, reading].slice(-@READINGS_MAX), events: [event, ...state.events].slice(0, 12) });
    }

    return {
      fields: read,
      state: () => state,
      change,
      follow: (id) => change({ followed: id, readings: begun(id), events: [] }),
      subscribe: (listener) => {
        listeners.add(listener);
        timer ??= setInterval(step, @LIVE_STEP_MILLISECONDS);
        return () => {
          listeners.delete(listener);
          if (listeners.size > 0) return;
          clearInterval(timer);
          timer = undefined;
        };
      },
    };
  }`;

const nextReading = code`
  function nextReading(record: @DataRecord, fields: readonly @DataField[], last: @LiveReading | undefined): Record<string, number> {
    return Object.fromEntries(
      fields.map((field) => {
        const base = @baseOf(record, field);
        const before = last?.values[field.key] ?? base;
        const scale = Math.max(Math.abs(base), 1);
        const value = before + (base - before) * 0.15 + (Math.random() - 0.5) * scale * 0.08;
        const most = field.format?.(1).endsWith("%") === true ? 100 : Infinity;
        return [field.key, Math.min(most, scale < 20 ? Math.round(value * 100) / 100 : Math.round(value * 10) / 10)];
      }),
    );
  }`;

const eventOf = code`
  function eventOf(record: @DataRecord, fields: readonly @DataField[], { last, reading }: { last: @LiveReading | undefined; reading: @LiveReading }): string {
    const moves = fields.map((field) => {
      const value = reading.values[field.key] ?? 0;
      const by = value - (last?.values[field.key] ?? value);
      return { field, value, by, size: Math.abs(by) / Math.max(Math.abs(value), 1) };
    });
    const [move] = moves.toSorted((left, right) => right.size - left.size);
    if (!move) return record.title;
    const words = move.by > 0 ? "rose to" : move.by < 0 ? "fell to" : "stands at";
    return \`\${record.title}: \${move.field.label} \${words} \${@writeNumber(move.field, move.value)}\`;
  }`;

/** What a feed holds. */
const feedTypes: Part[] = [
  { name: "LIVE_STEP_MILLISECONDS", code: code`const LIVE_STEP_MILLISECONDS = 1_000;` },
  { name: "READINGS_MAX", code: code`const READINGS_MAX = 40;` },
  {
    name: "ACTIVITY",
    comment: "What is read of rows that have no numbers.",
    code: code`const ACTIVITY: @DataField = { key: "activity", label: "Activity", kind: "number" };`,
  },
  {
    name: "LiveReading",
    isType: true,
    code: code`
        interface LiveReading {
          /** A time of day: 14:03:22. */
          at: string;
          values: Readonly<Record<string, number>>;
        }`,
  },
  {
    name: "LiveEvent",
    isType: true,
    code: code`
        interface LiveEvent {
          id: number;
          at: string;
          text: string;
        }`,
  },
  {
    name: "FeedState",
    isType: true,
    code: code`
        interface FeedState {
          isRunning: boolean;
          /** The id of the row that is followed; empty for the first. */
          followed: string;
          readings: readonly @LiveReading[];
          events: readonly @LiveEvent[];
        }`,
  },
  {
    name: "Feed",
    isType: true,
    code: code`
        interface Feed {
          fields: readonly @DataField[];
          state: () => @FeedState;
          subscribe: (listener: () => void) => () => void;
          change: (changes: Partial<@FeedState>) => void;
          /** Turns to another row. */
          follow: (id: string) => void;
        }`,
  },
];
