import type { AxiosInstance } from 'axios';
import { ApiError } from './errors.ts';

let loaded: AxiosInstance | null = null;

/**
 * The one axios instance, loaded with the first call: a page that a server drew needs none to be
 * read. Browsers never ask again for a file that they could not get once, so without a connection
 * it is not asked for, and screens that write bring it along. @throws ApiError `network` when its file cannot be reached
 */
export const loadClient = async (): Promise<AxiosInstance> => {
  if (!loaded && typeof window !== 'undefined' && !navigator.onLine) throw new ApiError('network');
  try {
    return (loaded ??= (await import('./client.ts')).client);
  } catch {
    throw new ApiError('network');
  }
};
