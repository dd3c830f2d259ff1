import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";

const tones = {
  plain: { look: "bg-subtle text-ink", Icon: Info },
  good: { look: "bg-good-soft text-good", Icon: CircleCheck },
  warn: { look: "bg-warn-soft text-warn", Icon: TriangleAlert },
  bad: { look: "bg-bad-soft text-bad", Icon: CircleAlert },
} as const;

/** A message about the whole page or form; `action` offers a remedy. An error is announced immediately. */
export function Banner({
  tone = "plain",
  children,
  action,
  className,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  const { look, Icon } = tones[tone];
  return (
    <div
      role={tone === "bad" ? "alert" : "status"}
      className={classNames("flex items-start gap-3 rounded-lg px-4 py-3 text-sm", look, className)}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
      {action}
    </div>
  );
}
