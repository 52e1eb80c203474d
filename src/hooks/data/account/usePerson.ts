import useSWR from 'swr';
import { fetchPerson, profileKeys } from '#src/api/account/profile.ts';

/** A public profile, by its code. */
export const usePerson = (code: string) =>
  useSWR(profileKeys.person(code), ([, one]) => fetchPerson(one), { shouldRetryOnError: false });
