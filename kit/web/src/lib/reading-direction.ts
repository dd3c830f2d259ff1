// Arrow keys on what is laid out in the direction of reading: where text runs from right to left, the next one is on the left.

/** By how many places an arrow key moves along a row: 1 to the next, −1 to the one before, 0 for any other key. */
export function stepOfKey(key: string): number {
  const next = document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (key !== "ArrowLeft" && key !== "ArrowRight") return 0;
  return key === next ? 1 : -1;
}
