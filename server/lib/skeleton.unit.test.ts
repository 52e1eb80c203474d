import { describe, expect, it } from 'vitest';
import { fold, searchTerms, skeletonOf, withinOneError, wordsOf } from './skeleton.ts';

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
    expect(searchTerms('κεπ μικρό').map(({ forgiving }) => forgiving)).toEqual([false, true]);
  });
});

describe('withinOneError', () => {
  it.each([
    ['farmakio', 'framakio', true],
    ['farmakio', 'farmkio', true],
    ['farmakio', 'farmakiio', true],
    ['farmakio', 'farmokio', true],
    ['farmakio', 'formokio', false],
    ['abc', 'abcde', false],
    ['ab', 'ba', true],
  ])('%s, %s: %s', (one, other, expected) => {
    expect(withinOneError(one, other)).toBe(expected);
    expect(withinOneError(other, one)).toBe(expected);
  });
});

it('folds case, accents and final sigma', () => {
  expect(fold('ΆΝΘΟΣ Ϊ ΐ')).toBe('ανθοσ ι ι');
});
