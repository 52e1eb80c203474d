import { describe, expect, it } from 'vitest';
import { fold, searchTerms, skeletonOf, variantsOf, wordsOf } from './skeleton.ts';

const of = (text: string) => wordsOf(text).map(skeletonOf).join(' ');

describe('skeletonOf', () => {
  it.each([
    ['farmakeio', 'Φαρμακείο'],
    ['farmakio', 'ΦΑΡΜΑΚΕΙΟ'],
    ['kommotirio', 'κομμωτήριο'],
    ['komotirio', 'κομμωτήριο'],
    ['kommwtirio', 'κομμωτήριο'],
    ['taverna', 'ταβέρνα'],
    ['odontiatreio', 'Οδοντιατρείο'],
    ['odontiatrio', 'Οδοντιατρείο'],
    ['psarotaverna', 'Ψαροταβέρνα'],
    ['koureio', 'κουρείο'],
    ['gymnastirio', 'γυμναστήριο'],
    ['8essaloniki', 'Θεσσαλονίκη'],
    ['thessaloniki', 'Θεσσαλονίκης'.slice(0, -1)],
    ['xania', 'Χανιά'],
    ['chania', 'Χανιά'],
    ['hania', 'Χανιά'],
    ['taxi', 'ταξί'],
    ['mparmpas', 'μπάρμπας'],
    ['barbas', 'μπάρμπας'],
    ['bibliothiki', 'βιβλιοθήκη'],
    ['agyia', 'Αγυιά'],
    ['aytokinito', 'αυτοκίνητο'],
    ['φαρμακιο', 'φαρμακείο'],
  ])('%s and %s are the same', (one, other) => {
    expect(of(one)).toBe(of(other));
  });
});

describe('searchTerms', () => {
  it('drops words that tell nothing, unless there are no others', () => {
    expect(searchTerms('ταβέρνα στο Παγκράτι')).toHaveLength(2);
    expect(searchTerms('στο')).toHaveLength(1);
  });

  it('reads h as χ and as η', () => {
    expect(searchTerms('kommwthrio')[0]?.skeletons).toContain(of('κομμωτήριο'));
  });

  it('forgives errors from five letters on', () => {
    expect(searchTerms('κεπ μικρό').map(({ variants }) => variants.length > 0)).toEqual([
      false,
      true,
    ]);
  });
});

describe('variantsOf', () => {
  const share = (one: string, other: string) =>
    variantsOf(one).some((variant) => variantsOf(other).includes(variant));
  it.each([
    ['φαρμακειο', 'φραμακειο', true],
    ['φαρμακειο', 'φαρμκειο', true],
    ['φαρμακειο', 'φαρμμακειο', true],
    ['φαρμακειο', 'φαρμακεξιο', true],
    ['φαρμακειο', 'farmakejo', true],
    ['φαρμακειο', 'φορμοκειο', false],
    ['κουρειο', 'kouriou', true],
    ['κουρειο', 'χωριο', false],
  ])('%s, %s: %s', (one, other, expected) => {
    expect(share(one, other)).toBe(expected);
    expect(share(other, one)).toBe(expected);
  });
});

it('folds case, accents and final sigma', () => {
  expect(fold('ΆΝΘΟΣ Ϊ ΐ')).toBe('ανθοσ ι ι');
});
