/** The longest texts of a profile, in characters. */
export const PROFILE_LONGEST = { name: 161, bio: 500, location: 80, number: 20, address: 300 };

const PHONE = /^\+?[\d\s().-]{7,20}$/;

/** Whether a text is a phone number as people write it: spaces, dashes, brackets, a leading plus. */
export const isPhone = (text: string): boolean => PHONE.test(text);

const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const WEB = new RegExp(
  `^(?:https?://)?(?:${LABEL}\\.)+\\p{L}[\\p{L}\\p{N}-]*(?::\\d{1,5})?(?:[/?#]\\S*)?$`,
  'iu',
);
const YOUTUBE = /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtube\.com|youtu\.be)(?:[/?#]\S*)?$/i;

/**
 * Whether a text is the address of a website, with or without `https://` in front. Any other scheme,
 * and a name or password before the host, is refused.
 */
export const isWebAddress = (text: string): boolean =>
  text.length <= PROFILE_LONGEST.address && WEB.test(text);

/** Whether a text is a link to a video or a channel of YouTube. */
export const isYoutubeAddress = (text: string): boolean =>
  text.length <= PROFILE_LONGEST.address && YOUTUBE.test(text);

/** An address of `isWebAddress` with its scheme; an empty one stays empty. */
export const withScheme = (address: string): string =>
  address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`;
