import type { AxiosInstance } from 'axios';
import { ApiError } from './errors.ts';

let loaded: AxiosInstance | null = null;

/**
 * The one axios instance, loaded with the first call: a server-rendered page can be read without
 * it. Browsers never request a module again after it failed to load, so it is not requested without
 * a connection, and screens that write load it with their own code.
 * @throws ApiError `network` when its file cannot be reached
 */
export const loadClient = async (): Promise<AxiosInstance> => {
  if (!loaded && typeof window !== 'undefined' && !navigator.onLine) throw new ApiError('network');
  try {
    return (loaded ??= (await import('./client.ts')).client);
  } catch {
    throw new ApiError('network');
  }
};
