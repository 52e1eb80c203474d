import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import {
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { useReducedMotion } from '#src/hooks/useStillness.ts';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

const useEmblaState = <T>(embla: Embla | undefined, read: (api: Embla) => T, initial: T): T => {
  const subscribe = useCallback(
    (changed: () => void) => {
      embla?.on('select', changed).on('reInit', changed);
      return () => {
        embla?.off('select', changed).off('reInit', changed);
      };
    },
    [embla],
  );
  return useSyncExternalStore(
    subscribe,
    () => (embla ? read(embla) : initial),
    () => initial,
  );
};

interface CarouselOptions {
  autoplay: boolean;
  /** Time between two moves, in ms. */
  delay: number;
  /** Expects more slides than fit, until they are measured. */
  many: boolean;
  /** Shows single slides in an endless loop instead of rows of as many as fit. */
  loop?: boolean;
}

const oneByOne = { loop: true, duration: 22 };
const byRows = {
  align: 'start',
  containScroll: 'trimSnaps',
  slidesToScroll: 'auto',
  duration: 22,
} as const;

/**
 * An Embla carousel with keyboard control: arrow keys, Home and End. It never moves automatically
 * under reduced motion or in a hidden tab, and stops while the pointer or the focus is inside. A
 * pause that the user chose lasts.
 */
export const useCarousel = ({ autoplay, delay, many, loop = false }: CarouselOptions) => {
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [viewport, embla] = useEmblaCarousel(loop ? oneByOne : byRows);
  const selected = useEmblaState(embla, (api) => api.selectedScrollSnap(), 0);
  const canGoBack = useEmblaState(embla, (api) => api.canScrollPrev(), false);
  const canGoOn = useEmblaState(embla, (api) => api.canScrollNext(), false);
  const overflows = embla ? canGoBack || canGoOn : many;
  const moving = autoplay && !still && overflows;
  const playing = moving && !paused && !hovered && !focused;

  const previous = () => embla?.scrollPrev(still);
  const next = () => embla?.scrollNext(still);
  const go = (index: number) => embla?.scrollTo(index, still);

  useEffect(() => {
    if (!embla || !playing) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      if (embla.canScrollNext()) embla.scrollNext();
      else embla.scrollTo(0);
    }, delay);
    return () => clearInterval(timer);
  }, [embla, playing, delay]);

  useEffect(() => {
    const take = () => setPaused(true);
    embla?.on('pointerDown', take);
    return () => {
      embla?.off('pointerDown', take);
    };
  }, [embla]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const moves: Record<string, (() => void) | undefined> = {
      ArrowLeft: previous,
      ArrowRight: next,
      Home: () => go(0),
      End: () => go((embla?.scrollSnapList().length ?? 1) - 1),
    };
    const move = moves[event.key];
    const isTaken = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey;
    const isTyped =
      event.target instanceof HTMLElement && event.target.closest('input, textarea, select');
    if (!move || isTaken || isTyped) return;
    event.preventDefault();
    move();
  };

  return {
    /** Handlers for the element that contains the viewport and its controls. */
    root: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
      onKeyDown,
    },
    viewport,
    selected,
    canGoBack,
    canGoOn,
    overflows,
    /** True if it moves automatically and so needs a pause button. */
    moving,
    paused,
    setPaused,
    playing,
    previous,
    next,
    go,
  };
};
