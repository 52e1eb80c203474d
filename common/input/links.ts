/** The length of a web address, in characters. */
const ADDRESS_MAX = 300;

const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const WEB = new RegExp(
  `^(?:https?://)?((?:${LABEL}\\.)+\\p{L}[\\p{L}\\p{N}-]*)(?::\\d{1,5})?(?:[/?#]\\S*)?$`,
  'iu',
);

const hostOf = (address: string): string => WEB.exec(address)?.[1]?.toLowerCase() ?? '';

/**
 * Whether a text is the address of a website, with or without `https://` in front. Any other scheme,
 * and a name or password before the host, is refused.
 */
export const isWebAddress = (text: string): boolean =>
  text.length <= ADDRESS_MAX && hostOf(text) !== '';

/** Networks, by the field that takes a link to a page there, with their hosts. */
export const NETWORK_HOSTS = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  twitter: ['x.com', 'twitter.com'],
  google_plus: ['google.com', 'g.page'],
  linked_in: ['linkedin.com', 'lnkd.in'],
  youtube: ['youtube.com', 'youtu.be'],
} as const;
export type Network = keyof typeof NETWORK_HOSTS;

/** Whether a text is the address of a page at one of the hosts of a network. */
export const isLinkTo = (network: Network, text: string): boolean => {
  const host = hostOf(text);
  return (
    isWebAddress(text) &&
    NETWORK_HOSTS[network].some((known) => host === known || host.endsWith(`.${known}`))
  );
};

/** A web address with its scheme; an empty one stays empty. */
export const withScheme = (address: string): string =>
  address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`;

/** The address of a page at a network, which all have HTTPS. */
export const withHttps = (address: string): string =>
  withScheme(address).replace(/^http:/i, 'https:');
