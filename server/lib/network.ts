import ipaddr from 'ipaddr.js';

/** Stands for clients without an address: they share one subject instead of going uncounted. */
const UNKNOWN = 'unknown';

/** Notations that carry an IPv4 address in the last four bytes of an IPv6 one. */
const EMBEDDED = new Set(['ipv4Mapped', 'rfc6145', 'rfc6052']);

/** An address without the brackets, the port and the zone that proxies may add. */
const bare = (address: string): string =>
  address
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');

/**
 * The network that an address belongs to, the same for every spelling: an IPv4 address itself, also
 * inside IPv6, or the /64 of an IPv6 address, which is what one household gets. Anything that is
 * not an address, and a client that has hung up, share one.
 */
export function networkOf(address: string | undefined): string {
  const text = bare((address ?? '').slice(0, 100));
  if (!ipaddr.isValid(text)) return UNKNOWN;
  const parsed = ipaddr.parse(text);
  const bytes = parsed.toByteArray();
  if (parsed.kind() === 'ipv4') return bytes.join('.');
  if (EMBEDDED.has(parsed.range())) return bytes.slice(12).join('.');
  return Buffer.from(bytes.slice(0, 8)).toString('hex');
}
