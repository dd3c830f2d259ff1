import { MessageCircleIcon } from "lucide-react";
import { ButtonLink } from "@/components/ui/button-link";
import { type Fields, type RowProps, titleOf } from "@/lib/entity";
import * as communityWords from "@/words/community";

interface MessageLinkProps<F extends Fields> extends RowProps<F> {
  /** The path of the page with all conversations. */
  inbox: string;
  /** On a row of a list it is an icon alone. */
  at: "row" | "heading";
  /** The key of whom one writes to; by default whoever has the row's name. */
  to?: string | undefined;
}

/** Leads to the conversation with someone. */
export function MessageLink<F extends Fields>({ inbox, entity, row, at, to }: MessageLinkProps<F>) {
  const name = titleOf(entity, row);
  const path =
    to === undefined
      ? `${inbox}?with=${encodeURIComponent(name)}`
      : `${inbox}?to=${encodeURIComponent(to)}`;
  if (at === "row") {
    return (
      <ButtonLink
        variant="ghost"
        size="icon"
        to={path}
        aria-label={communityWords.messagePerson({ name })}
      >
        <MessageCircleIcon className="size-5" />
      </ButtonLink>
    );
  }
  return (
    <ButtonLink to={path}>
      <MessageCircleIcon />
      {communityWords.sendMessage}
    </ButtonLink>
  );
}
