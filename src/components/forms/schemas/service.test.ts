import { expect, it } from 'vitest';
import { asLetter, serviceSchema } from './service.ts';

const problems = async (values: object): Promise<string[]> => {
  try {
    await serviceSchema.validate({ name: 'Παράβολα', ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { inner: { path: string }[] }).inner.map(({ path }) => path);
  }
};

it('turns a typed letter into a capital without an accent', () => {
  expect(['β', ' ά ', 'ab', 'Ϊ'].map(asLetter)).toEqual(['Β', 'Α', 'AB', 'Ι']);
});

it('accepts a service with a name alone', async () => {
  expect(await problems({})).toEqual([]);
  expect(await problems({ letter: 'β', minutes: '6', needs_link: 'gov.gr/ipiresies' })).toEqual([]);
});

it('names each invalid field', async () => {
  expect(await problems({ name: ' ' })).toEqual(['name']);
  expect(await problems({ letter: 'ΑΒΓ' })).toEqual(['letter']);
  expect(await problems({ letter: '7' })).toEqual(['letter']);
  expect(await problems({ minutes: '241' })).toEqual(['minutes']);
  expect(await problems({ needs: 'ν'.repeat(1001) })).toEqual(['needs']);
  expect(await problems({ needs_link: 'ftp://gov.gr' })).toEqual(['needs_link']);
});
