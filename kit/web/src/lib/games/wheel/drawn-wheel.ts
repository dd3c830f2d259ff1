// A wheel of equal sectors, of which the first begins at the top. Angles are parts of a turn, clockwise.

/** The longest name that fits into a sector. */
const LONGEST_NAME = 18;

/** The color of a sector, by its number: two take turns, and a third is there so that neighbors always differ. */
export type SectorTone = 0 | 1 | 2;

/** The outline of a sector of a circle of radius 100 around the origin, as the path of an SVG. */
export function sectorPath(index: number, count: number): string {
  if (count === 1) return "M0-100A100 100 0 1 1-.01-100Z";
  const point = (angle: number) =>
    `${(100 * Math.sin(angle * 2 * Math.PI)).toFixed(2)} ${(-100 * Math.cos(angle * 2 * Math.PI)).toFixed(2)}`;
  return `M0 0L${point(index / count)}A100 100 0 0 1 ${point((index + 1) / count)}Z`;
}

/** The angle of the middle of a sector. */
export function sectorMiddle(index: number, count: number): number {
  return (index + 0.5) / count;
}

/** The color of a sector. Of an odd number the last has the third one, as it lies between two others. */
export function sectorTone(index: number, count: number): SectorTone {
  if (count % 2 === 1 && index === count - 1) return 2;
  return index % 2 === 0 ? 0 : 1;
}

/** A name that fits into a sector. */
export function sectorName(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}

/** How far the wheel is turned after a spin that ends with this sector at the top: further than before, by so many whole turns. */
export function turnTo(
  index: number,
  count: number,
  { from, turns }: { from: number; turns: number },
): number {
  return Math.ceil(from) + turns - sectorMiddle(index, count);
}
