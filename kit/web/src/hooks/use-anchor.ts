import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A ref for the element that is scrolled to when the address ends in this anchor. */
export function useAnchor<Target extends HTMLElement>(anchor: string) {
  const target = useRef<Target>(null);
  const { hash, key } = useLocation();

  useEffect(() => {
    if (hash === `#${anchor}`) requestAnimationFrame(() => target.current?.scrollIntoView());
  }, [anchor, hash, key]);

  return target;
}
