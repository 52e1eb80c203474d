import {
  Suspense,
  use,
  useEffect,
  useReducer,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { afterFirstInteraction, whenIdle } from '#src/browser/attention.ts';
import { removeTranslation } from '#src/browser/pageTranslation.ts';
import { useHydrating } from './useHydrating.ts';
import { unhydrated, interactionEvents } from './hydrateParts.ts';

/** Time in ms after which a part hydrates that nobody has interacted with. */
const IDLE_AFTER_MS = 5_000;

/** React reads the status without a delay, so it hydrates a part within the click on it. */
const fulfil = (promise: Promise<void>): Promise<void> =>
  Object.assign(promise, { status: 'fulfilled' });

const nothing = fulfil(Promise.resolve());

/** Decides when a server-rendered part hydrates. */
class HydrationGate {
  isOpen: boolean;
  isHydrated: boolean;
  readonly opened: Promise<void>;
  readonly hydrated: Promise<void>;
  markHydrated = (): void => {};
  private resolveOpened = (): void => {};

  /** @param isOpen the part has no server-rendered HTML, so it never waits */
  constructor(isOpen: boolean) {
    this.isOpen = isOpen;
    this.isHydrated = isOpen;
    this.opened = new Promise((resolve) => (this.resolveOpened = resolve));
    this.hydrated = new Promise((resolve) => {
      this.markHydrated = () => {
        this.isHydrated = true;
        resolve();
      };
    });
  }

  open(place: Element): void {
    if (this.isOpen) return;
    removeTranslation(place);
    this.isOpen = true;
    void fulfil(this.opened);
    this.resolveOpened();
  }
}

function Gated({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  const isHydrating = useHydrating();
  // Only server-rendered HTML can wait, and only in a browser.
  use(isHydrating && typeof window !== 'undefined' ? gate.opened : nothing);
  useEffect(() => gate.markHydrated(), [gate]);
  return children;
}

const gates = new WeakMap<Element, HydrationGate>();
const open = (place: Element): void => gates.get(place)?.open(place);

/** Opens the part of an event before React sees the event. */
const openReached = ({ target }: Event): void => {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) open(at);
};

let shared: IntersectionObserver | null = null;
const observer = (): IntersectionObserver => {
  for (const event of shared ? [] : interactionEvents)
    document.addEventListener(event, openReached, true);
  return (shared ??= new IntersectionObserver((changes) => {
    for (const { isIntersecting, target } of changes) if (isIntersecting) open(target);
  }));
};

/**
 * Delays the hydration of a part whose HTML works without scripts, such as a card that is a link.
 * The part hydrates when a person clicks or focuses it, when it is in view after the first
 * interaction, or when the browser is idle later. Its code belongs to the file of its screen, so it
 * needs no connection.
 * @param place the element that contains the part and nothing else that reacts to events
 * @param shows the values that the part shows. It hydrates when one of them changes
 * @returns the part, to be rendered in that element
 */
export const useDeferred = (
  place: RefObject<Element | null>,
  part: ReactNode,
  shows: readonly unknown[] = [],
): ReactNode => {
  const isHydrating = useHydrating();
  const [gate] = useState(() => new HydrationGate(!isHydrating));
  const now = (
    <Suspense>
      <Gated gate={gate}>{part}</Gated>
    </Suspense>
  );
  const [first] = useState({ shows, part: now });
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const isChanged = shows.some((value, index) => !Object.is(value, first.shows[index]));

  useEffect(() => {
    const element = place.current;
    if (!element || gate.isHydrated) return undefined;
    const watch = observer();
    const hydrate = (): Promise<void> => {
      gate.open(element);
      return gate.hydrated;
    };
    gates.set(element, gate);
    unhydrated.add(hydrate);
    afterFirstInteraction(() => gate.isOpen || watch.observe(element));
    const timer = setTimeout(() => whenIdle(() => gate.open(element)), IDLE_AFTER_MS);
    const cleanUp = (): void => {
      clearTimeout(timer);
      unhydrated.delete(hydrate);
      watch.unobserve(element);
      gate.markHydrated();
    };
    void gate.hydrated.then(cleanUp);
    return cleanUp;
  }, [gate, place]);

  useEffect(() => {
    if (!isChanged || gate.isHydrated || !place.current) return;
    gate.open(place.current);
    void gate.hydrated.then(refresh);
  }, [gate, place, isChanged]);

  // React discards the HTML of a part that gets new props before it has hydrated.
  return gate.isHydrated ? now : first.part;
};

/** A deferred part in an element of its own; see `useDeferred`. */
export function Deferred({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  return <div ref={place}>{useDeferred(place, children)}</div>;
}
