// Attackers first try the most often leaked passwords, their words with digits and symbols around them, repetitions,
// and keyboard runs. So a password is looked up in a list of fifty thousand, whole and reduced to its stem. The list is
// decompressed on first use, not at startup.
let leaked: Promise<ReadonlySet<string>> | undefined;

async function readLeaked(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map((password) => password.toLowerCase()));
}

const STEM_MIN = 4;

const ROWS = ["1234567890", "qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "zxcvbnm", "yxcvbnm", "abcdefghijklmnopqrstuvwxyz"];
const COLUMNS = [
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "qazwsxedcrfvtgbyhnujm",
  "147258369",
  "159753",
];
const LETTERS: ReadonlyMap<string, string> = new Map(
  [..."0o1i3e4a5s7t@a$s!i".matchAll(/(.)(.)/g)].map(([, sign = "", letter = ""]) => [sign, letter]),
);
const AROUND_MAX = 6;
const RUN_MIN = 4;

/** Whether a password is among those tried first. */
export async function isGuessable(password: string): Promise<boolean> {
  const lower = password.toLowerCase();
  if (isRepeated(lower) || isMadeOfRuns(lower)) return true;
  leaked ??= readLeaked();
  const list = await leaked;
  return list.has(lower) || isPaddedStem(lower, list);
}

/** `aaaaaaaa`, `abcabcabc`, `12341234`, `11223344`. */
function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+.{0,3}$/u.test(text) || (/^((.)\2)+$/u.test(text) && isMadeOfRuns(text.replaceAll(/(.)\1/gu, "$1")));
}

/** Nothing but keyboard runs, forwards and backwards: `qwertyuiop`, `1q2w3e4r`, `asdf1234`, `87654321`. */
function isMadeOfRuns(text: string): boolean {
  const ways = [...ROWS, ...COLUMNS].flatMap((way) => [way + way.slice(0, 3), [...way].reverse().join("")]);
  let rest = text.replaceAll(/[^a-z0-9]/g, "");
  if (rest.length < RUN_MIN) return false;
  while (rest !== "") {
    const length = lengthOfRun(rest, ways);
    if (length < RUN_MIN && length < rest.length) return /^\d{1,4}$/.test(rest);
    if (length === 0) return false;
    rest = rest.slice(length);
  }
  return true;
}

function lengthOfRun(text: string, ways: readonly string[]): number {
  let length = 0;
  while (length < text.length && ways.some((way) => way.includes(text.slice(0, length + 1)))) length += 1;
  return length;
}

/** `Password1!`, `P@ssw0rd2024`, `123sunshine`. */
function isPaddedStem(text: string, list: ReadonlySet<string>): boolean {
  const bare = text.replaceAll(/^[^a-z]+|[^a-z]+$/g, "");
  const spelt = [...text].map((character) => LETTERS.get(character) ?? character).join("");
  const peeled = spelt.replaceAll(/^[^a-z]+|[^a-z]+$/g, "");
  const inner = [...text.replaceAll(/[0-9!?.*#_-]+$/g, "")].map((character) => LETTERS.get(character) ?? character).join("");
  return [bare, spelt, peeled, inner].some((stem) => isGuessedStem(stem, list) && text.length - stem.length <= AROUND_MAX);
}

function isGuessedStem(stem: string, list: ReadonlySet<string>): boolean {
  if (stem.length < STEM_MIN) return false;
  const half = stem.slice(0, stem.length / 2);
  return list.has(stem) || (half + half === stem && list.has(half));
}
