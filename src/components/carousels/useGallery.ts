import autoplayPlugin from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useAutoplay } from './useAutoplay.ts';

interface GalleryOptions {
  root: RefObject<HTMLElement | null>;
  count: number;
  autoplay: boolean;
  /** How long one picture stays, in ms. */
  delay: number;
  still: boolean;
}

/** Embla for pictures that are shown one at a time. */
export const useGallery = ({ root, count, autoplay, delay, still }: GalleryOptions) => {
  const allowed = autoplay && count > 1;
  const plugins = useMemo(
    () => (allowed ? [autoplayPlugin({ delay, playOnInit: false, stopOnFocusIn: false })] : []),
    [allowed, delay],
  );
  const [viewport, embla] = useEmblaCarousel({ loop: count > 1, duration: 22 }, plugins);
  const [index, setIndex] = useState(0);
  const { paused, playing, setPaused } = useAutoplay({ embla, root, allowed });
  const selected = Math.min(index, Math.max(0, count - 1));

  useEffect(() => {
    if (!embla) return undefined;
    const select = () => setIndex(embla.selectedScrollSnap());
    embla.on('select', select).on('reInit', select);
    return () => {
      embla.off('select', select).off('reInit', select);
    };
  }, [embla]);

  const go = (to: number) => embla?.scrollTo((to + count) % count, still);

  return [viewport, { selected, paused, playing, setPaused, go }] as const;
};
