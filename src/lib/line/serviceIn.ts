/** The name of a service in a language; services without an English name have one name. */
export const serviceIn = (
  { service, serviceEn }: { service: string; serviceEn?: string | null },
  language: string,
): string => (language.startsWith('en') && serviceEn) || service;
