import { expect, it } from 'vitest';
import { wrongIn } from '#tests/validation.ts';
import { asLetter, serviceSchema } from './service.ts';

const wrong = (values: object): string[] =>
  Object.keys(wrongIn(serviceSchema, { name: 'Παράβολα', ...values }));

it('turns a typed letter into a capital without an accent', () => {
  expect(['β', ' ά ', 'ab', 'Ϊ'].map(asLetter)).toEqual(['Β', 'Α', 'AB', 'Ι']);
});

it('accepts a service with a name alone', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ letter: 'β', minutes: '6', needs_link: 'gov.gr/ipiresies' })).toEqual([]);
});

it('names each invalid field', () => {
  expect(wrong({ name: ' ' })).toEqual(['name']);
  expect(wrong({ letter: 'ΑΒΓ' })).toEqual(['letter']);
  expect(wrong({ letter: '7' })).toEqual(['letter']);
  expect(wrong({ minutes: '241' })).toEqual(['minutes']);
  expect(wrong({ needs: 'ν'.repeat(1001) })).toEqual(['needs']);
  expect(wrong({ needs_link: 'ftp://gov.gr' })).toEqual(['needs_link']);
});
