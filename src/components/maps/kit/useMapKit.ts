import { useEffect, useState, type RefObject } from 'react';
import { connected } from '#src/browser/connection.ts';
import { env } from '#src/config/env.ts';
import type { MapKit } from './mapLibreKit.ts';

export type MapState = 'waiting' | 'loading' | 'drawn' | 'broken';

const canDraw = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
};

/**
 * Loads the library when a map is about to be visible. Without a connection, it waits for one.
 * @throws Error if the library cannot be loaded
 */
const loadKit = async (): Promise<MapKit> => {
  await connected();
  if (env.mapboxToken) return (await import('./mapboxKit.ts')).kit;
  const { kit, fetchWorker } = await import('./mapLibreKit.ts');
  await connected();
  await fetchWorker();
  return kit;
};

/** Loads the map library when the frame comes near the viewport and the device supports WebGL. */
export const useMapKit = (frame: RefObject<HTMLElement | null>) => {
  const [state, setState] = useState<MapState>('waiting');
  const [kit, setKit] = useState<MapKit | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let wanted = true;
    const start = () => {
      if (!canDraw()) return setState('broken');
      setState('loading');
      loadKit().then(
        (loaded) => wanted && setKit(loaded),
        () => wanted && setState('broken'),
      );
    };
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        start();
      },
      { rootMargin: '300px' },
    );
    watch.observe(element);
    return () => {
      wanted = false;
      watch.disconnect();
    };
  }, [frame]);

  return { state, setState, kit: state === 'broken' ? null : kit };
};
