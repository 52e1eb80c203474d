import { describe, expect, it } from 'vitest';
import { doorCodeOf, newPhone, openDoor, phoneOf } from './doorCode.ts';
import { keyFrom, type Keys } from './keys.ts';

const keys: Keys = { current: keyFrom('a secret of this test'), previous: null };
const others: Keys = { current: keyFrom('another secret'), previous: null };
const NOON = new Date('2026-11-20T10:00:00Z');
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);
const verdict = (text: string, now = NOON, place = 'org_a') =>
  openDoor(keys, place, text, now).verdict;

describe('the code of a door', () => {
  const { code, digits, until } = doorCodeOf(keys, 'org_a', NOON);

  it('holds in its step and the next two, as digits too', () => {
    expect(until).toEqual(after(30));
    expect(digits).toMatch(/^\d{6}$/);
    for (const text of [code, digits]) {
      expect(verdict(text, NOON)).toBe('valid');
      expect(verdict(text, after(89))).toBe('valid');
      expect(verdict(text, after(90))).toBe('expired');
      expect(verdict(text, after(86_400))).toBe('expired');
    }
    // Another server process may be ahead of this one.
    expect(verdict(code, after(-1))).toBe('valid');
    expect(verdict(code, after(-31))).toBe('expired');
  });

  it('opens one place, and only if this server made it', () => {
    expect(verdict(code, NOON, 'org_b')).toBe('foreign');
    expect(verdict(digits, NOON, 'org_b')).toBe('expired');
    expect(verdict(doorCodeOf(others, 'org_a', NOON).code)).toBe('foreign');
    const [step, tag] = code.split('.') as [string, string];
    const later = (Number.parseInt(step, 36) + 1).toString(36);
    for (const text of [
      `${later}.${tag}`,
      `${step}.${tag.slice(1)}A`,
      `p.${code}`,
      'p..',
      '.',
      'ω',
    ]) {
      expect(verdict(text), text).toBe('foreign');
    }
  });

  it('is traded for a pass of ten minutes, which cannot be traded again', () => {
    const { pass } = openDoor(keys, 'org_a', code, after(80));
    expect(verdict(pass!, after(80 + 600))).toBe('valid');
    expect(openDoor(keys, 'org_a', pass!, after(500)).pass).toBe(pass);
    expect(verdict(pass!, after(80 + 631))).toBe('expired');
    expect(verdict(pass!, after(80), 'org_b')).toBe('foreign');
    expect(verdict(pass!.slice(2), after(80))).toBe('foreign');
  });

  it('survives a change of the secret', () => {
    const changed: Keys = { current: others.current, previous: keys.current };
    expect(openDoor(changed, 'org_a', code, NOON).verdict).toBe('valid');
    expect(openDoor(changed, 'org_a', digits, NOON).verdict).toBe('valid');
    expect(phoneOf(changed, newPhone(keys))).not.toBeNull();
  });
});

it('knows the phones that it named, and no others', () => {
  const cookie = newPhone(keys);
  expect(phoneOf(keys, cookie)).toBe(phoneOf(keys, cookie));
  expect(phoneOf(keys, newPhone(keys))).not.toBe(phoneOf(keys, cookie));
  expect(phoneOf(others, cookie)).toBeNull();
  const [id, tag] = cookie.split('.') as [string, string];
  expect(phoneOf(keys, `${[...id].toReversed().join('')}.${tag}`)).toBeNull();
  expect(phoneOf(keys, id)).toBeNull();
});
