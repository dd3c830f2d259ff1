import { PencilIcon, Trash2Icon } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate, useParams } from "react-router";
import { Badge } from "@/components/ui/badge";
import { FieldValue } from "@/components/fields/field-value";
import { viewOf } from "@/components/fields/view-of";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { Page, SectionTitle } from "@/components/layout/page";
import { DeleteRow } from "@/components/resource/delete-row";
import { FieldControl, type RowAction } from "@/components/resource/row-controls";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { useRows } from "@/hooks/use-rows";
import {
  type Entity,
  type Fields,
  type NamesOf,
  type RowOf,
  type RowProps,
  fieldOf,
  seenFields,
  titleOf,
} from "@/lib/entity";
import * as words from "@/words/general";

interface DetailProps<F extends Fields> {
  entity: Entity<F>;
  /** A switch in the heading. */
  flag?: NamesOf<F, boolean>;
  /** Given in place by stars. */
  rating?: NamesOf<F, number>;
  /** What can be done with the row; edit and delete by default. */
  actions?: readonly RowAction[];
  /** Further controls in the heading, before those. */
  controls?: (row: RowOf<F>) => ReactNode;
  /** Above the row's values, such as a `HillsArt`, where the row has no picture of its own. */
  cover?: (row: RowOf<F>) => ReactNode;
  /** What follows the row's values. */
  children?: (row: RowOf<F>) => ReactNode;
  /** Where the row is read as an article. */
  article?: { text: keyof F & string; byline: readonly (keyof F & string)[] };
}

// The text of an article, and the fields that say by whom and when it was written, which need no label.
type ArticleLayout<F extends Fields> = NonNullable<DetailProps<F>["article"]>;

/** The page of one row: texts and lists as sections, the rest as facts. */
export function DetailPage<F extends Fields>({
  entity,
  flag,
  rating,
  cover,
  actions = ["edit", "delete"],
  controls,
  children,
  article,
}: DetailProps<F>) {
  const { id } = useParams();
  const row = useRows(entity).find((candidate) => candidate.id === id);
  if (row === undefined) return <NotFoundPage home={entity.home.title} />;
  const mayRate =
    rating !== undefined && entity.mayChange?.(row) !== false && entity.mayFill?.(rating) !== false;
  const filled = seenFields(entity).filter(
    ([name, field]) =>
      name !== entity.title &&
      name !== flag &&
      ((name === rating && mayRate) || !field.isEmpty(row[name])),
  );
  const picture = filled.find(([, { kind }]) => kind === "picture");
  const shown = filled.filter((one) => one !== picture);

  return (
    <Page
      title={titleOf(entity, row)}
      back={entity.home}
      actions={
        <>
          {flag !== undefined && <LabeledFlag entity={entity} row={row} flag={flag} />}
          {controls?.(row)}
          <RowButtons entity={entity} row={row} actions={actions} />
        </>
      }
    >
      {picture === undefined ? (
        cover?.(row)
      ) : (
        <FieldValue field={picture[1]} value={row[picture[0]]} />
      )}
      {shown.length > 0 &&
        (article === undefined ? (
          <Values entity={entity} row={row} shown={shown} rating={rating} />
        ) : (
          <Article entity={entity} row={row} shown={shown} rating={rating} layout={article} />
        ))}
      {children?.(row)}
    </Page>
  );
}

type ShownFields = ReturnType<typeof seenFields>;

interface ValuesProps<F extends Fields> extends RowProps<F> {
  /** The fields that have something to show. */
  shown: ShownFields;
  rating: NamesOf<F, number> | undefined;
}

const longAndShort = (shown: ShownFields) => ({
  sections: shown.filter(([, { kind }]) => viewOf(kind).isLong === true),
  facts: shown.filter(([, { kind }]) => viewOf(kind).isLong !== true),
});

