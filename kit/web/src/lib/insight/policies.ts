// Policies: what is allowed, how often and when.
import { formatNumber, formatTime } from "../format";
import { readNumber, readText } from "../saved";
import { createCollection } from "../store";

export interface Policy {
  title: string;
  /** What it applies to: "everything", or the rows of one kind. */
  subject: string;
  /** How many a day at most; null for any number. */
  limit: number | null;
  /** Times of day as `14:30`, or empty texts. */
  from: string;
  until: string;
  isActive: boolean;
}

/** The policies that were configured. */
export const policies = createCollection<Policy>({
  name: "policies",
  read: (saved) => {
    const title = readText(saved["title"]);
    if (title === "") return null;
    return {
      title,
      subject: readText(saved["subject"]),
      limit: readNumber(saved["limit"]),
      from: readText(saved["from"]),
      until: readText(saved["until"]),
      isActive: saved["isActive"] !== false,
    };
  },
  samples: () => [],
});

/** What a policy says, in words. */
export function describePolicy({ isActive, subject, limit, from, until }: Policy): string {
  const parts = [
    isActive ? "active" : "off",
    `for ${subject || "everything"}`,
    limit === null ? "" : `at most ${formatNumber(limit)} a day`,
    from === "" ? "" : `from ${formatTime(from)}`,
    until === "" ? "" : `until ${formatTime(until)}`,
  ];
  return parts.filter((part) => part !== "").join(", ");
}
