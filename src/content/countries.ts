/**
 * The twenty countries offered as locations, by ISO 3166-1 code; their names come from the
 * browser, their flags from `public/pictures/flags`.
 */
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

/** Where the product is at home. */
export const homeCountry: CountryCode = 'GR';

export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;

export const flagOf = (code: CountryCode): string => `/pictures/flags/${code.toLowerCase()}.svg`;
