import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

const NEAR_PIXELS = 80;

/** Keeps a scrolled log at its end while the user is there; does not move once they scrolled up, which `isAway` reports. */
export function useEndOfLog(content: RefObject<HTMLElement | null>, box: RefObject<HTMLElement | null>) {
  const [isAway, setAway] = useState(false);
  const stays = useRef(true);
  const last = useRef({ top: 0, height: 0 });
  const toEnd = useCallback(() => {
    stays.current = true;
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [box]);
  const onScroll = useCallback(() => {
    const { current } = box;
    if (current === null) return;
    const { scrollTop: top, scrollHeight: height, clientHeight } = current;
    // Resizing content scrolls too; only scrolling up in content of unchanged height counts as leaving the end.
    if (height - top - clientHeight < NEAR_PIXELS) stays.current = true;
    else if (top < last.current.top && height === last.current.height) stays.current = false;
    last.current = { top, height };
    setAway(!stays.current);
  }, [box]);
  useEffect(() => {
    if (content.current === null || box.current === null) return;
    const follow = new ResizeObserver(() => {
      if (stays.current) box.current?.scrollTo({ top: box.current.scrollHeight });
    });
    follow.observe(content.current);
    follow.observe(box.current);
    return () => follow.disconnect();
  }, [content, box]);
  return { isAway, toEnd, onScroll };
}
