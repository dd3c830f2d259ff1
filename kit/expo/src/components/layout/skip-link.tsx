/** A phone has no need to skip what stands before a page. */
export function SkipLink(_props: { to: string }) {
  return null;
}
