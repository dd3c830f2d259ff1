// Which addresses messages may go to. Only what is reached over the internet: whatever has its own meaning (this machine,
// private networks, carriers, documentation, multicast, tunnels) is refused, and an IPv4 address inside an IPv6 one is
// judged as what it is. The operator may allow networks of their own.
import ipaddr from "ipaddr.js";

type Address = ReturnType<typeof ipaddr.parse>;

// Public by its number, but the way of a cloud's machine to what runs it (Azure).
const PLATFORM = "168.63.129.16";
const NAT64 = ipaddr.parseCIDR("64:ff9b::/96");
const GLOBAL_UNICAST = ipaddr.parseCIDR("2000::/3");

/** Whether messages may be sent to an IP address: a public one, or one of the networks (`10.0.0.0/8`, `127.0.0.1`) that are allowed. What is no address is not admitted. */
export function admitsAddress(text: string, allowed: readonly string[]): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = plain(ipaddr.parse(text));
  return isPublic(address) || allowed.some((network) => isWithin(address, network));
}

/** The IPv4 address that an IPv6 one stands for, where it does. */
function plain(address: Address): Address {
  if (!(address instanceof ipaddr.IPv6)) return address;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  return address.match(NAT64) ? ipaddr.fromByteArray(address.toByteArray().slice(12)) : address;
}

function isPublic(address: Address): boolean {
  if (address.range() !== "unicast") return false;
  return address instanceof ipaddr.IPv6 ? address.match(GLOBAL_UNICAST) : address.toString() !== PLATFORM;
}

function isWithin(address: Address, network: string): boolean {
  const [base, bits] = ipaddr.parseCIDR(network.includes("/") ? network : `${network}/${network.includes(":") ? 128 : 32}`);
  return base.kind() === address.kind() && address.match(base, bits);
}
