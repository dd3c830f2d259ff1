// The statuses of the responses to a page's curl commands, also where a block discards the body or writes it to a file.
// The shell reports them on its standard error, between marks.
const MARK = "\u001e";

/** The shell's definition of a curl that reports its statuses. */
export const REPORTING_CURL = `curl() { command curl -w $'%{stderr}\\036%{http_code} %{url_effective}\\036' "$@"; }`;

/** The shell's command before the block with this index. */
export function beginBlock(index: number): string {
  return `printf '\\036block ${index}\\036' >&2`;
}

/** The statuses that each block got from the service, by the block's index. */
export function curlStatuses(errors: string, url: string): ReadonlyMap<number, readonly number[]> {
  const statuses = new Map<number, number[]>();
  let block: number[] = [];
  for (const part of errors.split(MARK)) {
    const [, index] = /^block (\d+)$/.exec(part) ?? [];
    if (index !== undefined) statuses.set(Number(index), (block = []));
    const [, status, address] = /^(\d{3}) (\S+)$/.exec(part) ?? [];
    if (address?.startsWith(url) === true) block.push(Number(status));
  }
  return statuses;
}
