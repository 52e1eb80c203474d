import { describe, expect, it } from 'vitest';
import { deliverable, isAccountEmail } from './email.ts';
import { isLinkTo, isWebAddress } from './links.ts';
import { cleanName, nameProblem } from './names.ts';
import { cleanPhone, telOf } from './phone.ts';
import { isBlank } from './text.ts';

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
    ['nothing before the @', '@a.gr'],
    ['nothing after the @', 'maria@'],
    ['two @', 'a@b@c.gr'],
    ['a second, full-width @', 'a＠b@c.gr'],
    ['a space', 'ma ria@a.gr'],
    ['a display name', 'Maria <maria@a.gr>'],
    ['a line break', 'maria@a.gr\nbcc:x@y.gr'],
    ['a hidden character', 'ma\u200bria@a.gr'],
    ['a filler', 'ma\u3164ria@a.gr'],
    ['a dot before the @', 'anna.@b.gr'],
    ['a leading dot', '.anna@b.gr'],
    ['two dots', 'anna..b@c.gr'],
    ['an empty label', 'a@b..gr'],
    ['no dot in the domain', 'a@localhost'],
    ['a numeric domain', 'a@10.0.0.1'],
    ['a label that ends with a hyphen', 'a@b-.gr'],
    ['a long local part', `${'a'.repeat(65)}@b.gr`],
    ['a long label', `a@${'b'.repeat(64)}.gr`],
    ['a label that is too long in ASCII', `a@${'ώ'.repeat(60)}.gr`],
    ['a long address', `a@${'b.'.repeat(126)}gr`],
  ])('rejects an address with %s', (_what, typed) => expect(deliverable(typed)).toBe(''));

  it('accepts accounts of version 1.1 with dots anywhere in the address', () => {
    for (const known of ['anna..b@c.gr', '.anna@b.gr', 'anna.@b.gr', 'anna@b.gr'])
      expect(isAccountEmail(known)).toBe(true);
    for (const wrong of ['anna', '..@b.gr', 'a@b..gr', 'an na@b.gr'])
      expect(isAccountEmail(wrong)).toBe(false);
  });
});

/** Zero-width, soft hyphen, direction, fillers, a braille blank. */
const INVISIBLE =
  '\u200b \u200f \u202a \u202e \u2060 \u2066 \u00ad \ufeff \u3164 \u115f \u1160 \uffa0 \u2800 \u034f'.split(
    ' ',
  );

describe('names', () => {
  it.each(
    `Νεφέλη, O'Hara, D’Angelo, Jean-Luc, Παπαδοπούλου – Νικολάου, Anna M. Smith, J.Smith,
     Κ.Μαρία, Αθ.Παππάς, Μαρία (Μαίρη), 李, محمد, Ибрагим, J. R. R. Tolkien,
     Ph.D. Νίκος`.split(/,\s+/),
  )('accepts %s', (name) => expect(nameProblem(name)).toBeNull());

  it.each(
    `http://evil.gr, www.evil, evil.com, EVIL.COM, Win at evil.com now, evil。com, ｅvil．com,
     x.com, t.co/abc, T.Co/abc, φτηνά.ελ, пример.рф, a@evil.com, sub.evil.co.uk`.split(/,\s+/),
  )('rejects the link in %s', (name) => expect(nameProblem(name)).toBe('has_link'));

  it('rejects invisible characters, and names without a letter', () => {
    for (const hidden of [...INVISIBLE, '\n', '\t', '\u0007', '\u2028'])
      expect([hidden, nameProblem(`Άν${hidden}να`)]).toEqual([hidden, 'hidden_text']);
    for (const name of ['12', '...', '♥♥']) expect(nameProblem(name)).toBe('no_letter');
    expect(isBlank(INVISIBLE.join(''))).toBe(true);
  });

  it.each([
    ['An\u202ena', 'Anna'],
    ['\u200bAnna\n  Maria\u3164 ', 'Anna Maria'],
    ['Anna evil.com', 'Anna'],
    ['https://evil.com', ''],
    ['\u3164\u200b', ''],
    ['Α'.repeat(100), 'Α'.repeat(80)],
  ])('cleans an external name: %j', (given, name) => expect(cleanName(given)).toBe(name));
});

describe('phone numbers', () => {
  it.each([
    ['112', '112', 'tel:112'],
    ['18222', '18222', 'tel:18222'],
    ['+30 (210) 123-4567', '+30 (210) 123-4567', 'tel:+302101234567'],
    ['(+30) 210.1234567', '(+30) 210.1234567', 'tel:+302101234567'],
    ['+30 (0)210 1234567', '+30 (0)210 1234567', 'tel:+302101234567'],
    ['210\u20111234\u2013567', '210-1234-567', 'tel:2101234567'],
    ['\u200e210\u00a0123\u00ad4567 ', '210 1234567', 'tel:2101234567'],
    ['２１０ 1234567', '210 1234567', 'tel:2101234567'],
  ])('%s is stored as %s and called by %s', (typed, stored, link) => {
    expect(cleanPhone(typed)).toBe(stored);
    expect(telOf(cleanPhone(typed))).toBe(link);
  });

  it.each(
    '(((((((, -------, 11, call me, 210 123 4567 ext 5, 1234567890123456, 210/211, +'.split(', '),
  )('rejects %s', (typed) => expect(cleanPhone(typed)).toBe(''));
});

describe('links', () => {
  it.each(
    `javascript:alert(1), data:text/html,x, //evil.example, https://a@evil.example,
     ftp://a.gr, https://user:pass@a.gr, https://localhost, https://a b.gr, https://-a.gr,
     https://a.gr\\@b.gr, https://a.gr\nb, vbscript:x.y, https://127.0.0.1/x,
     a..gr, .gr`.split(/,\s+/),
  )('do not lead to %j', (typed) => expect(isWebAddress(typed)).toBe(false));

  it.each([
    ['facebook', 'facebook.com/seira', true],
    ['facebook', 'https://el-gr.Facebook.com/seira?x=1', true],
    ['facebook', 'https://evilfacebook.com/seira', false],
    ['facebook', 'https://facebook.com.evil.gr', false],
    ['facebook', 'https://facebook.com@evil.gr', false],
    ['twitter', 'https://x.com/seira', true],
    ['twitter', 'http://www.twitter.com/seira', true],
    ['linked_in', 'https://gr.linkedin.com/in/seira', true],
    ['linked_in', 'https://seira.example', false],
    ['google_plus', 'https://plus.google.com/1', true],
    ['youtube', 'https://m.youtube.com/@seira', true],
    ['youtube', 'javascript:alert(1)//youtube.com', false],
  ] as const)('for %s: %s is %s', (network, typed, isRight) => {
    expect(isLinkTo(network, typed)).toBe(isRight);
  });
});
