import ipaddr from 'ipaddr.js';
import { openConcurrencyCounter } from './concurrencyCounter.ts';

/** Clients without an address share one subject, so that they are counted. */
const UNKNOWN = 'unknown';

/** Notations with an IPv4 address in the last four bytes of an IPv6 address. */
const EMBEDDED = new Set(['ipv4Mapped', 'rfc6145', 'rfc6052']);

/** Removes brackets, port and zone, which proxies may add. */
const bare = (address: string): string =>
  address
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');

export interface Network {
  /** The same for every spelling of its addresses. */
  name: string;
  /** Factor of the limit of the smallest network. */
  share: number;
}

/**
 * The networks of an address, smallest first: an IPv4 address itself, also inside IPv6; or the /64,
 * /56 and /48 of an IPv6 address, because one customer gets any of the three. Invalid addresses and
 * disconnected clients share one network.
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

export const networkOf = (address: string | undefined): string => networksOf(address)[0].name;

/** Counts concurrent holds per network. @param most the maximum of an address's smallest network */
export function openConnectionCounter(most: number) {
  const held = openConcurrencyCounter();
  return {
    total: held.total,
    /** Adds a hold. @returns the release function; null if a network has its maximum */
    hold: (address: string | undefined): (() => void) | null => {
      const networks = networksOf(address);
      if (networks.some(({ name, share }) => held.of(name) >= most * share)) return null;
      return held.hold(...networks.map(({ name }) => name));
    },
  };
}
