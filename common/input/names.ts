import { hasInvisible, visible } from './text.ts';

/** The length of a person's name, in characters. */
export const PERSON_NAME = { min: 2, max: 80 } as const;

const DOMAIN_WORD = '[\\p{L}\\p{N}-]';
/**
 * Text that mail programs turn into a link. A dot between Greek letters usually ends an
 * abbreviation ("Αθ.Παππάς"), and one after a capital an initial ("J.Smith").
 */
const LINKS = [
  new RegExp(`://|www\\.|${DOMAIN_WORD}\\.\\p{L}+/`, 'iu'),
  new RegExp(`${DOMAIN_WORD}{2}\\.(?:(?!\\p{Script=Greek})\\p{L}{2}|(?:ελ|ευ)(?!\\p{L}))`, 'iu'),
  /(?<![\p{L}\p{N}])[\p{Ll}\p{N}]\.(?!\p{Script=Greek})\p{Ll}{2}/u,
];

/** True if a mail program may show part of a text as a link. */
export const hasLink = (text: string): boolean => {
  const plain = text.normalize('NFKC').replaceAll('。', '.');
  return LINKS.some((link) => link.test(plain));
};

export type NameProblem = 'hidden_text' | 'no_letter' | 'has_link';

/** The reason why a non-blank text cannot be a person's name, regardless of its length. */
export function nameProblem(name: string): NameProblem | null {
  if (hasInvisible(name)) return 'hidden_text';
  if (!/\p{L}/u.test(name)) return 'no_letter';
  return hasLink(name) ? 'has_link' : null;
}

/** An external name without the parts that would be rejected; empty if nothing is left. */
export function cleanName(given: string): string {
  const words = visible(given.normalize('NFC')).split(' ');
  const name = words.filter((word) => word !== '' && !hasLink(word)).join(' ');
  const cut = [...name].slice(0, PERSON_NAME.max).join('').trim();
  return nameProblem(cut) === null ? cut : '';
}
