import { MessageCircleIcon } from "lucide-react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button";
import { type Fields, type RowProps, titleOf } from "@/lib/entity";

interface MessageLinkProps<F extends Fields> extends RowProps<F> {
  /** The path of the page with all conversations. */
  inbox: string;
  /** On a row of a list it is an icon alone. */
  at: "row" | "heading";
}

/** Leads to the conversation with someone. */
export function MessageLink<F extends Fields>({ inbox, entity, row, at }: MessageLinkProps<F>) {
  const name = titleOf(entity, row);
  const path = `${inbox}?with=${encodeURIComponent(name)}`;
  if (at === "row") {
    return (
      <Button variant="ghost" size="icon" asChild>
        <Link to={path} aria-label={`Message ${name}`}>
          <MessageCircleIcon className="size-5" />
        </Link>
      </Button>
    );
  }
  return (
    <Button asChild>
      <Link to={path}>
        <MessageCircleIcon />
        Send message
      </Link>
    </Button>
  );
}
