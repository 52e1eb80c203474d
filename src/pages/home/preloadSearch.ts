import { preload } from 'swr';
import { fetchOrganisations, organisationKeys } from '#src/api/organisations.ts';

let asked = false;

/** Requests the bare list, which every search begins with, while somebody still writes one. */
export const preloadSearch = (): void => {
  if (asked) return;
  asked = true;
  void preload(organisationKeys.list(), () => fetchOrganisations());
};
