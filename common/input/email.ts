import { hasInvisible } from './text.ts';

// A global of browsers and of Node. `common` has the types of neither.
declare const URL: new (address: string) => { readonly hostname: string };

/** The maximum length of an e-mail address. Source: RFC 5321 §4.5.3.1.3, without the brackets. */
export const EMAIL_MAX = 254;
/** Maximum characters read of an e-mail address. */
export const EMAIL_READ = 320;
const LOCAL_MAX = 64;
const LABEL_MAX = 63;

const ATOM = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, 'u');
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?';
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?=\\p{L})${LABEL}$`, 'u');

/** Lower case. Label by label, because for JavaScript a sigma before a dot is not final. */
const lower = (domain: string): string =>
  domain
    .split('.')
    .map((label) => label.toLowerCase())
    .join('.');

const toAscii = (domain: string): string => {
  try {
    return new URL(`http://${lower(domain)}`).hostname;
  } catch {
    return '';
  }
};

/**
 * The deliverable form of an address: compatibility characters such as full-width letters as plain
 * ones, the domain in ASCII. Empty for an invalid address.
 */
export function deliverable(email: string): string {
  const [local = '', typed = '', ...rest] = email.trim().normalize('NFKC').split('@');
  if (rest.length > 0 || hasInvisible(email.trim())) return '';
  if (!LOCAL.test(local) || !DOMAIN.test(typed) || [...local].length > LOCAL_MAX) return '';
  const domain = toAscii(typed);
  const fits = domain.split('.').every((label) => label !== '' && label.length <= LABEL_MAX);
  const address = `${local}@${domain}`;
  return fits && address.length <= EMAIL_MAX ? address : '';
}

export const isEmail = (text: string): boolean => deliverable(text) !== '';

/**
 * True if an account may have this address. Version 1.1 accepted dots anywhere before the `@`, and
 * those accounts must still open.
 */
export const isAccountEmail = (text: string): boolean =>
  isEmail(text.trim().replace(/^[^@]*/, (local) => local.split('.').filter(Boolean).join('.')));
