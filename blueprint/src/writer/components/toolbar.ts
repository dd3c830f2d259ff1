// What narrows and orders a list in the generated app, and the way back from a deletion.
import { code } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";

const searchBox = code`
  function SearchBox({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
    return (
      <div className="relative min-w-0 flex-1 basis-64">
        <@SearchIcon className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-muted" />
        <input
          type="search"
          className="control pl-10"
          aria-label={label}
          placeholder={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    );
  }`;

const pickList = code`
  function PickList({
    label,
    value,
    options,
    onChange,
  }: {
    label: string;
    value: string;
    options: readonly { value: string; label: string }[];
    onChange: (value: string) => void;
  }) {
    return (
      <select
        className={value === "" ? "control pick" : "control pick pick-active"}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }`;

const notices = code`
  function Notices() {
    const notice = @useNotice();

    @useEffect(() => {
      if (!notice) return;
      const timer = setTimeout(() => @showNotice(null), 12_000);
      return () => clearTimeout(timer);
    }, [notice]);

    return (
      <div role="status" className="pointer-events-none fixed inset-x-0 bottom-20 z-30 flex justify-center px-4 md:bottom-6">
        {notice && (
          <p className="notice">
            {notice.message}
            {notice.undo && (
              <button
                type="button"
                className="notice-button"
                onClick={() => {
                  notice.undo?.();
                  @showNotice(null);
                }}
              >
                Undo
              </button>
            )}
            <button type="button" className="notice-button" aria-label="Dismiss" onClick={() => @showNotice(null)}>
              <@XIcon className="size-4" />
            </button>
          </p>
        )}
      </div>
    );
  }`;

/** Search, pick lists and notices. */
export function toolbarModules(): ModuleSource[] {
  return [
    {
      path: "src/components/toolbar.tsx",
      library: true,
      parts: [
        { name: "SearchBox", code: searchBox },
        { name: "PickList", comment: "A filter or an order: the empty value is the one that a list begins with.", code: pickList },
      ],
    },
    {
      path: "src/components/Layout.tsx",
      library: true,
      parts: [{ name: "Notices", comment: "Says what just happened, and offers the way back.", code: notices }],
    },
  ];
}
