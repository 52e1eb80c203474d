import { connected } from '#src/browser/connection.ts';
import type { MapKit } from './mapKit.ts';

/**
 * Loads the library only when a map is about to be seen. Without a connection it waits for one.
 * @throws Error when the library cannot be loaded
 */
export const loadKit = async (mapbox: boolean): Promise<MapKit> => {
  await connected();
  if (mapbox) return (await import('./mapboxKit.ts')).kit;
  const { kit, fetchWorker } = await import('./mapLibreKit.ts');
  await connected();
  await fetchWorker();
  return kit;
};
