import { useNavigate, useParams } from "react-router";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { Page } from "@/components/layout/page";
import { LineForm, ResourceForm } from "@/components/resource/resource-form";
import { useRows } from "@/hooks/use-rows";
import { type Entity, type Fields, titleOf } from "@/lib/entity";
import { toast } from "@/lib/toast";
import { words } from "@/lib/words";

/** The page that adds a row and then shows it; without detail pages (`hasDetail={false}`) the list. */
export function AddPage<F extends Fields>({
  entity,
  hasDetail = true,
}: {
  entity: Entity<F>;
  hasDetail?: boolean;
}) {
  const navigate = useNavigate();
  return (
    <Page title={words.addHeading(entity.noun)} back={entity.home}>
      <ResourceForm
        entity={entity}
        submitLabel={words.add(entity.noun)}
        cancelTo={entity.home.path}
        onSubmit={(values) => {
          const row = entity.rows.add(values);
          toast(words.added(titleOf(entity, row)));
          void navigate(hasDetail ? `${entity.rowPath}/${row.id}` : entity.home.path);
        }}
      />
    </Page>
  );
}

/** The page that changes a row, with a form of the whole width or in one line. */
export function EditPage<F extends Fields>({
  entity,
  form = "page",
  hasDetail = form === "page",
}: {
  entity: Entity<F>;
  form?: "page" | "line";
  hasDetail?: boolean;
}) {
  const navigate = useNavigate();
  const { id } = useParams();
  const row = useRows(entity).find((candidate) => candidate.id === id);
  if (row === undefined) return <NotFoundPage home={entity.home.title} />;
  const title = titleOf(entity, row);
  const next = hasDetail ? `${entity.rowPath}/${row.id}` : entity.home.path;
  const props = {
    entity,
    row,
    submitLabel: words.save,
    onSubmit: (values: Parameters<typeof entity.rows.update>[1]) => {
      entity.rows.update(row.id, values);
      toast(words.saved(entity.noun));
      void navigate(next);
    },
  };
  return (
    <Page title={words.editRow(title)} back={hasDetail ? { path: next, title } : entity.home}>
      {form === "page" ? <ResourceForm {...props} cancelTo={next} /> : <LineForm {...props} />}
    </Page>
  );
}
