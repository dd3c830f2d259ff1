import { type LucideIcon, ThumbsDownIcon, ThumbsUpIcon } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { useCollection } from "@/hooks/use-collection";
import { type Fields, type RowProps, titleOf } from "@/lib/entity";
import type { Collection } from "@/lib/store";
import { type Vote, castVote, scoreOf } from "@/lib/votes";

interface VoteProps<F extends Fields> extends RowProps<F> {
  votes: Collection<Vote>;
  /** On a row of a list the buttons name the row. */
  at: "row" | "heading";
  /** Whether one can also vote against it. */
  hasDown?: boolean;
}

/** Votes for a row, and where it is offered against it, with its score. */
export function VoteButtons<F extends Fields>({
  votes,
  entity,
  row,
  at,
  hasDown = false,
}: VoteProps<F>) {
  const mine = scoreOf(useCollection(votes), row.id);
  const of = at === "row" ? ` ${titleOf(entity, row)}` : "";
  const propsOf = (value: number) => ({
    isCast: mine === value,
    onClick: () => castVote(votes, { about: row.id, value }),
  });
  return (
    <span className="inline-flex items-center gap-1">
      <VoteButton icon={ThumbsUpIcon} label={`Vote for${of}`} {...propsOf(1)} />
      <span
        role="img"
        aria-label={`Score ${mine}`}
        className="min-w-6 text-center font-semibold tabular-nums"
      >
        {mine}
      </span>
      {hasDown && <VoteButton icon={ThumbsDownIcon} label={`Vote against${of}`} {...propsOf(-1)} />}
    </span>
  );
}

interface ButtonProps {
  icon: LucideIcon;
  label: string;
  isCast: boolean;
  onClick: () => void;
}

function VoteButton({ icon: Icon, label, isCast, onClick }: ButtonProps) {
  return (
    <IconButton
      icon={<Icon className="size-5" fill={isCast ? "currentColor" : "none"} />}
      label={label}
      aria-pressed={isCast}
      onClick={onClick}
    />
  );
}
