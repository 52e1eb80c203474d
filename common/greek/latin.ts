import { fold } from './fold.ts';

/** Each folded Greek letter in Latin letters. */
export const LETTERS: Record<string, string> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

/** Digraphs for one sound, unless the second letter has a dialytika or the first an accent. */
const PAIRS: Record<string, string> = { ου: 'ou', γγ: 'ng', γξ: 'nx', γχ: 'nch' };

const GREEK_WORD = /\p{Script=Greek}[\p{Script=Greek}\p{M}]*/gu;
const UPSILON = /^[άαέεήη][υύ]$/u;
const VOICED = /[αεηιουωβγδζλμνρ]/;

const pairOf = (letters: string, next: string, first: boolean): string | undefined => {
  const plain = fold(letters);
  if (plain === 'μπ') return first || next === '' ? 'b' : 'mp';
  if (UPSILON.test(letters) && /^[αεη]/.test(letters))
    return LETTERS[plain[0]!]! + (next !== '' && VOICED.test(fold(next)) ? 'v' : 'f');
  return /^\p{L}[ϋΰ]$/u.test(letters) ? undefined : PAIRS[plain];
};

const latinWord = (word: string): string => {
  const letters = [...word.normalize('NFC')];
  let latin = '';
  for (let at = 0; at < letters.length; at += 1) {
    const [letter, after = '', next = ''] = [letters[at]!, letters[at + 1], letters[at + 2]];
    const pair = pairOf((letter + after).toLowerCase(), next, at === 0);
    const sound = pair ?? LETTERS[fold(letter)] ?? letter;
    if (pair !== undefined) at += 1;
    const isCapital = letter !== letter.toLowerCase();
    const all = isCapital && letters.length > 1 && after !== '' && after !== after.toLowerCase();
    if (!isCapital) latin += sound;
    else latin += all ? sound.toUpperCase() : sound[0]!.toUpperCase() + sound.slice(1);
  }
  return latin;
};

/**
 * Transliterates Greek to Latin letters as on road signs and passports (ELOT 743): `Κυψέλη` becomes
 * `Kypseli`. Other characters stay.
 */
export const toLatin = (text: string): string => text.replaceAll(GREEK_WORD, latinWord);
