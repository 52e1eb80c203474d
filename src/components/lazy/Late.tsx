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
import { asleep, signs } from './wake.ts';

/** Time until a part hydrates that nobody comes to, in ms. */
const SLEEP_MS = 5_000;

/** React reads the status without a delay, so it hydrates a part within the click on it. */
const fulfil = (promise: Promise<void>): Promise<void> =>
  Object.assign(promise, { status: 'fulfilled' });

const nothing = fulfil(Promise.resolve());

/** Decides when a server-rendered part hydrates. */
class Gate {
  isOpen: boolean;
  isHydrated: boolean;
  readonly opened: Promise<void>;
  readonly hydrated: Promise<void>;
  arrive = (): void => {};
  private pass = (): void => {};

  /** @param isOpen the part has no HTML of the server, so it never waits */
  constructor(isOpen: boolean) {
    this.isOpen = isOpen;
    this.isHydrated = isOpen;
    this.opened = new Promise((resolve) => (this.pass = resolve));
    this.hydrated = new Promise((resolve) => {
      this.arrive = () => {
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
    this.pass();
  }
}

function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  const isHydrating = useHydrating();
  // Only HTML of the server can wait, in a browser.
  use(isHydrating && typeof window !== 'undefined' ? gate.opened : nothing);
  useEffect(() => gate.arrive(), [gate]);
  return children;
}

const gates = new WeakMap<Element, Gate>();
const open = (place: Element): void => gates.get(place)?.open(place);

/** Opens the part that a person presses or reaches before React sees the event. */
const look = ({ target }: Event): void => {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) open(at);
};

let shared: IntersectionObserver | null = null;
const observer = (): IntersectionObserver => {
  for (const sign of shared ? [] : signs) document.addEventListener(sign, look, true);
  return (shared ??= new IntersectionObserver((changes) => {
    for (const { isIntersecting, target } of changes) if (isIntersecting) open(target);
  }));
};

/**
 * Delays the hydration of a part whose HTML works without scripts, such as a card that is a link,
 * until a person presses or reaches it, it is in view after the first interaction, or the browser
 * is idle later. Its code belongs to the file of its screen, so it needs no connection.
 * @param place the element that contains the part and nothing else that reacts
 * @param shows the values that the part shows. It hydrates when one of them changes
 * @returns the part, to be rendered in that element
 */
export const useLate = (
  place: RefObject<Element | null>,
  part: ReactNode,
  shows: readonly unknown[] = [],
): ReactNode => {
  const isHydrating = useHydrating();
  const [gate] = useState(() => new Gate(!isHydrating));
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
    const wake = (): Promise<void> => {
      gate.open(element);
      return gate.hydrated;
    };
    gates.set(element, gate);
    asleep.add(wake);
    afterFirstInteraction(() => gate.isOpen || watch.observe(element));
    const timer = setTimeout(() => whenIdle(() => gate.open(element)), SLEEP_MS);
    const rest = (): void => {
      clearTimeout(timer);
      asleep.delete(wake);
      watch.unobserve(element);
      gate.arrive();
    };
    void gate.hydrated.then(rest);
    return rest;
  }, [gate, place]);

  useEffect(() => {
    if (!isChanged || gate.isHydrated || !place.current) return;
    gate.open(place.current);
    void gate.hydrated.then(refresh);
  }, [gate, place, isChanged]);

  // React discards the HTML of a part that gets new props before it has hydrated.
  return gate.isHydrated ? now : first.part;
};

/** A late part in an element of its own; see `useLate`. */
export function Late({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  return <div ref={place}>{useLate(place, children)}</div>;
}
