/** The countries offered as locations, by ISO 3166-1 code; their names come from the browser. */
export const countryCodes = ['GR', 'CY', 'IT', 'FR', 'DE', 'ES', 'PT', 'GB', 'BG', 'AL'] as const;

/** A country's name in a language, by its code. */
export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
