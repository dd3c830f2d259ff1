/** Lines below each other, such as results that were kept; nothing where there are none. */
export function LineList({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <ul
      role="list"
      aria-label={label}
      data-slot="bullets"
      className="flex flex-col text-sm tabular-nums empty:hidden"
    >
      {lines.map((line, index) => (
        <li
          key={`${index} ${line}`}
          className="border-b border-border py-2.5 first:pt-0 last:border-0 last:pb-0"
        >
          {line}
        </li>
      ))}
    </ul>
  );
}
