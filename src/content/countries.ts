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

/** Where the product is at home: the one country whose figures are real. */
export const homeCountry: CountryCode = 'GR';

/** SAMPLE DATA: how many listings the other countries would have. */
export const sampleListings: Record<Exclude<CountryCode, 'GR'>, number> = {
  CY: 86,
  IT: 214,
  FR: 173,
  DE: 241,
  ES: 158,
  PT: 64,
  GB: 197,
  BG: 41,
  AL: 23,
  RO: 58,
  NL: 92,
  BE: 77,
  AT: 69,
  CH: 54,
  SE: 48,
  DK: 37,
  IE: 33,
  PL: 81,
  CZ: 46,
};

/** A country's name in a language, by its code. */
export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;

/** Where a country's flag lies. */
export const flagOf = (code: CountryCode): string => `/pictures/flags/${code.toLowerCase()}.svg`;
