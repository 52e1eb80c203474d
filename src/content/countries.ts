/** Twenty countries by ISO 3166-1 code, with flags in `public/pictures/flags`. */
export const countryCodes = [
  'GR',
  'CY',
  'IT',
  'FR',
  'DE',
  'ES',
  'PT',
  'GB',
  'BG',
  'AL',
  'RO',
  'NL',
  'BE',
  'AT',
  'CH',
  'SE',
  'DK',
  'IE',
  'PL',
  'CZ',
] as const;
export type CountryCode = (typeof countryCodes)[number];

export const homeCountry: CountryCode = 'GR';

export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;

export const flagOf = (code: CountryCode): string => `/pictures/flags/${code.toLowerCase()}.svg`;
