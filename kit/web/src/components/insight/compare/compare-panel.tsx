import { useId, useState } from "react";
import { CompareTable } from "@/components/insight/compare/compare-table";
import { SelectField } from "@/components/fields/select-field";
import { SectionTitle } from "@/components/layout/page";
import { NoneYet } from "@/components/resource/none-yet";
import { Checkbox } from "@/components/ui/checkbox";
import { Empty, EmptyDescription, EmptyTitle } from "@/components/ui/empty";
import { Label } from "@/components/ui/label";
import { useRows } from "@/hooks/use-rows";
import { useTextList } from "@/hooks/use-text-list";
import { COMPARED_MAX, comparedRows } from "@/lib/insight/comparison";
import { type Entity, type Fields, titleOf } from "@/lib/entity";
import type { TextList } from "@/lib/text-list";
import { words } from "@/lib/words";

const PLACES = ["First", "Second", "Third", "Fourth"];

interface CompareProps<F extends Fields> {
  entity: Entity<F>;
  choice: TextList;
  /** Fields in which the smaller number is the better one, such as a price. */
  lessIsBetter?: readonly (keyof F & string)[];
  /** Whether the rows have pages of their own. */
  isLink?: boolean;
}

/** Chooses rows of an entity, and shows them side by side. Without a choice, the first two. */
export function ComparePanel<F extends Fields>({
  entity,
  choice,
  lessIsBetter = [],
  isLink = false,
}: CompareProps<F>) {
  const rows = useRows(entity);
  const compared = comparedRows(rows, useTextList(choice));
  const ids = compared.map(({ id }) => id);
  const [isShort, setShort] = useState(false);
  const switchId = useId();
  const { noun } = entity;

  /** From the third on a place can be empty, and a row has one place. */
  function optionsAt(index: number) {
    const offered =
      index < 2 ? rows : rows.filter(({ id }) => id === ids[index] || !ids.includes(id));
    const options = offered.map((row) => ({ value: row.id, label: titleOf(entity, row) }));
    return index < 2 ? options : [{ value: "", label: "None" }, ...options];
  }

  if (rows.length === 0) return <NoneYet entity={entity} />;
  if (rows.length < 2) {
    return (
      <Empty>
        <EmptyTitle>Too few {noun.many}</EmptyTitle>
        <EmptyDescription>There have to be two to compare them.</EmptyDescription>
      </Empty>
    );
  }
  return (
    <section className="flex flex-col gap-5">
      <SectionTitle>{words.list(noun)}</SectionTitle>
      <div className="flex flex-wrap gap-4">
        {PLACES.slice(0, Math.min(ids.length + 1, COMPARED_MAX)).map((place, index) => (
          <SelectField
            key={place}
            label={`${place} ${noun.one}`}
            className="flex-1 basis-48"
            value={ids[index] ?? ""}
            options={optionsAt(index)}
            onChange={(id) =>
              choice.set([...new Set(ids.toSpliced(index, 1, ...(id === "" ? [] : [id])))])
            }
          />
        ))}
      </div>
      <div className="flex min-h-11 items-center gap-3 self-start">
        <Checkbox id={switchId} checked={isShort} onCheckedChange={setShort} />
        <Label htmlFor={switchId}>Show only what differs between {noun.many}</Label>
      </div>
      <CompareTable
        entity={entity}
        rows={compared}
        lessIsBetter={lessIsBetter}
        isLink={isLink}
        onlyDifferent={isShort}
      />
    </section>
  );
}
