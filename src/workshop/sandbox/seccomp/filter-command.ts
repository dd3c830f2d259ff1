// How a filter is applied to a command. bwrap reads one from a file descriptor. Otherwise it must be loaded before the
// command starts: no program of util-linux does that, but perl can make any system call, and Debian, Ubuntu and most
// others require perl.
import { assembleFilter } from "./assemble-filter.ts";
import { systemCallsOf } from "./system-calls.ts";

/** The file descriptor that bwrap reads the filter from; enter-limits.sh opens it. */
export const FILTER_DESCRIPTOR = 9;

/** PR_SET_NO_NEW_PRIVS, and PR_SET_SECCOMP with SECCOMP_MODE_FILTER (prctl(2)), which takes a `struct sock_fprog`. */
const LOAD_FILTER = `
my ($call, $filter) = (shift, pack("H*", shift));
my $program = pack("S x![P] P", length($filter) / 8, $filter);
exit 126 if syscall($call, 38, 1, 0, 0, 0) != 0 || syscall($call, 22, 2, $program) != 0;
exec { $ARGV[0] } @ARGV;
exit 127;
`;

/** A filter for this machine; null if its system calls are not known. */
function filterHere(refusesNamespaces: boolean): { bytes: Buffer; prctl: number } | null {
  const calls = process.platform === "linux" ? systemCallsOf(process.arch) : null;
  return calls && { bytes: assembleFilter(calls, { refusesNamespaces }), prctl: calls.prctl };
}

/** The arguments to put before a command, so that perl loads the filter and execs the command. */
export function perlCommand(perl: string, refusesNamespaces: boolean): string[] {
  const filter = filterHere(refusesNamespaces);
  return filter ? [perl, "-e", LOAD_FILTER, `${filter.prctl}`, filter.bytes.toString("hex")] : [];
}

/** The filter, escaped for the `printf` of a shell; null if there is none. */
export function printableFilter(refusesNamespaces: boolean): string | null {
  const filter = filterHere(refusesNamespaces);
  return filter && [...filter.bytes].map((byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("");
}
