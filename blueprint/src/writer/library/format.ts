// How the generated app writes numbers, money, dates and durations.
import { code } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";

/** `src/lib/format.ts`. */
export function formatModule(): ModuleSource {
  return {
    path: "src/lib/format.ts",
    opening: "Numbers, money, dates and durations as people read them. Change LOCALE to change them everywhere.",
    library: true,
    parts: [{ name: "LOCALE", code: code`const LOCALE = "en";` }, ...numberParts, ...dateParts],
  };
}

const numberParts = [
  {
    name: "formatNumber",
    code: code`
      function formatNumber(value: number): string {
        return new Intl.NumberFormat(@LOCALE, { maximumFractionDigits: 2 }).format(value);
      }`,
  },
  {
    name: "formatMoney",
    code: code`
      function formatMoney(value: number, currency: string): string {
        return new Intl.NumberFormat(@LOCALE, { style: "currency", currency }).format(value);
      }`,
  },
  {
    name: "formatCount",
    comment: "`1 serving`, `4 servings`.",
    code: code`
      function formatCount(value: number, one: string, many: string): string {
        return \`\${@formatNumber(value)} \${value === 1 ? one : many}\`;
      }`,
  },
  {
    name: "formatMinutes",
    comment: "`45 min`, `1 h 30 min`.",
    code: code`
      function formatMinutes(minutes: number): string {
        const hours = Math.floor(minutes / 60);
        const rest = Math.round(minutes % 60);
        if (hours === 0) return \`\${rest} min\`;
        return rest === 0 ? \`\${hours} h\` : \`\${hours} h \${rest} min\`;
      }`,
  },
];

const dateParts = [
  {
    name: "localDate",
    comment: "The local day `days` from today as YYYY-MM-DD.",
    code: code`
      function localDate(days = 0): string {
        const date = new Date();
        date.setDate(date.getDate() + days);
        const pad = (value: number) => String(value).padStart(2, "0");
        return \`\${date.getFullYear()}-\${pad(date.getMonth() + 1)}-\${pad(date.getDate())}\`;
      }`,
  },
  {
    name: "dayOf",
    comment: "YYYY-MM-DD as local midnight; null for anything else.",
    code: code`
      function dayOf(date: string): Date | null {
        const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
        return year && month && day ? new Date(Number(year), Number(month) - 1, Number(day)) : null;
      }`,
  },
  {
    name: "formatDate",
    comment: "`Nov 18, 2026`.",
    code: code`
      function formatDate(date: string): string {
        return @dayOf(date)?.toLocaleDateString(@LOCALE, { day: "numeric", month: "short", year: "numeric" }) ?? date;
      }`,
  },
  {
    name: "formatRelativeDate",
    comment: "`yesterday`, `in 3 days`; a date further away than two weeks is written out.",
    code: code`
      function formatRelativeDate(date: string): string {
        const day = @dayOf(date);
        const today = @dayOf(@localDate());
        if (!day || !today) return date;
        const days = Math.round((day.getTime() - today.getTime()) / 86_400_000);
        if (Math.abs(days) > 14) return @formatDate(date);
        return new Intl.RelativeTimeFormat(@LOCALE, { numeric: "auto" }).format(days, "day");
      }`,
  },
  {
    name: "formatMonth",
    comment: "`2026-11` as `Nov 2026`.",
    code: code`
      function formatMonth(month: string): string {
        return @dayOf(\`\${month}-01\`)?.toLocaleDateString(@LOCALE, { month: "short", year: "numeric" }) ?? month;
      }`,
  },
  {
    name: "formatTime",
    comment: "`14:30` as the locale writes it.",
    code: code`
      function formatTime(time: string): string {
        const [hours, minutes] = time.split(":").map(Number);
        if (hours === undefined || minutes === undefined) return time;
        return new Date(2000, 0, 1, hours, minutes).toLocaleTimeString(@LOCALE, { hour: "numeric", minute: "2-digit" });
      }`,
  },
];
