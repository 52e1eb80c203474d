interface NamedService {
  service: string;
  serviceEn?: string | null;
}

/** The name of a service in a language. Without an English name there is only one. */
export const serviceIn = ({ service, serviceEn }: NamedService, language: string): string =>
  (language.startsWith('en') && serviceEn) || service;

/** The name of the service of a ticket, as the lists of its place have it. */
export const serviceOf = (
  lists: readonly (NamedService & { details?: { code: string } | null })[],
  service: { code: string; name: string } | null | undefined,
  language: string,
): string | undefined => {
  const list = lists.find(({ details }) => details && details.code === service?.code);
  return list ? serviceIn(list, language) : service?.name;
};
