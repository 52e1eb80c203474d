/** A website's name without protocol, `www.` and path. */
export const hostOf = (website: string): string =>
  website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/.*$/, '');

/** A website's address, with the protocol added when missing. */
export const siteOf = (website: string): string =>
  /^https?:\/\//.test(website) ? website : `https://${website}`;

/** Street and city in one line; the city only where the address does not say it. */
export const placeOf = (address: string, city?: string | null): string =>
  city && !address.includes(city) ? [address, city].filter(Boolean).join(', ') : address;
