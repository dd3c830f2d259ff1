// System calls that none of our tools need and that attacks on kernels start with, after the default profiles of Docker
// and Flatpak. The numbers are those of arch/x86/entry/syscalls/syscall_64.tbl and asm-generic/unistd.h.

/** The system call numbers of one architecture. */
export interface SystemCalls {
  /** Its identifier in seccomp (linux/audit.h). */
  architecture: number;
  /** Numbers from this one on are an alternative ABI that nobody uses; null if there is none. */
  otherFrom: number | null;
  /** Always refused. */
  refused: readonly number[];
  /** Refused to programs that create no namespaces. */
  namespaces: readonly number[];
  clone: number;
  clone3: number;
  socket: number;
  ioctl: number;
  prctl: number;
}

/** Calls with the same number on every architecture. */
const SHARED = {
  io_uring_setup: 425,
  io_uring_enter: 426,
  io_uring_register: 427,
  open_tree: 428,
  move_mount: 429,
  fsopen: 430,
  fsconfig: 431,
  fsmount: 432,
  fspick: 433,
  mount_setattr: 442,
  pidfd_getfd: 438,
  quotactl_fd: 443,
  memfd_secret: 447,
};

const REFUSED_X64 = {
  ptrace: 101,
  syslog: 103,
  uselib: 134,
  ustat: 136,
  sysfs: 139,
  vhangup: 153,
  modify_ldt: 154,
  pivot_root: 155,
  _sysctl: 156,
  adjtimex: 159,
  acct: 163,
  settimeofday: 164,
  mount: 165,
  umount2: 166,
  swapon: 167,
  swapoff: 168,
  reboot: 169,
  sethostname: 170,
  setdomainname: 171,
  iopl: 172,
  ioperm: 173,
  create_module: 174,
  init_module: 175,
  delete_module: 176,
  get_kernel_syms: 177,
  query_module: 178,
  quotactl: 179,
  nfsservctl: 180,
  lookup_dcookie: 212,
  clock_settime: 227,
  kexec_load: 246,
  add_key: 248,
  request_key: 249,
  keyctl: 250,
  move_pages: 279,
  perf_event_open: 298,
  fanotify_init: 300,
  open_by_handle_at: 304,
  clock_adjtime: 305,
  process_vm_readv: 310,
  process_vm_writev: 311,
  kcmp: 312,
  finit_module: 313,
  kexec_file_load: 320,
  bpf: 321,
  userfaultfd: 323,
};

const X64: SystemCalls = {
  architecture: 0xc000_003e,
  otherFrom: 0x4000_0000,
  refused: Object.values({ ...SHARED, ...REFUSED_X64 }),
  namespaces: [161, 272, 308], // chroot, unshare, setns
  clone: 56,
  clone3: 435,
  socket: 41,
  ioctl: 16,
  prctl: 157,
};

const REFUSED_ARM64 = {
  lookup_dcookie: 18,
  umount2: 39,
  mount: 40,
  pivot_root: 41,
  nfsservctl: 42,
  vhangup: 58,
  quotactl: 60,
  acct: 89,
  kexec_load: 104,
  init_module: 105,
  delete_module: 106,
  clock_settime: 112,
  syslog: 116,
  ptrace: 117,
  reboot: 142,
  sethostname: 161,
  setdomainname: 162,
  settimeofday: 170,
  adjtimex: 171,
  add_key: 217,
  request_key: 218,
  keyctl: 219,
  swapon: 224,
  swapoff: 225,
  move_pages: 239,
  perf_event_open: 241,
  fanotify_init: 262,
  open_by_handle_at: 265,
  clock_adjtime: 266,
  process_vm_readv: 270,
  process_vm_writev: 271,
  kcmp: 272,
  finit_module: 273,
  bpf: 280,
  userfaultfd: 282,
  kexec_file_load: 294,
};

const ARM64: SystemCalls = {
  architecture: 0xc000_00b7,
  otherFrom: null,
  refused: Object.values({ ...SHARED, ...REFUSED_ARM64 }),
  namespaces: [51, 97, 268], // chroot, unshare, setns
  clone: 220,
  clone3: 435,
  socket: 198,
  ioctl: 29,
  prctl: 167,
};

/** The calls of an architecture, by its name in Node.js; null if they are not known. */
export const systemCallsOf = (architecture: string): SystemCalls | null => ({ x64: X64, arm64: ARM64 })[architecture] ?? null;
