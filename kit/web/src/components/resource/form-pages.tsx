import { useState } from "react";
import { Navigate, useNavigate, useParams, useSearchParams } from "react-router";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { Page } from "@/components/layout/page";
import { LineForm, ResourceForm } from "@/components/resource/resource-form";
import type { FormPart } from "@/hooks/use-fields-form";
import { useRows } from "@/hooks/use-rows";
import { type Entity, type Fields, type ValuesOf, enteredValues, titleOf } from "@/lib/entity";
import { presetIn } from "@/lib/preset";
import { toast } from "@/lib/toast";
import * as words from "@/words/general";

/** The page that adds a row and then shows it; without detail pages (`hasDetail={false}`) the list. Where the address says which row it is to belong to, it leads back to that one. */
export function AddPage<F extends Fields>({
  entity,
  hasDetail = true,
  parts = [],
}: {
  entity: Entity<F>;
  hasDetail?: boolean;
  /** What is entered with the row and stored apart from it, such as `linesOf`. */
  parts?: readonly FormPart[];
}) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [sent, setSent] = useState<string | null>(null);
  const [isAdded, setIsAdded] = useState(false);
  useRows(entity);
  if (sent !== null) return <SentPage entity={entity} title={sent} />;
  // Who has added their profile may add no other one, and is on the way to it.
  if (!isAdded && entity.ownRow?.() !== undefined) return <Navigate to="/account" replace />;
  if (!isAdded && entity.mayAdd?.() === false) return <NotFoundPage home={entity.home.title} />;
  const preset = presetIn(entity, query);
  const back = preset?.back ?? null;
  const from = back ?? entity.home;
  return (
    <Page title={words.addHeading(entity.noun)} back={from}>
      <ResourceForm
        entity={entity}
        preset={preset?.values}
        submitLabel={words.add(entity.noun)}
        cancelTo={from.path}
        parts={parts}
        onSubmit={(values, saveParts) => {
          const row = entity.rows.add(values);
          setIsAdded(true);
          saveParts(row.id);
          toast(words.addedRow({ title: titleOf(entity, row) }));
          // Who hands in what only others read has no page of the row to go to.
          if (!entity.rows.all().some(({ id }) => id === row.id)) setSent(titleOf(entity, row));
          else
            void navigate(hasDetail && back === null ? `${entity.rowPath}/${row.id}` : from.path);
        }}
      />
    </Page>
  );
}

/** What is said to somebody who added a row that they may not see. */
function SentPage<F extends Fields>({ entity, title }: { entity: Entity<F>; title: string }) {
  return (
    <Page title={title} back={entity.home}>
      <p role="status" className="text-lg">
        {words.thankYouReceived}
      </p>
    </Page>
  );
}

/** The page that changes a row, with a form of the whole width or in one line. */
export function EditPage<F extends Fields>({
  entity,
  form = "page",
  hasDetail = form === "page",
  parts = [],
}: {
  entity: Entity<F>;
  form?: "page" | "line";
  hasDetail?: boolean;
  parts?: readonly FormPart[];
}) {
  const navigate = useNavigate();
  const { id } = useParams();
  const row = useRows(entity).find((candidate) => candidate.id === id);
  if (row === undefined || entity.mayChange?.(row) === false)
    return <NotFoundPage home={entity.home.title} />;
  const title = titleOf(entity, row);
  const next = hasDetail ? `${entity.rowPath}/${row.id}` : entity.home.path;
  const props = {
    entity,
    row,
    submitLabel: words.saveChanges,
    onSubmit: (values: ValuesOf<F>, saveParts: (row: string) => void) => {
      entity.rows.update(row.id, enteredValues(entity, values));
      saveParts(row.id);
      toast(words.savedRow(entity.noun));
      void navigate(next);
    },
  };
  return (
    <Page title={words.editRow({ title })} back={hasDetail ? { path: next, title } : entity.home}>
      {form === "page" ? (
        <ResourceForm {...props} cancelTo={next} parts={parts} />
      ) : (
        <LineForm {...props} />
      )}
    </Page>
  );
}
