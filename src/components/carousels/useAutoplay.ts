import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState, type RefObject } from 'react';

interface AutoplayOptions {
  embla: UseEmblaCarouselType[1];
  root: RefObject<HTMLElement | null>;
  allowed: boolean;
}

/**
 * Embla's autoplay with one addition: a pause that a person requested lasts. The plugin alone would
 * restart when the pointer leaves the button that paused it.
 */
export const useAutoplay = ({ embla, root, allowed }: AutoplayOptions) => {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = allowed && !paused && !hovered && !focused;

  useEffect(() => {
    const take = () => setPaused(true);
    embla?.on('pointerDown', take);
    return () => {
      embla?.off('pointerDown', take);
    };
  }, [embla]);

  useEffect(() => {
    if (!embla) return undefined;
    const apply = () => {
      const player = embla.plugins().autoplay;
      if (playing) player?.play();
      else player?.stop();
    };
    apply();
    embla.on('reInit', apply);
    return () => {
      embla.off('reInit', apply);
    };
  }, [embla, playing]);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const enter = ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse');
    element.addEventListener('pointerenter', enter, { signal });
    element.addEventListener('pointerleave', () => setHovered(false), { signal });
    element.addEventListener('focusin', () => setFocused(true), { signal });
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => setFocused(element.contains(relatedTarget as Node | null)),
      { signal },
    );
    return () => listeners.abort();
  }, [root]);

  return { paused, playing, setPaused };
};