function Values<F extends Fields>({ entity, row, shown, rating }: ValuesProps<F>) {
  const { sections, facts } = longAndShort(shown);
  return (
    <div
      data-slot="detail"
      className={
        sections.length > 0 ? "grid items-start gap-6 lg:grid-cols-[2fr_1fr]" : "max-w-3xl"
      }
    >
      {sections.length > 0 && (
        <Card className="gap-8">
          {sections.map(([name, field]) => (
            <Section key={name} title={field.label}>
              <FieldValue field={field} value={row[name]} />
            </Section>
          ))}
        </Card>
      )}
      {facts.length > 0 && (
        <Card className="sm:p-6">
          <dl data-slot="description-list" className="flex flex-col gap-5">
            {facts.map(([name, field]) => (
              <Fact key={name} label={field.label}>
                <FactValue entity={entity} row={row} name={name} rating={rating} />
              </Fact>
            ))}
          </dl>
        </Card>
      )}
    </div>
  );
}

/** By whom and when it was written in one line, then the text as on a page of a magazine. */
function Article<F extends Fields>({
  entity,
  row,
  shown,
  rating,
  layout,
}: ValuesProps<F> & { layout: ArticleLayout<F> }) {
  const { sections, facts } = longAndShort(shown);
  return (
    <article data-slot="article" className="flex max-w-3xl flex-col gap-8">
      {facts.length > 0 && (
        <dl
          data-slot="byline"
          className="flex flex-wrap items-center gap-x-5 gap-y-2 text-muted-foreground"
        >
          {facts.map(([name, field]) => (
            <div key={name} className="flex min-w-0 items-center gap-1.5">
              <dt className={layout.byline.includes(name) ? "sr-only" : "text-sm"}>
                {field.label}
              </dt>
              <dd className="min-w-0 font-medium break-words text-foreground">
                <FactValue entity={entity} row={row} name={name} rating={rating} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {sections.map(([name, field]) =>
        name === layout.text ? (
          <section key={name} data-slot="article-text" className="text-lg/relaxed">
            <h2 className="sr-only">{field.label}</h2>
            <FieldValue field={field} value={row[name]} />
          </section>
        ) : (
          <Section key={name} title={field.label}>
            <FieldValue field={field} value={row[name]} />
          </Section>
        ),
      )}
    </article>
  );
}

/** A value, or the stars that are given in its place. */
function FactValue<F extends Fields>({
  entity,
  row,
  name,
  rating,
}: RowProps<F> & { name: keyof F & string; rating: NamesOf<F, number> | undefined }) {
  return rating === name ? (
    <FieldControl entity={entity} row={row} name={rating} />
  ) : (
    <FieldValue field={fieldOf(entity, name)} value={row[name]} />
  );
}

/** What a row is switched by, with its name; for people who may not switch it only that it is so. */
function LabeledFlag<F extends Fields>({
  entity,
  row,
  flag,
}: RowProps<F> & { flag: NamesOf<F, boolean> }) {
  const field = fieldOf(entity, flag);
  if (entity.mayChange?.(row) === false || entity.mayFill?.(flag) === false) {
    // “Yes” alone would not say to what.
    const isNamed = field.format(row[flag]) !== words.yes;
    if (isNamed || field.isEmpty(row[flag]))
      return <FieldValue field={field} value={row[flag]} isShort />;
    return <Badge variant="secondary">{field.label}</Badge>;
  }
  return (
    <span className="flex min-h-11 items-center gap-2.5 px-1 font-semibold">
      <FieldControl entity={entity} row={row} name={flag} />
      <span aria-hidden="true">{field.label}</span>
    </span>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <SectionTitle>{title}</SectionTitle>
      {children}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="mt-1 min-w-0 font-medium break-words">{children}</dd>
    </div>
  );
}

function RowButtons<F extends Fields>({
  entity,
  row,
  actions,
}: RowProps<F> & { actions: readonly RowAction[] }) {
  const navigate = useNavigate();
  if (actions.length === 0 || entity.mayChange?.(row) === false) return null;
  return (
    <div
      role="group"
      aria-label={words.rowActions({ title: titleOf(entity, row) })}
      className="flex flex-wrap items-center gap-3"
    >
      {actions.includes("edit") && (
        <ButtonLink variant="outline" to={`${entity.rowPath}/${row.id}/edit`}>
          <PencilIcon />
          {words.edit}
        </ButtonLink>
      )}
      {actions.includes("delete") && (
        <DeleteRow
          entity={entity}
          row={row}
          onDeleted={() => void navigate(entity.home.path)}
          button={(begin) => (
            <Button variant="destructive" onClick={begin}>
              <Trash2Icon />
              {words.remove}
            </Button>
          )}
        />
      )}
    </div>
  );
}
