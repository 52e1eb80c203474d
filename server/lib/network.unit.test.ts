import { describe, expect, it } from 'vitest';
import { networkOf, networksOf, openConnectionCounter } from './network.ts';

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

  it('is the same for every invalid address', () => {
    const odd = 'unknown _hidden 1.2.3.4.5 999.1.1.1 :::'.split(' ');
    sameFor([undefined, '', ...odd, 'x'.repeat(9_000)]);
    expect(networkOf('unknown')).not.toBe(networkOf('127.0.0.1'));
  });
});

describe('a limit of networks', () => {
  const admitted = (addresses: string[]) => {
    const counter = openConnectionCounter(2);
    return addresses.filter((address) => counter.hold(address) !== null).length;
  };
  const each = (count: number, address: (n: string) => string) =>
    Array.from({ length: count }, (_, n) => address(n.toString(16).padStart(2, '0')));

  it('counts an IPv6 address by its /64, /56 and /48, with larger maxima for wider networks', () => {
    expect(admitted(each(9, (n) => `2001:db8:1:100::${n}`))).toBe(2);
    expect(admitted(each(99, (n) => `2001:db8:1:1${n}::1`))).toBe(2 * 4);
    expect(admitted(each(99, (n) => `2001:db8:1:${n}00::1`))).toBe(2 * 16);
    expect(admitted(each(99, (n) => `2001:db8:${n}::1`))).toBe(99);
  });

  it('counts an IPv4 address alone', () => {
    expect(networksOf('198.51.100.7')).toEqual([{ name: '198.51.100.7', share: 1 }]);
    expect(networksOf('::ffff:198.51.100.7')).toEqual(networksOf('198.51.100.7'));
  });

  it('counts an entry once in total, and releases each network', () => {
    const counter = openConnectionCounter(2);
    const leaves = ['2001:db8::1', '2001:db8::2'].map((address) => counter.hold(address));
    expect([counter.total(), counter.hold('2001:db8::3')]).toEqual([2, null]);
    leaves.forEach((leave) => leave?.());
    expect(counter.total()).toBe(0);
    expect(counter.hold('2001:db8::3')).not.toBeNull();
  });
});
