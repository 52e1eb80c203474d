import { createHmac, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto';
import { CODE_DIGITS } from '#common/contract/door.ts';
import { secretHash } from './codes.ts';
import type { Key, Keys } from './keys.ts';

/** Time after which the code of a place changes. */
export const STEP_SECONDS = 30;

/** How many earlier codes are still valid. */
const EARLIER_STEPS = 2;

/** Time that a person has after opening the page with a valid code. */
const PASS_SECONDS = 600;

export const stepAt = (now: Date): number => Math.floor(now.getTime() / (STEP_SECONDS * 1000));

const mac = (key: KeyObject, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** 96 bits of a MAC: short enough for a QR code that phones read at five metres. */
const tagOf = ({ door }: Key, text: string): string =>
  mac(door, text).subarray(0, 12).toString('base64url');

const isTag = (keys: Keys, text: string, tag: string): boolean =>
  [keys.current, keys.previous].some((key) => {
    const expected = key && Buffer.from(tagOf(key, text));
    const given = Buffer.from(tag);
    return expected && expected.length === given.length && timingSafeEqual(expected, given);
  });

const digitsOf = ({ door }: Key, text: string): string =>
  String(mac(door, text).readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');

/** Six digits that only this server can derive from a text. */
export const currentDigits = ({ current }: Keys, text: string): string => digitsOf(current, text);

/** True if this server has derived the digits from a text. */
export const areDigitsOf = (keys: Keys, text: string, digits: string): boolean =>
  [keys.current, keys.previous].some((key) => key !== null && digitsOf(key, text) === digits);

export interface DoorCode {
  /** The code in the address. */
  code: string;
  /** For people who type it. */
  digits: string;
  /** The instant at which the next one replaces it. */
  until: Date;
}

/** The code of a place. @param place the code of the organisation */
export function doorCodeOf({ current }: Keys, place: string, now: Date): DoorCode {
  const step = stepAt(now);
  return {
    code: `${step.toString(36)}.${tagOf(current, `code/${place}/${step}`)}`,
    digits: digitsOf(current, `digits/${place}/${step}`),
    until: new Date((step + 1) * STEP_SECONDS * 1000),
  };
}

export const isDigits = (text: string): boolean =>
  /^\d+$/.test(text) && text.length === CODE_DIGITS;

/** `foreign`: never issued, or issued for another place. Wrong digits cannot be distinguished from old ones. */
type Verdict = 'valid' | 'expired' | 'foreign';

export interface Opened {
  verdict: Verdict;
  /** Replaces the code until the end of its own validity. */
  pass: string | null;
  /** Passes of one step share a limit. */
  step: number;
}

const PASS = /^p\.([0-9a-z]{1,9})\.([\w-]{16})$/;
const CODE = /^([0-9a-z]{1,9})\.([\w-]{16})$/;

/** Checks a code, six digits or a pass of a place. */
export function openDoor(keys: Keys, place: string, text: string, now: Date): Opened {
  const current = stepAt(now);
  const passFrom = (step: number): Opened => ({
    verdict: 'valid',
    pass: `p.${step.toString(36)}.${tagOf(keys.current, `pass/${place}/${step}`)}`,
    step,
  });
  const refusal = (verdict: Verdict): Opened => ({ verdict, pass: null, step: 0 });
  // Another server process may be a step ahead.
  const isRecent = (step: number) => step >= current - EARLIER_STEPS && step <= current + 1;

  if (isDigits(text)) {
    for (let step = current + 1; step >= current - EARLIER_STEPS; step -= 1) {
      if (areDigitsOf(keys, `digits/${place}/${step}`, text)) return passFrom(current);
    }
    return refusal('expired');
  }
  const [kind, found] = text.startsWith('p.')
    ? ['pass', PASS.exec(text)]
    : ['code', CODE.exec(text)];
  const step = Number.parseInt(found?.[1] ?? '', 36);
  if (!found || !isTag(keys, `${kind}/${place}/${step}`, found[2]!)) return refusal('foreign');
  // A pass is dated by the step in which the page was opened.
  if (kind === 'pass') {
    return step >= current - PASS_SECONDS / STEP_SECONDS
      ? { verdict: 'valid', pass: text, step }
      : refusal('expired');
  }
  return isRecent(step) ? passFrom(current) : refusal('expired');
}

const PHONE = /^([\w-]{22})\.([\w-]{16})$/;

/** A new identity for a phone, signed so that nobody invents another's. */
export function newPhone(keys: Keys): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${tagOf(keys.current, `phone/${id}`)}`;
}

/** The hash under which a phone is stored; null if its cookie was not made here. */
export function phoneOf(keys: Keys, value: string): string | null {
  const [, id, tag] = PHONE.exec(value) ?? [];
  if (id === undefined || tag === undefined || !isTag(keys, `phone/${id}`, tag)) return null;
  return secretHash(id);
}
