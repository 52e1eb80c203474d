import { expect, it } from 'vitest';
import { fold, wordSpans, wordsOf } from './fold.ts';
import { FOLDED } from './testing/folded.ts';

it.each(FOLDED)('folds «%s» to «%s»', (text, folded) => expect(fold(text)).toBe(folded));

it.each([
  ['Κ.Ε.Π. Κυψέλης', 'κεπ κυψελησ'],
  ['κ ε π', 'κεπ'],
  ['κ. ε. π.', 'κεπ'],
  ['Κ/Ε/Π', 'κεπ'],
  ['Κ·Ε·Π', 'κεπ'],
  ['Κ\u0387Ε\u0387Π\u0387 Κυψέλης', 'κεπ κυψελησ'],
  ['κ-ε-π', 'κεπ'],
  ['Κ – Ε, α-β, e-shop', 'κ ε α β e shop'],
  ['Δ.Ο.Υ. Α΄ Αθηνών', 'δου α αθηνων'],
  ['A.T.M. και Ι.Κ.Α.-Ε.Τ.Α.Μ.', 'atm και ικα εταμ'],
  ['Ο Κ. Παπαδόπουλος', 'ο κ παπαδοπουλοσ'],
  ['Στ.Ελλάδα', 'στ ελλαδα'],
  ['Θεσ/νίκης', 'θεσσαλονικησ'],
  ['Δ/νση Αλεξ/πολης', 'διευθυνση αλεξανδρουπολησ'],
  ['ιατρείο/φαρμακείο', 'ιατρειο φαρμακειο'],
  ['24/7', '24 7'],
  ['Ζώνης34, 113 61 Αθήνα', 'ζωνησ 34 11361 αθηνα'],
  ['Ζώνης 34 11361', 'ζωνησ 34 11361'],
  ['Ζώνης 34-36, 113-61, 113–61', 'ζωνησ 34 36 11361 11361'],
  ['zonis34', 'zonis 34'],
  ['24ωρο 24 ωρο', '24 ωρο 24 ωρο'],
  ['8essalonikh vivlio8hkh', '8essalonikh vivlio8hkh'],
  ['∆ηµοτών', 'δημοτων'],
  ['Κουρείο «Ο Λευτέρης & Υιός», 24ωρο', 'κουρειο ο λευτερησ υιοσ 24 ωρο'],
])('reads «%s» as «%s»', (text, words) => expect(wordsOf(text)).toEqual(words.split(' ')));

it('reads no words in punctuation', () => expect(wordsOf(' *** ')).toEqual([]));

it('returns the position of a word in the original, in any accent notation', () => {
  const text = '👍🏽 Cafe\u0301 Άλφα ΐΰ Straße Κ.Ε.Π. α/βγ';
  expect(wordSpans(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Cafe\u0301',
    'Άλφα',
    'ΐΰ',
    'Straße',
    'Κ.Ε.Π',
    'α',
    'βγ',
  ]);
});
