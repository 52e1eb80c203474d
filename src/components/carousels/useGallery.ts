import autoplayPlugin from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useMemo, useState, type RefObject } from 'react';

interface GalleryOptions {
  /** The whole carousel: a person who is in it stops the pictures. */
  root: RefObject<HTMLElement | null>;
  /** How many pictures there are. */
  count: number;
  /** Whether the pictures may change by themselves at all. */
  autoplay: boolean;
  /** How long one picture stays, in ms. */
  delay: number;
  /** No movement: pictures change at once. */
  still: boolean;
}

/**
 * Embla with one addition: a pause that a person asked for lasts. The plugin alone would start
 * again when the pointer leaves the very button that paused it.
 */
export const useGallery = ({ root, count, autoplay, delay, still }: GalleryOptions) => {
  const plugins = useMemo(
    () =>
      autoplay && count > 1
        ? [autoplayPlugin({ delay, playOnInit: false, stopOnFocusIn: false })]
        : [],
    [autoplay, count, delay],
  );
  const [viewport, embla] = useEmblaCarousel({ loop: count > 1, duration: 22 }, plugins);
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = autoplay && count > 1 && !paused && !hovered && !focused;
  const selected = Math.min(index, Math.max(0, count - 1));

  useEffect(() => {
    if (!embla) return undefined;
    const select = () => setIndex(embla.selectedScrollSnap());
    const take = () => setPaused(true);
    embla.on('select', select).on('reInit', select).on('pointerDown', take);
    return () => {
      embla.off('select', select).off('reInit', select).off('pointerDown', take);
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

  const go = (to: number) => embla?.scrollTo((to + count) % count, still);

  return [viewport, { selected, paused, playing, setPaused, go }] as const;
};
