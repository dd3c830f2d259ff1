import type { ReactNode } from "react";
import { Link } from "react-router";
import { Facts } from "@/components/resource/facts";
import { RowAmount } from "@/components/resource/row-amount";
import { FieldControl, RowActions, type RowUses } from "@/components/resource/row-controls";
import { Fitted } from "@/components/layout/page";
import { FieldValue } from "@/components/fields/field-value";
import {
  Card,
  CardAction,
  CardContent,
  CardFooter,
  CardHeader,
  CardTitle,
} from "@/components/ui/card";
import {
  type Fields,
  type NamesOf,
  type RowOf,
  type RowProps,
  fieldOf,
  headingText,
  isDone,
} from "@/lib/entity";

/** What a card shows of a row, and where. All but the title is optional. */
export interface CardLayout<F extends Fields> extends RowUses<F> {
  /** Above everything else, such as a `HillsArt`. */
  cover?: (row: RowOf<F>) => ReactNode;
  /** Above the title, with a color of its own. */
  category?: keyof F & string;
  /** Beside the title, set large. */
  amount?: keyof F & string;
  /** A few lines below the title. */
  summary?: keyof F & string;
  rating?: NamesOf<F, number>;
  tags?: NamesOf<F, readonly string[]>;
  /** In the foot. */
  facts?: readonly (keyof F & string)[];
  /** Beside the title, such as a `NameAvatar`. */
  avatar?: (title: string) => ReactNode;
}

interface CardProps<F extends Fields> extends RowProps<F> {
  layout: CardLayout<F>;
  /** The field that is the heading where the title is not. */
  heading?: (keyof F & string) | undefined;
}

/** A row as a card. */
export function ResourceCard<F extends Fields>({ entity, row, layout, heading }: CardProps<F>) {
  const {
    cover,
    category,
    flag,
    amount,
    summary,
    rating,
    tags,
    facts = [],
    editable,
    avatar,
    actions = [],
    controls,
    isLink = true,
  } = layout;
  const title = headingText(entity, row, heading);
  const show = (name: keyof F & string) => (
    <FieldValue field={fieldOf(entity, name)} value={row[name]} isShort />
  );
  return (
    <Card interactive={isLink} data-slot="resource-card" className="h-full">
      {cover?.(row)}
      {(category !== undefined || flag !== undefined) && (
        <CardHeader>
          {category !== undefined && show(category)}
          {flag !== undefined && (
            <CardAction>
              <FieldControl entity={entity} row={row} name={flag} />
            </CardAction>
          )}
        </CardHeader>
      )}
      <TitleLine
        title={title}
        isDone={isDone(entity, row)}
        path={isLink ? `${entity.rowPath}/${row.id}` : null}
        avatar={avatar}
        amount={
          amount === undefined ? null : (
            <RowAmount entity={entity} row={row} name={amount} className="self-start text-lg" />
          )
        }
      />
      {summary !== undefined && (
        <CardContent className="line-clamp-3 text-muted-foreground">{show(summary)}</CardContent>
      )}
      {rating !== undefined && (
        <div className="relative z-10 self-start">
          <FieldControl entity={entity} row={row} name={rating} hasPage={isLink} />
        </div>
      )}
      {tags !== undefined && show(tags)}
      {(facts.length > 0 || actions.length > 0 || controls !== undefined) && (
        <CardFooter>
          <Facts entity={entity} row={row} names={facts} heading={title} editable={editable} />
          <div className="relative z-10 flex max-w-full flex-wrap items-center gap-2">
            {controls?.(row)}
            <RowActions entity={entity} row={row} actions={actions} />
          </div>
        </CardFooter>
      )}
    </Card>
  );
}

interface TitleLineProps {
  title: string;
  /** Whether the row stands back. */
  isDone: boolean;
  /** The path of the row's page, if the card leads to it. */
  path: string | null;
  avatar: CardLayout<Fields>["avatar"];
  amount: ReactNode;
}

function TitleLine({ title, isDone: isBehind, path, avatar, amount }: TitleLineProps) {
  return (
    <div className="@container flex flex-wrap items-center gap-x-4 gap-y-1">
      {avatar?.(title)}
      <CardTitle className="min-w-min flex-1" data-done={isBehind || undefined}>
        {path === null ? (
          <Fitted>{title}</Fitted>
        ) : (
          <Link to={path} data-slot="card-link">
            <Fitted>{title}</Fitted>
          </Link>
        )}
      </CardTitle>
      {amount}
    </div>
  );
}
