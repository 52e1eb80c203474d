import type { Language } from '#common/languages.ts';

/** Twenty countries by ISO 3166-1 code, with flags in `public/pictures/flags.svg`. */
const NAMES = {
  GR: { el: 'Ελλάδα', en: 'Greece' },
  CY: { el: 'Κύπρος', en: 'Cyprus' },
  IT: { el: 'Ιταλία', en: 'Italy' },
  FR: { el: 'Γαλλία', en: 'France' },
  DE: { el: 'Γερμανία', en: 'Germany' },
  ES: { el: 'Ισπανία', en: 'Spain' },
  PT: { el: 'Πορτογαλία', en: 'Portugal' },
  GB: { el: 'Ηνωμένο Βασίλειο', en: 'United Kingdom' },
  BG: { el: 'Βουλγαρία', en: 'Bulgaria' },
  AL: { el: 'Αλβανία', en: 'Albania' },
  RO: { el: 'Ρουμανία', en: 'Romania' },
  NL: { el: 'Ολλανδία', en: 'Netherlands' },
  BE: { el: 'Βέλγιο', en: 'Belgium' },
  AT: { el: 'Αυστρία', en: 'Austria' },
  CH: { el: 'Ελβετία', en: 'Switzerland' },
  SE: { el: 'Σουηδία', en: 'Sweden' },
  DK: { el: 'Δανία', en: 'Denmark' },
  IE: { el: 'Ιρλανδία', en: 'Ireland' },
  PL: { el: 'Πολωνία', en: 'Poland' },
  CZ: { el: 'Τσεχία', en: 'Czechia' },
} satisfies Record<string, Record<Language, string>>;
const NAMES_BY_CODE: Partial<Record<string, Record<Language, string>>> = NAMES;

export type CountryCode = keyof typeof NAMES;

export const countryCodes = Object.keys(NAMES) as CountryCode[];

export const homeCountry: CountryCode = 'GR';

/** The name of a country, or its code if it is none of these. */
export const countryName = (code: string, language: string): string =>
  NAMES_BY_CODE[code]?.[language.startsWith('en') ? 'en' : 'el'] ?? code;

/** All flags are views of one file, because a page shows up to twenty. */
export const flagOf = (code: CountryCode): string => `/pictures/flags.svg#${code.toLowerCase()}`;
