// `src/lib/periods.ts` of the generated app: the range of time that a dashboard looks at, in steps that a line can draw.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";

/** `src/lib/periods.ts`. */
export function periodLibrary(): ModuleSource {
  return {
    path: "src/lib/periods.ts",
    opening: "Ranges of time, and the days, months or years that they are drawn in. Days are texts as YYYY-MM-DD, both ends included.",
    library: true,
    parts: [...rangeParts(), ...dayParts(), ...stepParts(), ...simulationParts()],
  };
}

function rangeParts(): Part[] {
  return [
    {
      name: "TIME_RANGES",
      code: code`
        const TIME_RANGES = [
          { value: "7", label: "7 days" },
          { value: "30", label: "30 days" },
          { value: "365", label: "12 months" },
          { value: "all", label: "All time" },
          { value: "own", label: "Own dates" },
        ] as const;`,
    },
    {
      name: "TimeRange",
      isType: true,
      code: code`
        interface TimeRange {
          choice: string;
          /** For a range of one's own; empty where it is not said. */
          from: string;
          to: string;
        }`,
    },
    {
      name: "Period",
      isType: true,
      code: code`
        interface Period {
          from: string;
          to: string;
        }`,
    },
    {
      name: "periodOf",
      comment: "The days that a range means for records with these days. Where most lie ahead, it looks ahead.",
      code: periodOf,
    },
  ];
}

const periodOf = code`
  function periodOf({ choice, from, to }: @TimeRange, days: readonly string[]): @Period {
    const today = @localDate();
    const known = days.filter((day) => day !== "").sort();
    const all = { from: known[0] ?? @shiftDay(today, -729), to: known.at(-1) ?? today };
    if (choice === "own") return { from: from === "" ? all.from : from, to: to === "" ? all.to : to };
    const length = Number(choice);
    if (!Number.isFinite(length)) return all;
    const looksAhead = known.filter((day) => day > today).length * 2 > known.length;
    return looksAhead ? { from: today, to: @shiftDay(today, length - 1) } : { from: @shiftDay(today, 1 - length), to: today };
  }`;

function dayParts(): Part[] {
  return [
    {
      name: "shiftDay",
      code: code`
        function shiftDay(day: string, days: number): string {
          const date = @dayOf(day) ?? new Date();
          date.setDate(date.getDate() + days);
          return @dayText(date);
        }`,
    },
    {
      name: "dayText",
      code: code`
        function dayText(date: Date): string {
          const pad = (value: number, length = 2) => String(value).padStart(length, "0");
          return \`\${pad(date.getFullYear(), 4)}-\${pad(date.getMonth() + 1)}-\${pad(date.getDate())}\`;
        }`,
    },
    {
      name: "daysBetween",
      code: code`
        function daysBetween({ from, to }: @Period): number {
          return Math.round(((@dayOf(to)?.getTime() ?? 0) - (@dayOf(from)?.getTime() ?? 0)) / 86_400_000);
        }`,
    },
  ];
}

function stepParts(): Part[] {
  return [
    { name: "STEPS_MAX", code: code`const STEPS_MAX = 130;` },
    {
      name: "stepsOf",
      comment: "A period in days, months, years or decades, so many that a line stays readable.",
      code: code`
        function stepsOf(period: @Period): (@Period & { label: string })[] {
          const span = @daysBetween(period);
          const years = span > 1_100 ? (span > 16_000 ? 10 : 1) : 0;
          const steps: (@Period & { label: string })[] = [];
          for (let from = period.from; from <= period.to && steps.length < @STEPS_MAX; ) {
            const next = span <= 45 ? @shiftDay(from, 1) : @nextStart(from, years);
            const label = span <= 45 ? @formatDate(from) : years === 0 ? @formatMonth(from.slice(0, 7)) : from.slice(0, 4);
            steps.push({ label, from, to: next > period.to ? period.to : @shiftDay(next, -1) });
            from = next;
          }
          return steps;
        }`,
    },
    {
      name: "nextStart",
      comment: "The first day of the next month, or of the next year that so many years divide.",
      code: code`
        function nextStart(day: string, years: number): string {
          const date = @dayOf(day) ?? new Date();
          if (years === 0) return @dayText(new Date(date.getFullYear(), date.getMonth() + 1, 1));
          return @dayText(new Date((Math.floor(date.getFullYear() / years) + 1) * years, 0, 1));
        }`,
    },
  ];
}

function simulationParts(): Part[] {
  return [
    {
      name: "seedOf",
      comment: "A number between 0 and 1 that is always the same for the same text.",
      code: code`
        function seedOf(text: string): number {
          let hash = 2_166_136_261;
          for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
          return (hash % 10_007) / 10_007;
        }`,
    },
    {
      name: "simulatedLevel",
      comment: "How high a value stood on a day, as a part of what it is today. Simulated: the same on every visit, and 1 today.",
      code: code`
        function simulatedLevel(seed: string, day: string): number {
          const age = @daysBetween({ from: day, to: @localDate() });
          const start = @seedOf(seed);
          const wave = (phase: number) => 0.07 * Math.sin(phase + age / (40 + start * 50)) + 0.03 * Math.sin(phase * 3 + age / 9);
          const drift = (age / 365) * (0.16 * @seedOf(\`\${seed} drift\`) - 0.11);
          return Math.max(0.2, 1 + wave(start * 6.3) - (0.07 * Math.sin(start * 6.3) + 0.03 * Math.sin(start * 18.9)) + drift);
        }`,
    },
    {
      name: "simulatedDay",
      comment: "A day of the last twelve months. Simulated: the same on every visit of the same day.",
      code: code`
        function simulatedDay(seed: string): string {
          return @shiftDay(@localDate(), -Math.floor(@seedOf(seed) * 330));
        }`,
    },
  ];
}
