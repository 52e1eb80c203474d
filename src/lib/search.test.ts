import { describe, expect, it } from 'vitest';
import { foldGreek, matchedRanges, matchScore, skeleton, withinOneEdit } from './search.ts';

const pharmacy = [{ text: 'Φαρμακείο Ανδρονίκου', weight: 3 }];

describe('search', () => {
  it('compares Greek without case, accents and final sigma, and keeps the length', () => {
    expect(foldGreek('Καφές ΚΑΦΕΣ')).toBe('καφεσ καφεσ');
    for (const text of ['Μαΐου ΐΰ', 'Straße 👍🏽 Ά', 'e\u0301'])
      expect(foldGreek(text)).toHaveLength(text.length);
  });

  it.each([
    ['φαρμακειο'],
    ['ΦΑΡΜΑΚΕΙΟ'],
    ['φαρμακείο'],
    ['farmakeio'],
    ['pharmakio'],
    ['φαρμακιο'],
    ['φρμακειο'],
    ['φαρμακεοι'],
    ['φαρμακειο ανδρονικου'],
    ['φαρ'],
  ])('finds the pharmacy by «%s»', (keywords) => {
    expect(matchScore(keywords, pharmacy)).toBeGreaterThan(0);
  });

  it.each([['φαρμακειο ηρακλειο'], ['κουρείο'], ['φρμκ'], [''], ['   '], ['***']])(
    'does not find it by «%s»',
    (keywords) => {
      expect(matchScore(keywords, pharmacy)).toBe(0);
    },
  );

  it('prefers the exact word to a similar one', () => {
    const exact = matchScore('καφές', [{ text: 'Καφές', weight: 1 }]);
    expect(exact).toBeGreaterThan(matchScore('καφές', [{ text: 'Καφέδες', weight: 1 }]));
  });

  it.each([
    ['κομμωτήριο', 'kommotirio'],
    ['κουρείο', 'koureio'],
    ['οδοντιατρείο', 'odontiatreio'],
    ['ταβέρνα', 'taverna'],
    ['χειρουργείο', 'xeirourgeio'],
    ['θέατρο', 'theatro'],
    ['ψάρι', 'psari'],
    ['μπουγάτσα', 'bougatsa'],
  ])('hears «%s» in "%s"', (greek, latin) => {
    expect(skeleton(greek)).toBe(skeleton(latin));
  });

  it('forgives one error and not two', () => {
    expect(withinOneEdit('abcd', 'abcd')).toBe(true);
    expect(withinOneEdit('abcd', 'abdc')).toBe(true);
    expect(withinOneEdit('abcd', 'abc')).toBe(true);
    expect(withinOneEdit('abcd', 'axcd')).toBe(true);
    expect(withinOneEdit('abcd', 'axcx')).toBe(false);
    expect(withinOneEdit('abcd', 'ab')).toBe(false);
  });

  it('marks the matched words in the original', () => {
    expect(matchedRanges('Το Φαρμακείο της γειτονιάς', ['φαρμακειο'])).toEqual([[3, 12]]);
  });
});
