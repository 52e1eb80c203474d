import { describe, expect, it } from 'vitest';
import { deliverable, isAccountEmail } from './email.ts';

describe('e-mail addresses', () => {
  it.each([
    ['maria@example.gr', 'maria@example.gr'],
    [' Maria.P+shop@Example.GR ', 'Maria.P+shop@example.gr'],
    ["o'hara_1@a-b.co.uk", "o'hara_1@a-b.co.uk"],
    ['μαρία@example.gr', 'μαρία@example.gr'],
    ['anna@παράδειγμα.ελ', 'anna@xn--hxajbheg2az3al.xn--qxam'],
    ['anna@ΠΑΡΆΔΕΙΓΜΑ.ΕΛ', 'anna@xn--hxajbheg2az3al.xn--qxam'],
    ['anna@xn--hxajbheg2az3al.xn--qxam', 'anna@xn--hxajbheg2az3al.xn--qxam'],
    ['anna@ΟΔΟΣ.ΕΛ', 'anna@xn--pxavbm.xn--qxam'],
    ['a@ｇmail.com', 'a@gmail.com'],
    ['ａｎｎａ＠gmail．com', 'anna@gmail.com'],
    [`${'a'.repeat(64)}@b.gr`, `${'a'.repeat(64)}@b.gr`],
  ])('%s is sent to %s', (typed, sent) => expect(deliverable(typed)).toBe(sent));

  it.each([
    ['no @', 'maria'],
    ['nothing before it', '@a.gr'],
    ['nothing after it', 'maria@'],
    ['two of them', 'a@b@c.gr'],
    ['two by a full-width one', 'a＠b@c.gr'],
    ['a space', 'ma ria@a.gr'],
    ['a name around it', 'Maria <maria@a.gr>'],
    ['a line break', 'maria@a.gr\nbcc:x@y.gr'],
    ['a hidden character', 'ma\u200bria@a.gr'],
    ['a filler', 'ma\u3164ria@a.gr'],
    ['a dot before the @', 'anna.@b.gr'],
    ['a dot in front', '.anna@b.gr'],
    ['two dots', 'anna..b@c.gr'],
    ['an empty label', 'a@b..gr'],
    ['no dot in the domain', 'a@localhost'],
    ['a number for a domain', 'a@10.0.0.1'],
    ['a label that ends with a hyphen', 'a@b-.gr'],
    ['a long local part', `${'a'.repeat(65)}@b.gr`],
    ['a long label', `a@${'b'.repeat(64)}.gr`],
    ['a label that is long in ASCII', `a@${'ώ'.repeat(60)}.gr`],
    ['a long address', `a@${'b.'.repeat(126)}gr`],
  ])('refuses one with %s', (_what, typed) => expect(deliverable(typed)).toBe(''));

  it('lets accounts sign in whose address has dots as version 1.1 took them', () => {
    for (const known of ['anna..b@c.gr', '.anna@b.gr', 'anna.@b.gr', 'anna@b.gr'])
      expect(isAccountEmail(known)).toBe(true);
    for (const wrong of ['anna', '..@b.gr', 'a@b..gr', 'an na@b.gr'])
      expect(isAccountEmail(wrong)).toBe(false);
  });
});
