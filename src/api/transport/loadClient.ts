import type { AxiosInstance } from 'axios';
import { ApiError } from './errors.ts';

let loaded: AxiosInstance | null = null;

/**
 * The axios instance, loaded with the first request, because a server-rendered page can be read
 * without it. Browsers never retry a failed module, so it is not requested without a connection.
 * It also loads in idle time after the first interaction, and earlier for a login or a ticket.
 * @throws ApiError `network` if the file is unreachable
 */
export const loadClient = async (): Promise<AxiosInstance> => {
  if (!loaded && typeof window !== 'undefined' && !navigator.onLine) throw new ApiError('network');
  try {
    return (loaded ??= (await import('./client.ts')).client);
  } catch {
    throw new ApiError('network');
  }
};
