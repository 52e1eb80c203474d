import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

const sameFor = (addresses: (string | undefined)[]) =>
  expect([...new Set(addresses.map((address) => networkOf(address)))]).toHaveLength(1);

describe('the network of an address', () => {
  it('is the same for every spelling of one IPv4 address', () => {
    sameFor([
      '198.51.100.7',
      '198.51.100.7:4711',
      '::ffff:198.51.100.7',
      '::FFFF:198.51.100.7',
      '::ffff:c633:6407',
      '0:0:0:0:0:ffff:c633:6407',
      '[::ffff:198.51.100.7]:443',
      '64:ff9b::198.51.100.7',
      ' 198.51.100.7 ',
    ]);
    expect(networkOf('198.51.100.8')).not.toBe(networkOf('198.51.100.7'));
  });

  it('is the same for every host and spelling of one IPv6 /64', () => {
    sameFor([
      '2001:db8:1:2::1',
      '2001:DB8:1:2::ffff',
      '2001:db8:1:2:3:4:5:6',
      '2001:0db8:0001:0002:0000:0000:0000:0001',
      '[2001:db8:1:2::9]:8080',
      '2001:db8:1:2::9%eth0',
    ]);
    expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
  });

  it('counts hosts of a /64 with zero groups together', () => {
    sameFor(['2001:db8::1', '2001:db8::2:1', '2001:db8:0:0:a:b:c:d', '2001:db8::ffff:0:0:1']);
  });

  it('is the same for everything that is not an address', () => {
    sameFor([undefined, '', 'unknown', '_hidden', '1.2.3.4.5', '999.1.1.1', 'x'.repeat(9_000), ':::']);
    expect(networkOf('unknown')).not.toBe(networkOf('127.0.0.1'));
  }); // prettier-ignore
});
