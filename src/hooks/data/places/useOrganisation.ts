import useSWR from 'swr';
import { fetchOrganisation, organisationKeys } from '#src/api/organisations.ts';

/** One organisation by slug or code. */
export const useOrganisation = (id: string) =>
  useSWR(organisationKeys.one(id), () => fetchOrganisation(id));
