import { formatMoment } from "@/lib/format";
import { cn } from "@/lib/utils";

interface LineProps {
  author: string;
  text: string;
  /** As an ISO 8601 time. */
  at: string;
  isOwn: boolean;
  /** Below the text, such as that a program wrote it. */
  note?: string;
}

/** One line of a conversation: one's own stand at the right. */
export function ChatLine({ author, text, at, isOwn, note }: LineProps) {
  return (
    <li className={cn("flex flex-col gap-1", isOwn ? "items-end" : "items-start")}>
      <p className="flex gap-2 text-xs text-muted-foreground">
        <strong className="font-semibold">{author}</strong>
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <p
        className={cn(
          "max-w-[85%] rounded-lg px-4 py-2.5 break-words whitespace-pre-line",
          isOwn ? "bg-primary text-primary-foreground" : "bg-muted text-card-foreground",
        )}
      >
        {text}
      </p>
      {note !== undefined && <p className="text-xs text-muted-foreground italic">{note}</p>}
    </li>
  );
}
