import { domainToASCII, domainToUnicode } from 'node:url';

const lower = (text: string): string => text.toLowerCase().replaceAll('ς', 'σ');

/**
 * Normalises an e-mail address: plain compatibility characters, lower case, one form of sigma,
 * ASCII domain. Addresses are counted, compared and looked up in this form, so that another
 * spelling is never a second address.
 */
export function emailKey(email: string): string {
  const typed = email.trim().normalize('NFKC');
  const at = typed.lastIndexOf('@') + 1;
  const domain = typed.slice(at);
  const readable = lower(domainToUnicode(domain) || domain);
  return lower(typed.slice(0, at)) + (domainToASCII(readable) || readable);
}

/** The key of versions before 1.2. */
const oldKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/**
 * The keys under which an address may be stored: the current one and that of older versions. Two
 * accounts whose spellings are one address today keep their old keys, so that each is found by its
 * own spelling.
 */
export const emailKeys = (email: string): [key: string, old: string] => [
  emailKey(email),
  oldKey(email),
];

/** The mailbox of an address: mail to `anna+any@shop.gr` arrives at `anna@shop.gr`. */
export const mailboxOf = (email: string): string => emailKey(email).replace(/\+[^@]*(?=@)/, '');

/** Masks an address so that its owner still recognises it: `m•••@shop.gr`. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [initial = ''] = email;
  return `${initial}•••${email.slice(at)}`;
};
