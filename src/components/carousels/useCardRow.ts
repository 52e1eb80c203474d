import autoplayPlugin from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useMemo, useSyncExternalStore, type RefObject } from 'react';
import { useStillness } from '#src/hooks/useStillness.ts';
import { useAutoplay } from './useAutoplay.ts';

interface CardRowOptions {
  root: RefObject<HTMLElement | null>;
  /** Whether the cards may move automatically; never when they all fit. */
  autoplay: boolean;
  /** How long the cards stay, in ms. */
  delay: number;
  /** Whether there are more cards than fit, as far as that is known before they are measured. */
  many: boolean;
}

/** Embla for cards side by side: a press moves by as many as fit. */
export const useCardRow = ({ root, autoplay, delay, many }: CardRowOptions) => {
  const still = useStillness();
  const moving = autoplay && !still;
  const plugins = useMemo(
    () => (moving ? [autoplayPlugin({ delay, playOnInit: false, stopOnFocusIn: false })] : []),
    [moving, delay],
  );
  const [viewport, embla] = useEmblaCarousel(
    { align: 'start', containScroll: 'trimSnaps', slidesToScroll: 'auto', duration: 22 },
    plugins,
  );
  const subscribe = useCallback(
    (changed: () => void) => {
      embla?.on('select', changed).on('reInit', changed);
      return () => {
        embla?.off('select', changed).off('reInit', changed);
      };
    },
    [embla],
  );
  const canGoBack = useSyncExternalStore(
    subscribe,
    () => embla?.canScrollPrev() ?? false,
    () => false,
  );
  const canGoOn = useSyncExternalStore(
    subscribe,
    () => embla?.canScrollNext() ?? false,
    () => false,
  );
  const overflows = embla ? canGoBack || canGoOn : many;
  const { paused, playing, setPaused } = useAutoplay({
    embla,
    root,
    allowed: moving && overflows,
  });

  const move = (direction: 1 | -1) =>
    direction > 0 ? embla?.scrollNext(still) : embla?.scrollPrev(still);
  const jump = (to: 'Home' | 'End') =>
    embla?.scrollTo(to === 'Home' ? 0 : embla.scrollSnapList().length - 1, still);

  const row = {
    canGoBack,
    canGoOn,
    overflows,
    /** Whether the cards move automatically, so that a pause is offered. */
    moving: moving && overflows,
    paused,
    playing,
    setPaused,
    move,
    jump,
  };
  return [viewport, row] as const;
};
