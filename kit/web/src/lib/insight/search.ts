// A search over everything in an app: the rows of all entities, and its pages.
import { type Entity, titleOf } from "../entity";
import { folded } from "../rows";
import { words } from "../words";

/** A row or a page. */
export interface Finding {
  id: string;
  /** What it is one of: "Books", "Pages". */
  kind: string;
  title: string;
  path: string;
  /** What it says beside its title. */
  lines: readonly string[];
}

/** An entity that is searched, and whether its rows have pages of their own. */
export interface SearchedEntity {
  entity: Entity;
  hasDetail: boolean;
}

/** The rows of an entity. */
export function rowFindings(
  { entity, hasDetail }: SearchedEntity,
  rows: ReturnType<Entity["rows"]["all"]>,
): Finding[] {
  const named = Object.entries(entity.fields).filter(([name]) => name !== entity.title);
  return rows.map((row) => ({
    id: `${entity.name} ${row.id}`,
    kind: words.list(entity.noun),
    title: titleOf(entity, row),
    path: hasDetail ? `${entity.rowPath}/${row.id}` : entity.home.path,
    lines: named.flatMap(([name, field]) =>
      field.isEmpty(row[name]) ? [] : [`${field.label}: ${field.format(row[name])}`],
    ),
  }));
}

/** The pages of the app. */
export function pageFindings(
  pages: readonly { path: string; title: string; description: string }[],
): Finding[] {
  return pages.map(({ path, title, description }) => ({
    id: path,
    kind: "Pages",
    title,
    path,
    lines: [description],
  }));
}

/** What has every word of the search; what has them all in its title comes first. */
export function searchFindings(findings: readonly Finding[], search: string): Finding[] {
  const isFound = (...texts: readonly string[]) => {
    const text = folded(texts.join(" "));
    return wordsOf(folded(search)).every((word) => text.includes(word));
  };
  return findings
    .filter(({ title, lines }) => isFound(title, ...lines))
    .toSorted((left, right) => Number(isFound(right.title)) - Number(isFound(left.title)));
}

/** Findings of the same kind together. */
export function byKind(
  findings: readonly Finding[],
): { kind: string; findings: readonly Finding[] }[] {
  const kinds = [...new Set(findings.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    kind,
    findings: findings.filter((finding) => finding.kind === kind),
  }));
}

/** The lines that have a word of the search; the first ones where none does. */
export function tellingLines(lines: readonly string[], search: string): readonly string[] {
  const sought = wordsOf(folded(search));
  const telling = lines.filter((line) => sought.some((word) => folded(line).includes(word)));
  return telling.length > 0 ? telling : lines.slice(0, 3);
}

/** A text in parts: every second one is a word of the search. */
export function highlightedParts(text: string, search: string): string[] {
  const patterns = wordsOf(search).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return patterns.length === 0 ? [text] : text.split(new RegExp(`(${patterns.join("|")})`, "gi"));
}

function wordsOf(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== "");
}
