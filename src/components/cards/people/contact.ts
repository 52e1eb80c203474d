/** The host of a website without protocol, `www.` and path. */
export const hostOf = (website: string): string =>
  website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/.*$/, '');

/** The address of a website, with a protocol if it is missing. */
export const siteOf = (website: string): string =>
  /^https?:\/\//.test(website) ? website : `https://${website}`;

/** Street and city in one line. Omits the city if the address contains it. */
export const placeOf = (address: string, city?: string | null): string =>
  city && !address.includes(city) ? [address, city].filter(Boolean).join(', ') : address;
