/** The maximum length of an e-mail address. Source: RFC 5321 §4.5.3.1.3, without the brackets. */
export const EMAIL_MAX = 254;

/**
 * The form in which two spellings of one e-mail address are equal. Addresses are counted, compared
 * and looked up in this form, so that another spelling is never a second address.
 */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** The mailbox of an address: what is sent to `anna+any@shop.gr` arrives at `anna@shop.gr`. */
export const mailboxOf = (email: string): string => emailKey(email).replace(/\+[^@]*(?=@)/, '');

/** Whether an address, in its normalised form, exceeds the maximum length. */
export const isTooLong = (key: string): boolean => key.length > EMAIL_MAX;

/** Enough of an address to recognise one's own: `m•••@shop.gr`. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [initial = ''] = email;
  return `${initial}•••${email.slice(at)}`;
};
