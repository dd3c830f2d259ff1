// Which addresses webhooks may be sent to: only public internet addresses. Special ranges (this machine, private
// networks, carriers, documentation, multicast, tunnels) are rejected, and an IPv4 address embedded in an IPv6 one is
// checked as IPv4. The operator may allow additional networks.
import ipaddr from "ipaddr.js";

type Address = ReturnType<typeof ipaddr.parse>;

// A public number, but on cloud machines (Azure) it leads to the platform itself.
const PLATFORM = "168.63.129.16";
const NAT64 = ipaddr.parseCIDR("64:ff9b::/96");
const GLOBAL_UNICAST = ipaddr.parseCIDR("2000::/3");

/** Whether webhooks may be sent to an IP address: public, or in an allowed network (`10.0.0.0/8`, `127.0.0.1`). False for a non-address. */
export function admitsAddress(text: string, allowed: readonly string[]): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = plain(ipaddr.parse(text));
  return isPublic(address) || allowed.some((network) => isWithin(address, network));
}

/** The IPv4 address embedded in an IPv6 one, if any. */
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
