import { ArrowLeftIcon } from "lucide-react";
import { type ComponentProps, type CSSProperties, type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { app } from "@/app";
import { cn } from "@/lib/utils";

/** A page with its heading and its main actions. It also names the browser's tab. */
export function Page({
  title,
  description,
  actions,
  back,
  isHeaded = false,
  children,
}: {
  title: string;
  description?: string | undefined;
  actions?: ReactNode;
  /** The page above this one. */
  back?: { path: string; title: string };
  /** Whether one of the children has the heading of the page. */
  isHeaded?: boolean;
  children?: ReactNode;
}) {
  useEffect(() => {
    document.title = title === app.title ? title : `${title} · ${app.title}`;
  }, [title]);

  return (
    <>
      {back && (
        <Link
          to={back.path}
          data-slot="back-link"
          className="-mb-4 inline-flex min-h-[24px] items-center gap-1.5 self-start py-1 text-muted-foreground hover:text-foreground hover:underline"
        >
          <ArrowLeftIcon className="size-4" />
          {back.title}
        </Link>
      )}
      {!isHeaded && (
        <div data-slot="page-header">
          <div data-slot="page-words">
            <h1 data-slot="page-title" className="font-heading text-balance text-heading">
              <Fitted>{title}</Fitted>
            </h1>
            {description !== undefined && (
              <p data-slot="page-description" className="max-w-3xl text-muted-foreground">
                {description}
              </p>
            )}
          </div>
          {actions !== undefined && (
            <div className="flex flex-wrap items-center gap-3">{actions}</div>
          )}
        </div>
      )}
      {children}
    </>
  );
}

/** The heading of a part of a page. */
export function SectionTitle({ className, children, ...props }: ComponentProps<"h2">) {
  return (
    <h2 data-slot="section-title" className={cn("font-heading", className)} {...props}>
      {children}
    </h2>
  );
}

/** Scripts that are written without spaces: their lines break between any two letters. */
const BREAKS =
  /[\s\-\u2010-\u2015/\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]+/u;

/** The words of a heading, set smaller where the longest of them would not fit into the width of its container. */
export function Fitted({ children }: { children: string }) {
  const words = children.split(BREAKS).map((word) => Array.from(word).length);
  const letters: CSSProperties & Record<"--app-letters", number> = {
    "--app-letters": Math.max(1, ...words),
  };
  return (
    <span data-slot="fitted" style={letters}>
      {children}
    </span>
  );
}
