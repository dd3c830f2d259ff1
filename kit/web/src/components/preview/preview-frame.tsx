import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { PREVIEW_PATH, type PreviewMessage, readPreviewMessage } from "@/lib/preview";
import { cn } from "@/lib/utils";

const TYPING_MILLISECONDS = 250;
/** How long after its document has loaded the frame may take to say that it is ready. */
const READY_MILLISECONDS = 1_000;

/** Runs HTML, styles and scripts that a person has written, in a frame that reaches neither the app nor its data nor the network. */
export function PreviewFrame({
  title,
  document,
  onStart,
  onMessage,
  className,
}: {
  /** The name of the frame. */
  title: string;
  /** A whole HTML document, as `previewDocument` makes it. Each change runs it anew, shortly after the last one. */
  document: string;
  /** It begins anew: what the last run has written is of the past. */
  onStart?: () => void;
  /** The script wrote to its console, or an error was not caught. */
  onMessage?: (message: PreviewMessage) => void;
  className?: string;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [run, setRun] = useState({ count: 0, html: document });
  const { isInline, answered, expectAnswer } = useFallback();
  const started = useEffectEvent(() => onStart?.());
  const heard = useEffectEvent((message: PreviewMessage) => onMessage?.(message));

  useEffect(() => {
    if (document === run.html) return;
    const timer = setTimeout(
      () => setRun(({ count }) => ({ count: count + 1, html: document })),
      TYPING_MILLISECONDS,
    );
    return () => clearTimeout(timer);
  }, [document, run.html]);

  // Before the frame can load: it says only once that it is ready.
  useLayoutEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      const target = frame.current?.contentWindow;
      if (!target || source !== target) return;
      const message = readPreviewMessage(data);
      if (message === null) return;
      answered();
      if (message.kind === "ready") {
        started();
        target.postMessage({ html: run.html }, "*");
      } else if (message.kind !== "shown") heard({ kind: message.kind, text: message.text });
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [run]);

  return (
    <iframe
      key={`${run.count}`}
      ref={frame}
      title={title}
      data-slot="preview-frame"
      sandbox="allow-scripts allow-forms"
      onLoad={expectAnswer}
      {...(isInline ? { srcDoc: run.html } : { src: PREVIEW_PATH })}
      className={cn("w-full rounded-md border border-border bg-card", className)}
    />
  );
}

/**
 * Elsewhere than on a site of this service nothing answers at the path, and no policy forbids the document in the frame itself.
 * However long the service's document takes to load: only one that has loaded and says nothing is not the service's.
 */
function useFallback() {
  const [isInline, setIsInline] = useState(false);
  const hasAnswered = useRef(false);
  const waiting = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(waiting.current), []);
  const answered = () => {
    hasAnswered.current = true;
  };
  const expectAnswer = () => {
    window.clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => {
      if (!hasAnswered.current) setIsInline(true);
    }, READY_MILLISECONDS);
  };
  return { isInline, answered, expectAnswer };
}
