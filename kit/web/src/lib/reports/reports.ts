// The reports of an app: what they can be about, and those that were saved.
import { readDate, readText, readTexts } from "../saved";
import { type Collection, createCollection } from "../store";
import type { ReportSettings } from "./report";
import type { ReportSource } from "./source";

/** A report to be made again: what was chosen is kept, the numbers are always the present ones. */
export interface SavedReport extends ReportSettings {
  title: string;
  /** An ISO date. */
  savedOn: string;
}

interface ReportsOptions {
  /** The name of the saved ones in storage. */
  name: string;
  /** What one is called: "report", "statement". */
  called: string;
  /** The first one is chosen at first. */
  sources: readonly ReportSource[];
}

export interface Reports extends ReportsOptions {
  saved: Collection<SavedReport>;
}

/** Defines the reports of an app and opens those that were saved. */
export function defineReports(options: ReportsOptions): Reports {
  const saved = createCollection<SavedReport>({
    name: options.name,
    read: (row) => {
      const [title, source] = [readText(row["title"]), readText(row["source"])];
      if (title === "" || source === "") return null;
      return {
        title,
        source,
        search: readText(row["search"]),
        from: readDate(row["from"]),
        to: readDate(row["to"]),
        parts: readTexts(row["parts"]),
        format: readText(row["format"]),
        savedOn: readDate(row["savedOn"]),
      };
    },
    samples: () => [],
  });
  return { ...options, saved };
}
