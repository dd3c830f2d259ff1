// A seccomp filter (seccomp(2)): a BPF program that reads the number and the arguments of each system call and decides
// what happens to it. A refused call fails with an error, as on a kernel without that call, so that programs fall back
// or exit by themselves.
import type { SystemCalls } from "./system-calls.ts";

/** One BPF instruction (linux/filter.h): opcode, how many instructions to skip if true and if false, and an operand. */
type Instruction = readonly [code: number, whenTrue: number, whenFalse: number, amount: number];

const LOAD = 0x20;
const EQUAL = 0x15;
const AT_LEAST = 0x35;
const ANY_BIT = 0x45;
const RETURN = 0x06;

const ALLOW: Instruction = [RETURN, 0, 0, 0x7fff_0000];
const KILL: Instruction = [RETURN, 0, 0, 0x8000_0000];
const failing = (errno: number): Instruction => [RETURN, 0, 0, 0x0005_0000 | errno];
const [EPERM, ENOSYS, EAFNOSUPPORT] = [1, 38, 97];

/** Offsets in `struct seccomp_data`; of the second argument only the lower half is read. */
const [NUMBER, ARCHITECTURE, FIRST, SECOND] = [0, 4, 16, 24];

/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID and NEWNET (clone(2)). */
const NEW_NAMESPACE = 0x7e02_0000;
/** Unix, IPv4, IPv6 and netlink sockets (socket(2)). */
const FAMILIES = [1, 2, 10, 16];
/** TIOCSTI and TIOCLINUX inject input into a terminal. */
const TERMINAL_REQUESTS = [0x5412, 0x541c];

const refuse = (call: number, errno: number): Instruction[] => [[EQUAL, 0, 1, call], failing(errno)];

/** Reads an argument of one call; `next` must return. */
const look = (call: number, { at, next }: { at: number; next: readonly Instruction[] }): Instruction[] => [
  [EQUAL, 0, next.length + 1, call],
  [LOAD, 0, 0, at],
  ...next,
];

function instructions(calls: SystemCalls, refusesNamespaces: boolean): Instruction[] {
  const families: Instruction[] = FAMILIES.flatMap((family): Instruction[] => [[EQUAL, 0, 1, family], ALLOW]);
  const requests: Instruction[] = TERMINAL_REQUESTS.flatMap((request) => refuse(request, EPERM));
  const clones: Instruction[] = [[ANY_BIT, 0, 1, NEW_NAMESPACE], failing(EPERM), ALLOW];
  return [
    [LOAD, 0, 0, ARCHITECTURE],
    ...([[EQUAL, 1, 0, calls.architecture], KILL, [LOAD, 0, 0, NUMBER]] satisfies Instruction[]),
    ...(calls.otherFrom === null ? [] : ([[AT_LEAST, 0, 1, calls.otherFrom], failing(ENOSYS)] satisfies Instruction[])),
    ...calls.refused.flatMap((call) => refuse(call, EPERM)),
    ...look(calls.socket, { at: FIRST, next: [...families, failing(EAFNOSUPPORT)] }),
    ...look(calls.ioctl, { at: SECOND, next: [...requests, ALLOW] }),
    ...(refusesNamespaces
      ? [
          ...calls.namespaces.flatMap((call) => refuse(call, EPERM)),
          // Filters cannot read the flags of `clone3`: programs that get ENOSYS fall back to `clone`.
          ...refuse(calls.clone3, ENOSYS),
          ...look(calls.clone, { at: FIRST, next: clones }),
        ]
      : []),
    ALLOW,
  ];
}

/** Assembles the filter, little-endian like all architectures with known calls. */
export function assembleFilter(calls: SystemCalls, { refusesNamespaces }: { refusesNamespaces: boolean }): Buffer {
  const program = instructions(calls, refusesNamespaces);
  const bytes = Buffer.alloc(program.length * 8);
  for (const [position, [code, whenTrue, whenFalse, amount]] of program.entries()) {
    bytes.writeUInt16LE(code, position * 8);
    bytes.writeUInt8(whenTrue, position * 8 + 2);
    bytes.writeUInt8(whenFalse, position * 8 + 3);
    bytes.writeUInt32LE(amount, position * 8 + 4);
  }
  return bytes;
}
