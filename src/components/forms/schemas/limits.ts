/** The age from which a person may open an account. */
export const minimumAge = 18;
/** The shortest password. */
export const passwordLength = 8;
/** The largest photo in MB. */
export const photoMegabytes = 8;
/** The accepted picture types. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
/** Value of the date field while the typed date does not exist. */
export const invalidDate = 'invalid';
