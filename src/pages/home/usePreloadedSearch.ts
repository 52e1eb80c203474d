import { useState } from 'react';
import useSWR from 'swr';
import { fetchOrganisations, organisationKeys } from '#src/api/organisations.ts';

/**
 * Requests the bare list, which every search begins with, while somebody still writes one. It is
 * kept in the data cache: a search that comes much later shows it at once and asks again.
 * @returns to be called when somebody begins to write
 */
export const usePreloadedSearch = (): (() => void) => {
  const [writing, setWriting] = useState(false);
  useSWR(writing ? organisationKeys.list() : null, () => fetchOrganisations());
  return () => setWriting(true);
};
