import * as shellWords from "#words/shell.ts";
import { Link } from "@tanstack/react-router";

/** The logo and the name, linked to the home page. */
export function Logo() {
  return (
    <Link to="/" className="flex items-center gap-2.5 rounded-md" aria-label={shellWords.homeLink}>
      <svg aria-hidden viewBox="0 0 32 32" className="size-7 shrink-0">
        <rect width="32" height="32" rx="8" className="fill-accent" />
        <path d="M8 23 14.6 8h2.8L24 23h-3.2l-1.5-3.6h-6.7L11.1 23Zm5.6-6.200h4.700L16 11.200Z" className="fill-white" />
      </svg>
      <span className="text-base font-semibold tracking-tight max-sm:hidden">{shellWords.productName}</span>
    </Link>
  );
}
