/** The longest e-mail address there can be. Source: RFC 5321 §4.5.3.1.3, without the brackets. */
export const EMAIL_MAX = 254;

/**
 * The form in which two spellings of one e-mail address are the same. Whoever counts, compares or
 * looks up an address does so by this form, so that no other spelling is a second address.
 */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** Whether an address, in its normalised form, is longer than any can be. */
export const isTooLong = (key: string): boolean => key.length > EMAIL_MAX;
