import useSWR from 'swr';
import { fetchOrganisation, type Organisation, organisationKeys } from '#src/api/organisations.ts';
import type { ApiError } from '#src/api/transport/errors.ts';
import type { Prefetch } from '#src/hooks/data/useQuery.ts';

export const useOrganisation = (id: string) =>
  useSWR<Organisation, ApiError>(organisationKeys.one(id), () => fetchOrganisation(id));

export const prefetchOrganisation = (prefetch: Prefetch, id: string) =>
  prefetch(organisationKeys.one(id), (client) => fetchOrganisation(id, client));
