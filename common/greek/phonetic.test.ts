import { describe, expect, it } from 'vitest';
import { wordsOf } from './fold.ts';
import {
  beginningKeys,
  phoneticKey,
  phoneticKeys,
  storedVariants,
  typedVariants,
} from './phonetic.ts';

const keyOf = (text: string) => wordsOf(text).map(phoneticKey).join(' ');

/** Sounds that are missing in the table of searched words. */
it.each([
  ['xeirourgeio', 'χειρουργείο'],
  ['bougatsa', 'μπουγάτσα'],
  ['taxi', 'ταξί'],
  ['agyia', 'Αγυιά'],
  ['emporio', 'εμπόριο'],
  ['symvoulio', 'συμβούλιο'],
  ['agxos', 'άγχος'],
  ['anxos', 'άγχος'],
  ['dzadziki', 'τζατζίκι'],
  ['εφορία', 'ευφορία'],
])('%s sounds like %s', (one, other) => {
  expect(keyOf(one)).toBe(keyOf(other));
});

it.each([
  ['νερό', 'νάρα'],
  ['Πάτρα', 'Πέτρα'],
  ['2', '8'],
])('%s does not sound like %s', (one, other) => {
  expect(keyOf(one)).not.toBe(keyOf(other));
});

it.each([
  ['kathgoria', 'κατηγορία'],
  ['xrhsths', 'χρήστης'],
  ['yiatros', 'γιατρός'],
])('%s may be meant as %s', (typed, stored) => {
  expect(phoneticKeys(typed)).toContain(keyOf(stored));
});

it.each([
  ['πατρα', 'Πατραϊκός'],
  ['εκπαιδε', 'εκπαίδευση'],
])('%s is a prefix of %s', (typed, stored) => {
  expect(beginningKeys(typed).some((key) => keyOf(stored).startsWith(key))).toBe(true);
});

describe('variants', () => {
  const isForgiven = (typed: string, stored: string) =>
    typedVariants(typed).some((variant) => storedVariants(stored).includes(variant));

  it.each([
    ['φαρμακειο', 'φραμακειο', true],
    ['φαρμακειο', 'φαρμκειο', true],
    ['φαρμακειο', 'φαρμακεξιο', true],
    ['φαρμακειο', 'φαρμακεοι', true],
    ['φαρμακειο', 'farmakeeko', true],
    ['φαρμακειο', 'φορμοκειο', false],
    ['κουρειο', 'kouriou', true],
    ['κουρειο', 'χωριο', false],
    ['σκυλοσ', 'σκιουροσ', false],
  ])('match %s and %s: %s', (one, other, expected) => {
    expect(isForgiven(one, other)).toBe(expected);
    expect(isForgiven(other, one)).toBe(expected);
  });

  it('start at five letters, and numbers have none', () => {
    expect(typedVariants('γατα')).toEqual([]);
    expect(typedVariants('γατεσ')).not.toEqual([]);
    expect(typedVariants('12345')).toEqual([]);
    expect(storedVariants('12345')).toEqual([]);
    expect(storedVariants('γατ')).toEqual([]);
  });
});
