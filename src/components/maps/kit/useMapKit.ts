import { useCallback, useEffect, useState, type RefObject } from 'react';
import { loadKit } from './loadKit.ts';
import type { MapKit } from './mapKit.ts';

/** The state of a map: still out of sight, loading, drawn with a kit, or not drawable here. */
export type MapState = 'waiting' | 'loading' | 'drawn' | 'broken';

const canDraw = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
};

/** Loads the map library when the frame comes near the viewport and the machine can draw. */
export const useMapKit = (frame: RefObject<HTMLElement | null>, mapbox: boolean) => {
  const [state, setState] = useState<MapState>('waiting');
  const [kit, setKit] = useState<MapKit | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let wanted = true;
    const start = () => {
      if (!canDraw()) {
        setState('broken');
        return;
      }
      setState('loading');
      loadKit(mapbox).then(
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
  }, [frame, mapbox]);

  const onStart = useCallback(() => setState('loading'), []);
  const onReady = useCallback(() => setState('drawn'), []);
  const onBroken = useCallback(() => setState('broken'), []);
  return { state, kit: state === 'broken' ? null : kit, onStart, onReady, onBroken };
};
