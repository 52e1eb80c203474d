import ipaddr from 'ipaddr.js';
import { openTally } from './tally.ts';

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

/** A network that an address belongs to. */
export interface Network {
  /** The same for every spelling of its addresses. */
  name: string;
  /** How many times the limit of the smallest network it may use. */
  share: number;
}

/**
 * The networks that an address belongs to, the smallest first: an IPv4 address itself, also inside
 * IPv6; or the /64, /56 and /48 of an IPv6 address, because one customer gets any of the three.
 * Anything that is not an address, and a client that has hung up, share one network.
 */
export function networksOf(address: string | undefined): [Network, ...Network[]] {
  const text = bare((address ?? '').slice(0, 100));
  if (!ipaddr.isValid(text)) return [{ name: UNKNOWN, share: 1 }];
  const parsed = ipaddr.parse(text);
  const bytes = parsed.toByteArray();
  if (parsed.kind() === 'ipv4') return [{ name: bytes.join('.'), share: 1 }];
  if (EMBEDDED.has(parsed.range())) return [{ name: bytes.slice(12).join('.'), share: 1 }];
  const prefix = (length: number) => Buffer.from(bytes.slice(0, length)).toString('hex');
  return [
    { name: prefix(8), share: 1 },
    { name: `${prefix(7)}/56`, share: 4 },
    { name: `${prefix(6)}/48`, share: 16 },
  ];
}

/** The smallest network that an address belongs to. */
export const networkOf = (address: string | undefined): string => networksOf(address)[0].name;

/** Counts what networks hold at once. @param most for the smallest network of an address */
export function openNetworkTally(most: number) {
  const held = openTally();
  return {
    total: held.total,
    /** Holds one more. @returns how to give it back; null when a network holds its maximum */
    hold: (address: string | undefined): (() => void) | null => {
      const networks = networksOf(address);
      if (networks.some(({ name, share }) => held.of(name) >= most * share)) return null;
      return held.hold(...networks.map(({ name }) => name));
    },
  };
}
