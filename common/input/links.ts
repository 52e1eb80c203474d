/** The maximum length of a web address, in characters. */
const ADDRESS_MAX = 300;

const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const WEB = new RegExp(
  `^(?:https?://)?((?:${LABEL}\\.)+\\p{L}[\\p{L}\\p{N}-]*)(?::\\d{1,5})?(?:[/?#]\\S*)?$`,
  'iu',
);

const hostOf = (address: string): string => WEB.exec(address)?.[1]?.toLowerCase() ?? '';

/**
 * True if a text is a website address, with or without `https://`. Any other scheme and credentials
 * before the host are rejected.
 */
export const isWebAddress = (text: string): boolean =>
  text.length <= ADDRESS_MAX && hostOf(text) !== '';

/** Social networks by form field, with their hosts. */
export const NETWORK_HOSTS = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  twitter: ['x.com', 'twitter.com'],
  google_plus: ['google.com', 'g.page'],
  linked_in: ['linkedin.com', 'lnkd.in'],
  youtube: ['youtube.com', 'youtu.be'],
} as const;
export type Network = keyof typeof NETWORK_HOSTS;

/** True if a text is the address of a page at a host of the network. */
export const isLinkTo = (network: Network, text: string): boolean => {
  const host = hostOf(text);
  return (
    isWebAddress(text) &&
    NETWORK_HOSTS[network].some((known) => host === known || host.endsWith(`.${known}`))
  );
};

/** A web address with its scheme. An empty one stays empty. */
export const withScheme = (address: string): string =>
  address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`;

/** The address of a page at a network. All networks support HTTPS. */
export const withHttps = (address: string): string =>
  withScheme(address).replace(/^http:/i, 'https:');
