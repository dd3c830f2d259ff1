const CHARACTERS_MIN = 4;
const SHARE_MIN = 0.7;

/** Whether two words, in lower case, are of one family, by how they begin: "register" and "registration", "search" and "searching". */
export function areRelated(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  let same = 0;
  while (same < shorter && one[same] === other[same]) same += 1;
  return same >= CHARACTERS_MIN && same >= shorter * SHARE_MIN;
}
