import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { refusalOf } from "../../api/refusal.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { usePageTitle } from "./use-page-title.ts";

/** Shown in place of a page that failed to render, with what to do. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  usePageTitle("Something went wrong");
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-start gap-4 px-6 py-24">
      <h1 className="text-2xl font-semibold">This page could not be loaded</h1>
      <p className="text-base leading-7 text-ink-soft">{refusalOf(error).message}</p>
      <Button variant="primary" onClick={again}>
        Try again
      </Button>
    </div>
  );
}
