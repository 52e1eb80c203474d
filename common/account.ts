export const ADULT_YEARS = 18;
export const OLDEST_BIRTH = '1900-01-01';

export const PASSWORD = { min: 8, max: 200 } as const;

export const lengthOf = (text: string): number => [...text].length;

/** True if a password is long enough, with a digit and a letter of any script. */
export const isStrongPassword = (password: string): boolean =>
  lengthOf(password) >= PASSWORD.min && /\p{L}/u.test(password) && /\p{Nd}/u.test(password);
