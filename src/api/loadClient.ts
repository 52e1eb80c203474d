import type { AxiosInstance } from 'axios';
import { ApiError } from './errors.ts';

/**
 * The one axios instance, loaded with the first call: a page that a server drew needs none to be
 * read. @throws ApiError `network` when its file cannot be reached
 */
export const loadClient = async (): Promise<AxiosInstance> => {
  try {
    return (await import('./client.ts')).client;
  } catch {
    throw new ApiError('network');
  }
};
