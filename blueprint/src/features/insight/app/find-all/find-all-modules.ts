// The page of the search in the generated app, its results, and the way to it in the bar.
import { code, type Code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";

const FOLDER = "src/features/find";

/** The page of the search, and the link to it in the bar. */
export const findPage = new Reference("FindPage", `${FOLDER}/FindPage.tsx`);

/** The link to the search in the bar. */
export const findLink = new Reference("FindLink", `${FOLDER}/FindLink.tsx`);

/** `FindLink.tsx`, `FindPage.tsx`, `FindResults.tsx` and `recent.ts`. */
export function findAllModules(slug: string): ModuleSource[] {
  return [
    { path: findLink.from, library: true, parts: [{ name: findLink.name, code: link }] },
    {
      path: findPage.from,
      library: true,
      parts: [
        { name: "FIND_QUERY", comment: "The names in the address's query.", code: code`const FIND_QUERY = ["q", "kind"];` },
        { name: findPage.name, code: page },
        { name: "FindBeginning", comment: "What stands there before anything is sought.", code: beginning },
      ],
    },
    {
      path: `${FOLDER}/FindResults.tsx`,
      library: true,
      parts: [
        { name: "FindResults", code: results },
        { name: "FindGroup", code: group },
        { name: "Highlighted", comment: "A text in which the words that were sought stand out.", code: highlighted },
      ],
    },
    { path: `${FOLDER}/recent.ts`, library: true, parts: recentParts(slug) },
  ];
}

const link = code`
  function FindLink() {
    return (
      <@Link to="/find" className="icon-button text-on-bar" aria-label="Search everything" title="Search everything">
        <@SearchIcon className="size-5" />
      </@Link>
    );
  }`;

const page: Code = code`
  function FindPage() {
    const query = @useListQuery(@FIND_QUERY);
    const search = query.get("q");
    const findings = @useFindings();
    const found = @ranked(findings.filter(({ title, lines }) => @matchesSearch(search, [title, ...lines])), search);

    return (
      <>
        <@PageHeading title="Search" intro="Looks through everything at once: all entries and all pages." />
        <search className="flex flex-wrap items-center gap-3">
          <@SearchBox label="Search everything" value={search} onChange={(value) => query.set("q", value)} />
          {search !== "" && (
            <button type="button" className="button button-quiet" onClick={query.clear}>
              Clear search
            </button>
          )}
        </search>
        {search.trim() === "" ? (
          <@FindBeginning findings={findings} onSearch={(value) => query.set("q", value)} />
        ) : (
          <@FindResults found={found} search={search} kind={query.get("kind")} onKind={(kind) => query.set("kind", kind)} />
        )}
      </>
    );
  }`;

const beginning = code`
  function FindBeginning({ findings, onSearch }: { findings: readonly @Finding[]; onSearch: (search: string) => void }) {
    const recent = @readRecent();
    const suggestions = recent.length > 0 ? recent : findings.slice(0, 4).map(({ title }) => title);
    const kinds = [...new Set(findings.map(({ kind }) => kind))];
    return (
      <div className="card flex flex-col gap-5 p-6">
        <div className="flex flex-col gap-3">
          <h2 className="card-title">{recent.length > 0 ? "Sought lately" : "Try one of these"}</h2>
          <div className="flex flex-wrap gap-2">
            {suggestions.map((suggestion) => (
              <button key={suggestion} type="button" className="chip chip-choice" onClick={() => onSearch(suggestion)}>
                {suggestion}
              </button>
            ))}
          </div>
        </div>
        <ul role="list" className="facts" aria-label="What is looked through">
          {kinds.map((kind) => (
            <li key={kind}>
              {kind}: {findings.filter((finding) => finding.kind === kind).length}
            </li>
          ))}
        </ul>
      </div>
    );
  }`;

const results = code`
  function FindResults({ found, search, kind, onKind }: { found: readonly @Finding[]; search: string; kind: string; onKind: (kind: string) => void }) {
    const kinds = [...new Set(found.map((finding) => finding.kind))];
    const shown = kinds.includes(kind) ? [kind] : kinds;
    if (found.length === 0) {
      return (
        <@EmptyState title="Nothing found">
          <p role="status">No entry and no page holds all of these words: “{search}”.</p>
        </@EmptyState>
      );
    }
    return (
      <section aria-label="Results" className="flex flex-col gap-6" onClick={() => @keepRecent(search)}>
        <div className="flex flex-wrap items-center gap-3">
          <p role="status" className="text-sm text-on-page-muted">
            {@formatCount(found.length, "result", "results")} for “{search}”
          </p>
          {kinds.length > 1 && (
            <@PickList
              label="Show results in"
              value={kinds.includes(kind) ? kind : ""}
              options={[{ value: "", label: "Everything" }, ...kinds.map((each) => ({ value: each, label: each }))]}
              onChange={onKind}
            />
          )}
        </div>
        {shown.map((each) => (
          <@FindGroup key={each} kind={each} found={found.filter((finding) => finding.kind === each)} search={search} />
        ))}
      </section>
    );
  }`;

const group = code`
  function FindGroup({ kind, found, search }: { kind: string; found: readonly @Finding[]; search: string }) {
    const [isWhole, setWhole] = @useState(false);
    const shown = isWhole ? found : found.slice(0, 8);
    return (
      <div className="flex flex-col gap-3">
        <h2 className="section-title text-on-page">
          {kind} <span className="text-base font-normal text-on-page-muted">{found.length}</span>
        </h2>
        <ul role="list" aria-label={\`Found in \${kind}\`} className="card divide-y divide-line">
          {shown.map((finding) => (
            <li key={finding.id} className="row relative hover:bg-sunken">
              <div className="flex min-w-0 flex-1 flex-col gap-0.5">
                <@Link to={finding.path} className="row-title cover">
                  <@Highlighted text={finding.title} search={search} />
                </@Link>
                <p className="line-clamp-2 text-sm text-muted">
                  <@Highlighted text={@tellingLines(finding.lines, search).join(" · ")} search={search} />
                </p>
              </div>
              <@ChevronRightIcon aria-hidden="true" className="size-4 shrink-0 text-muted" />
            </li>
          ))}
        </ul>
        {found.length > shown.length && (
          <button type="button" className="text-button self-start" onClick={() => setWhole(true)}>
            Show all {found.length}
          </button>
        )}
      </div>
    );
  }`;

const highlighted = code`
  function Highlighted({ text, search }: { text: string; search: string }) {
    const words = @soughtWords(search).map((word) => word.replace(/[.*+?^\${}()|[\]\\]/g, "\\\$&"));
    const parts = words.length === 0 ? [text] : text.split(new RegExp(\`(\${words.join("|")})\`, "gi"));
    return parts.map((part, index) =>
      index % 2 === 1 ? (
        <mark key={index} className="rounded-chip bg-accent-soft px-0.5 text-accent-ink">
          {part}
        </mark>
      ) : (
        part
      ),
    );
  }`;

function recentParts(slug: string): ModuleSource["parts"] {
  return [
    { name: "RECENT_KEY", code: code`const RECENT_KEY = ${`${slug}/find`};` },
    {
      name: "readRecent",
      comment: "What was sought and led somewhere, the latest first.",
      code: code`
      function readRecent(): string[] {
        return @readTexts(@parseJson(@readItem(@RECENT_KEY)));
      }`,
    },
    {
      name: "keepRecent",
      code: code`
      function keepRecent(search: string) {
        const others = @readRecent().filter((other) => other !== search);
        @writeItem(@RECENT_KEY, JSON.stringify([search, ...others].slice(0, 5)));
      }`,
    },
    {
      name: "soughtWords",
      code: code`
      function soughtWords(search: string): string[] {
        return search.split(/\s+/).filter((word) => word !== "");
      }`,
    },
    {
      name: "tellingLines",
      comment: "The lines that hold a word that was sought; the first ones where none does.",
      code: code`
      function tellingLines(lines: readonly string[], search: string): readonly string[] {
        const words = @soughtWords(@folded(search));
        const telling = lines.filter((line) => words.some((word) => @folded(line).includes(word)));
        return telling.length > 0 ? telling : lines.slice(0, 3);
      }`,
    },
    {
      name: "ranked",
      comment: "What has the words in its title comes first.",
      code: code`
      function ranked(found: readonly @Finding[], search: string): @Finding[] {
        return found.toSorted((left, right) => Number(@matchesSearch(search, [right.title])) - Number(@matchesSearch(search, [left.title])));
      }`,
    },
  ];
}
