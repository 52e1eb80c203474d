import { describe, expect, it } from 'vitest';
import { phoneticKey, storedVariants } from './phonetic.ts';
import { ENGINE_VERSION, matchedRanges, scoresOf, textOf, weightedWords } from './search.ts';
import { searchTerms } from './terms.ts';
import { WORD_PAIRS, WORD_TITLES } from './testing/words.ts';

const marks = (title: string, keywords: string) =>
  matchedRanges(title, keywords).map(([start, end]) => title.slice(start, end));

describe('the table of words', () => {
  const all = WORD_TITLES.map((title) => ({ title }));

  it.each(WORD_PAIRS)('«$typed» in «$title»: $marked', ({ typed, title, marked }) => {
    expect(marks(title, typed)).toEqual(marked);
    expect(scoresOf(typed, all)[WORD_TITLES.indexOf(title)]! > 0).toBe(marked.length > 0);
  });
});

describe('searchTerms', () => {
  it('drops stop words, unless there are no others', () => {
    expect(searchTerms('ταβέρνα στο Παγκράτι')).toHaveLength(2);
    expect(searchTerms('στο')).toHaveLength(1);
  });

  it('counts a word once and eight words at most', () => {
    expect(searchTerms('καφές ΚΑΦΕΣ καφές')).toHaveLength(1);
    expect(searchTerms('αα ββ γγ δδ εε ζζ ηη θθ ιι κκ λλ μμ')).toHaveLength(8);
  });
});

describe('scoresOf', () => {
  it('prefers the exact word, the better field and a title that equals the words', () => {
    const [whole, exact, longer, place] = scoresOf('καφές', [
      { title: 'Καφές' },
      { title: 'Ο καφές μας' },
      { title: 'Ο καφεσές μας' },
      { title: 'Μαγαζί', place: 'Οδός Καφές 3' },
    ]) as [number, number, number, number];
    expect(whole).toBeGreaterThan(exact);
    expect(exact).toBeGreaterThan(longer);
    expect(longer).toBeGreaterThan(place);
    expect(place).toBeGreaterThan(0);
  });

  it('accepts texts with as many of the words as the best text', () => {
    const texts = [{ title: 'Φαρμακείο', place: 'Πάτρα' }, { title: 'Φαρμακείο' }];
    expect(scoresOf('φαρμακείο Πάτρα', texts).map((score) => score > 0)).toEqual([true, false]);
    expect(scoresOf('φαρμακείο Βόλος', texts).every((score) => score > 0)).toBe(true);
  });

  it('allows an error only if no word equals the typed one', () => {
    const texts = [{ title: 'Πάτρα' }, { title: 'Πέτρα' }];
    expect(scoresOf('Πάτρα', texts).map((score) => score > 0)).toEqual([true, false]);
    expect(scoresOf('Πάτρα', texts.slice(1))[0]).toBeGreaterThan(0);
  });

  it('finds a place by a synonym of its kind, not of its neighbourhood', () => {
    const texts = [
      { title: 'Φαρμακείο' },
      { title: 'Καφέ', place: 'Οδός Φαρμακείου', description: 'Δίπλα στο φαρμακείο.' },
    ];
    expect(scoresOf('drugstore', texts).map((score) => score > 0)).toEqual([true, false]);
  });

  it('finds nothing for an empty search', () => {
    for (const nothing of ['', '   ', '***'])
      expect(scoresOf(nothing, [{ title: 'α' }])).toEqual([0]);
  });
});

it('searches an organisation’s title, kind, place and description, in this order', () => {
  const words = weightedWords(
    textOf({
      title: 'Άλφα',
      category: { title: 'Βήτα', icon: 'shops' },
      tags: ['γάμμα', 'άλφα'],
      address: 'Δέλτα 3',
      district: null,
      city: 'Έψιλον',
      description: 'Ζήτα βήτα.',
    }),
  );
  expect([...words].join(' ')).toBe('αλφα,8 βητα,4 shops,4 γαμμα,4 δελτα,3 3,3 εψιλον,3 ζητα,1');
});

it('has a new version whenever stored words get new keys', () => {
  const letters = [...'αβγδεζηθικλμνξοπρστυφχψωabcdefghijklmnopqrstuvwxyz3489'];
  const words = letters.flatMap((one) => letters.map((other) => `α${one}${other}α`));
  let sum = 0;
  for (const char of words
    .flatMap((word) => [phoneticKey(word), ...storedVariants(word)])
    .join(' '))
    sum = (Math.imul(sum, 31) + char.charCodeAt(0)) | 0;
  // Raise ENGINE_VERSION together with the sum, so that servers rebuild their index.
  expect({ version: ENGINE_VERSION, sum }).toEqual({ version: 4, sum: -1052843128 });
});
