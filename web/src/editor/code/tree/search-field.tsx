import * as codeWords from "#words/editor/panels/code.ts";
import { Search, X } from "lucide-react";
import { IconButton } from "../../../components/ui/actions/icon-button.tsx";

/** Searches all files of the version. Escape clears it. */
export function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className="relative flex shrink-0 items-center border-b border-line">
      <Search aria-hidden className="pointer-events-none absolute left-4 size-4 text-ink-faint" />
      <input
        type="search"
        aria-label={codeWords.searchInAllFiles}
        placeholder={codeWords.searchInAllFiles}
        value={value}
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && onChange("")}
        className="h-10 w-full bg-transparent pr-9 pl-10 text-base -outline-offset-2 sm:text-sm [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== "" && (
        <IconButton label={codeWords.clearTheSearch} size="sm" className="absolute right-1" onClick={() => onChange("")}>
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
