/** Names with what they stand for, below each other. */
export function DescriptionList({
  entries,
}: {
  entries: readonly { term: string; description: string }[];
}) {
  return (
    <dl data-slot="description-list" className="flex flex-col gap-5">
      {entries.map(({ term, description }) => (
        <div key={term}>
          <dt className="text-sm text-muted-foreground">{term}</dt>
          <dd className="mt-1 max-w-prose min-w-0 font-medium break-words">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
