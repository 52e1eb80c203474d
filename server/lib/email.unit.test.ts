import { expect, it } from 'vitest';
import { emailKey, mailboxOf } from './email.ts';

it.each([
  ['Anna@Example.GR', ' anna@example.gr '],
  ['anna@παράδειγμα.ελ', 'anna@xn--hxajbheg2az3al.xn--qxam'],
  ['anna@Παράδειγμα.ΕΛ', 'anna@XN--HXAJBHEG2AZ3AL.xn--qxam'],
  ['ANNA1@ΟΔΟΣ.ΕΛ', 'anna1@οδος.ελ'],
  ['anna@xn--pxavbm.xn--qxam', 'anna@οδος.ελ'],
  ['ΑΝΝΑΣ.Κ@example.gr', 'αννας.κ@example.gr'],
  ['a@ｇmail.com', 'a@gmail.com'],
  ['ａ@gmail.com', 'a@gmail.com'],
])('has one key for %s and %s', (one, other) => {
  expect(emailKey(one)).toBe(emailKey(other));
  expect(emailKey(emailKey(one))).toBe(emailKey(one));
});

it('keeps other addresses apart', () => {
  const addresses = ['a@b.gr', 'b@b.gr', 'a@c.gr', 'a@παράδειγμα.ελ', 'a@παραδειγμα.ελ', 'a', ''];
  expect(new Set(addresses.map(emailKey)).size).toBe(addresses.length);
});

it('counts addresses that deliver to one mailbox as one', () => {
  expect(mailboxOf('Anna+news@ｇmail.com')).toBe('anna@gmail.com');
});
