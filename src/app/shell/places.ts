import { storedValue } from '#src/browser/stored/storedValue.ts';

export interface ScreenPosition {
  /** In px. */
  top: number;
  link?: LeavingLink;
}

/** A link in the main part of a page, identified by its address. */
export interface LeavingLink {
  /** The address as written in the page. */
  href: string;
  /** Number of preceding links with the same address. */
  nth: number;
  focused: boolean;
  /** In px. */
  fromTop: number;
}

export type Places = Map<string, ScreenPosition>;

/** Maximum number of stored history entries. */
const MOST = 50;

const isPlaces = (value: unknown): value is Record<string, ScreenPosition> =>
  typeof value === 'object' && value !== null;

const stored = storedValue('seira.places', 'session', isPlaces);

const linksTo = (href: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`),
];

/** Finds the link again. Null while the page does not contain it. */
export const findLink = ({ href, nth }: LeavingLink): HTMLElement | null =>
  linksTo(href)[nth] ?? null;

/** The clicked link of the main part, if any. */
export const linkAt = (target: EventTarget | null): LeavingLink | undefined => {
  const link = target instanceof Element ? target.closest<HTMLElement>('main a[href]') : null;
  const href = link?.getAttribute('href');
  if (!link || !href) return undefined;
  return {
    href,
    nth: linksTo(href).indexOf(link),
    focused: link === document.activeElement,
    fromTop: link.getBoundingClientRect().top,
  };
};

const isReturn = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation');
  return opened instanceof PerformanceNavigationTiming && opened.type !== 'navigate';
};

/**
 * Stored positions of this tab, including those of earlier documents.
 * @param entry history entry of the document. It has no position until a person returns to it,
 * because a typed address has the same key as the previous one
 */
export const placesIn = (entry: string): Places => {
  const places = new Map(Object.entries(stored.get() ?? {}));
  if (!isReturn()) places.delete(entry);
  return places;
};

export const savePlaces = (places: Places | null): void => {
  if (places) stored.set(Object.fromEntries([...places].slice(-MOST)));
};
